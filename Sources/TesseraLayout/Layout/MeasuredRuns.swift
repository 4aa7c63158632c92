/// The sizes and traits of consecutive items, which a layout consumes in portions.
///
/// Items append to it when a layout measures them (``LayoutItems/measure(_:offered:into:)``). Sizes of single
/// items without traits are collected, because a layout handles many of them faster in one loop.
public struct MeasuredRuns: ~Copyable {
  /// Consumes runs of the same number of items and the same traits, one run for each size.
  typealias Consumer = (_ sizes: UnsafeBufferPointer<Size>, _ count: Int, _ traits: LayoutTraits) -> Void

  /// The largest number of sizes that are collected.
  static let capacity = 128

  private let collected: UnsafeMutableBufferPointer<Size>
  /// The number of collected sizes.
  private var count = 0
  /// Whether the layout sees the items with the axes exchanged.
  private var isTransposed = false
  private let consume: Consumer

  /// Creates runs that collect sizes in a buffer, which must outlive them.
  init(collectingIn buffer: UnsafeMutableBufferPointer<Size>, consume: @escaping Consumer) {
    collected = buffer
    self.consume = consume
  }

  /// Appends consecutive items of the same size and traits.
  public mutating func append(count: Int, size: Size, traits: LayoutTraits) {
    if count == 1, traits.isNone {
      reserve().initializeElement(at: 0, to: size)
      commit(1)
    } else {
      flush()
      withUnsafePointer(to: isTransposed ? size.transposed : size) { size in
        consume(UnsafeBufferPointer(start: size, count: 1), count, isTransposed ? traits.transposed : traits)
      }
    }
  }

  /// Returns memory for the sizes of the next single items without traits, at least one.
  @usableFromInline
  mutating func reserve() -> UnsafeMutableBufferPointer<Size> {
    if count == collected.count { flush() }
    return UnsafeMutableBufferPointer(rebasing: collected[count...])
  }

  /// Appends items whose sizes were written to the memory that ``reserve()`` returned.
  @usableFromInline
  mutating func commit(_ count: Int) { self.count += count }

  /// Passes all collected sizes to the layout.
  mutating func flush() {
    if count == 0 { return }
    if isTransposed { for index in 0..<count { collected[index] = collected[index].transposed } }
    consume(UnsafeBufferPointer(start: collected.baseAddress, count: count), 1, .none)
    count = 0
  }

  /// Exchanges the axes of the items that a closure appends.
  mutating func transpose(_ body: (inout MeasuredRuns) -> Void) {
    flush()
    isTransposed.toggle()
    body(&self)
    flush()
    isTransposed.toggle()
  }
}
