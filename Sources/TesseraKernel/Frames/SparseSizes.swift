import TesseraLayout

/// Sizes at some positions of a list, which follow when it changes; see ``SparseArray``.
///
/// Nearly all sizes are whole pixels, which a `Float` holds as exactly as a `Double`, in half the memory. The others are
/// kept a second time, as they are.
struct SparseSizes {
  private var narrow = SparseArray<NarrowSize>()
  /// The sizes that a narrow one rounds.
  private var wide = SparseArray<Size>()

  /// A size that may be rounded.
  private struct NarrowSize {
    let width: Float
    let height: Float

    init(_ size: Size) { (width, height) = (Float(size.width), Float(size.height)) }

    var size: Size { Size(width: Double(width), height: Double(height)) }
  }

  /// Whether there are no sizes.
  var isEmpty: Bool { narrow.isEmpty }

  /// How many sizes there are.
  var count: Int { narrow.count }

  /// The size at a position.
  subscript(position: Int) -> Size? {
    if !wide.isEmpty, let size = wide[position] { return size }
    return narrow[position]?.size
  }

  /// The first position from one on at which there is a size.
  func firstPosition(from position: Int) -> Int? { narrow.firstPosition(from: position) }

  /// Calls back with every position in a range at which there is a size, in order.
  func forEachPosition(in range: Range<Int>, _ body: (Int) -> Void) {
    narrow.forEach(in: range) { position, _ in body(position) }
  }

  /// Sets the size at a position.
  mutating func set(_ size: Size, at position: Int) {
    let rounded = NarrowSize(size)
    narrow.set(rounded, at: position)
    if rounded.size != size {
      wide.set(size, at: position)
    } else if !wide.isEmpty, wide[position] != nil {
      wide.replace(position..<(position + 1), withCount: 1)
    }
  }

  /// Follows a change of the list: a range of it gives way to so many other items, which have no sizes.
  mutating func replace(_ range: Range<Int>, withCount count: Int) {
    narrow.replace(range, withCount: count)
    wide.replace(range, withCount: count)
  }
}
