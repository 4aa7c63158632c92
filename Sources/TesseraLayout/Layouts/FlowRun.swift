/// A run of equal neighboring items of a flow, with the data on which their positions depend.
typealias FlowRun = StyledRun<FlowSizeRun, FlowStyle>

/// The sizes of neighboring items of a flow.
///
/// A flow of measured items has one for each item, so it is small: 16 bytes hold extents up to 2^22 points;
/// the upper bits of larger ones are in the style.
struct FlowSizeRun: Equatable, Sendable {
  var count: Int
  fileprivate let lowWidth: UInt32
  fileprivate let lowHeight: UInt32

  /// Creates items of a size, whose upper bits must be stored in the style.
  @inline(__always)
  init(count: Int, width: FixedLength, height: FixedLength) {
    self.init(
      count: count, lowWidth: UInt32(truncatingIfNeeded: width.units),
      lowHeight: UInt32(truncatingIfNeeded: height.units))
  }

  private init(count: Int, lowWidth: UInt32, lowHeight: UInt32) {
    self.count = count
    self.lowWidth = lowWidth
    self.lowHeight = lowHeight
  }

  /// The width of items of an ordinary style.
  var ordinaryWidth: FixedLength { FixedLength(units: Int64(lowWidth)) }
  /// The height of items of an ordinary style.
  var ordinaryHeight: FixedLength { FixedLength(units: Int64(lowHeight)) }

  /// Whether this is one item, and its width is not zero.
  @inline(__always)
  var isSingleAndWide: Bool { count == 1 && lowWidth > 0 }

  @inline(__always)
  func isLike(_ other: FlowSizeRun) -> Bool { lowWidth == other.lowWidth && lowHeight == other.lowHeight }
}

/// The properties that few items of a flow have.
struct FlowStyle: Equatable, Sendable {
  /// The upper bits of the width, in units.
  fileprivate var highWidth: UInt32 = 0
  /// The upper bits of the height, in units.
  fileprivate var highHeight: UInt32 = 0
  var align: Alignment
  /// Whether the items are at least as wide as the container.
  var fills: Bool
  /// Whether the items are at most as wide as the container.
  var shrinks: Bool
  /// The weight with which an item takes a part of the free space in its line, or 0.
  var grow: Double
  /// The distance of the relevant baseline from the top edge, or zero.
  var ascent = FixedLength.zero

  /// Creates a style for items of ordinary sizes, without a baseline.
  init(align: Alignment, fills: Bool, shrinks: Bool, grow: Double) {
    self.align = align
    self.fills = fills
    self.shrinks = shrinks
    self.grow = grow
  }

  /// Returns whether the size is so large that its upper bits are in the style.
  @inline(__always)
  static func hasOwnStyle(width: FixedLength, height: FixedLength) -> Bool {
    (width.units | height.units) >> 32 != 0
  }

  /// Whether the items have the size that a ``FlowSizeRun`` holds, whatever their line.
  var isOrdinary: Bool {
    highWidth == 0 && highHeight == 0 && !fills && !shrinks && grow == 0 && !align.needsBaselines
  }

  /// Stores the data that a ``FlowSizeRun`` does not hold.
  mutating func take(width: FixedLength, height: FixedLength, ascent: FixedLength = .zero) {
    highWidth = UInt32(truncatingIfNeeded: width.units >> 32)
    highHeight = UInt32(truncatingIfNeeded: height.units >> 32)
    self.ascent = ascent
  }
}

extension StyledRun where Run == FlowSizeRun, Style == FlowStyle {
  var width: FixedLength { FixedLength(units: Int64(style.highWidth) << 32 | Int64(run.lowWidth)) }

  var height: FixedLength { FixedLength(units: Int64(style.highHeight) << 32 | Int64(run.lowHeight)) }

  func repeated(_ count: Int) -> FlowRun {
    var copy = self
    copy.run.count = count
    return copy
  }
}

extension StyledCursor where Run == FlowSizeRun, Style == FlowStyle {
  /// Returns the items of the current run, from an index on.
  @inline(__always)
  func run(from index: Int) -> FlowRun {
    FlowRun(run: place.run, style: style).repeated(end - index)
  }
}

extension FlowSizeRun {
  /// Appends single items of ordinary sizes, each of which differs from the item before it.
  ///
  /// - Parameters:
  ///   - sizes: The reported sizes. Items are appended up to one that has to be handled otherwise.
  ///   - runs: Memory whose first element is the last run.
  ///   - sum: An aggregate, to which all of these runs but the last one are added.
  /// - Returns: The number of appended items.
  @inline(__always)
  static func append(
    _ sizes: UnsafeBufferPointer<Size>, to runs: UnsafeMutableBufferPointer<FlowSizeRun>,
    _ sum: inout ItemCount
  ) -> Int {
    let most = min(sizes.count, runs.count - 1)
    var last = UInt64(runs[0].lowWidth) | UInt64(runs[0].lowHeight) << 32
    var count = 0
    while count < most {
      let width = FlowRules.roundedWidth(sizes[count].width)
      let height = FixedLength.roundedUnits(sizes[count].height)
      let size = width | height << 32
      guard (width | height) >> 32 == 0, size != last else { break }
      last = size
      count &+= 1
      runs.initializeElement(
        at: count,
        to: FlowSizeRun(
          count: 1, lowWidth: UInt32(truncatingIfNeeded: width),
          lowHeight: UInt32(truncatingIfNeeded: height)))
    }
    if count > 0 { sum.count += runs[0].count + count - 1 }
    return count
  }
}

extension FlowSizeRun: TreeRun {
  typealias Summary = ItemCount

  var summary: ItemCount { ItemCount(count: count) }

  /// Twice as many as in other trees, because runs are small and fast to count.
  static var leafCapacity: Int { 128 }

  func slice(_ items: Range<Int>) -> FlowSizeRun {
    FlowSizeRun(count: items.count, lowWidth: lowWidth, lowHeight: lowHeight)
  }

  @inline(__always)
  mutating func absorb(_ next: FlowSizeRun) -> Bool {
    guard isLike(next) else { return false }
    count += next.count
    return true
  }
}
