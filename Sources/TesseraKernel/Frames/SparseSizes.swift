import TesseraLayout

/// An array of sizes at few positions of a list, which follow its changes; see ``SparseArray``.
///
/// Nearly all sizes are whole pixels, which a `Float` represents as exactly as a `Double`, in half the
/// memory. The others are stored a second time without rounding.
struct SparseSizes {
  private var narrow = SparseArray<NarrowSize>()
  /// The exact sizes where the narrow ones are rounded.
  private var wide = SparseArray<Size>()

  /// A size that may be rounded.
  private struct NarrowSize {
    let width: Float
    let height: Float

    init(_ size: Size) { (width, height) = (Float(size.width), Float(size.height)) }

    var size: Size { Size(width: Double(width), height: Double(height)) }
  }

  var isEmpty: Bool { narrow.isEmpty }

  var count: Int { narrow.count }

  subscript(position: Int) -> Size? {
    if !wide.isEmpty, let size = wide[position] { return size }
    return narrow[position]?.size
  }

  func firstPosition(from position: Int) -> Int? { narrow.firstPosition(from: position) }

  func forEachPosition(in range: Range<Int>, _ body: (Int) -> Void) {
    narrow.forEach(in: range) { position, _ in body(position) }
  }

  mutating func set(_ size: Size, at position: Int) {
    let rounded = NarrowSize(size)
    narrow.set(rounded, at: position)
    if rounded.size != size {
      wide.set(size, at: position)
    } else if !wide.isEmpty, wide[position] != nil {
      wide.replace(position..<(position + 1), withCount: 1)
    }
  }

  mutating func replace(_ range: Range<Int>, withCount count: Int) {
    narrow.replace(range, withCount: count)
    wide.replace(range, withCount: count)
  }
}
