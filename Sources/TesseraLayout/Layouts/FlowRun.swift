/// Neighbouring items of a flow that are alike: what they answered, as far as places depend on it.
typealias FlowRun = Styled<FlowSizeRun, FlowStyle>

/// The sizes of neighbouring items of a flow.
///
/// A flow of measured items has one for each, so they are kept small: 16 bytes hold what is not gigantic, from 2^22 points
/// on the rest is in the style.
struct FlowSizeRun: Equatable, Sendable {
  /// How many items, at least one inside a tree.
  var count: Int
  /// The lower part of the width, in units.
  fileprivate let lowWidth: UInt32
  /// The lower part of the height, in units.
  fileprivate let lowHeight: UInt32

  /// Items of a size, of which the style has to take the upper parts.
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

  /// Whether the items of another run have the same size, where they have the same style.
  @inline(__always)
  func isLike(_ other: FlowSizeRun) -> Bool { lowWidth == other.lowWidth && lowHeight == other.lowHeight }
}

/// What few items of a flow ask for.
struct FlowStyle: Equatable, Sendable {
  /// The upper part of the width, in units.
  fileprivate var highWidth: UInt32 = 0
  /// The upper part of the height, in units.
  fileprivate var highHeight: UInt32 = 0
  /// Where the items stand in their line.
  var align: Alignment
  /// Whether the items are at least as wide as the container.
  var fills: Bool
  /// Whether the items are at most as wide as the container.
  var shrinks: Bool
  /// The share of the room left over in the line; 0: none.
  var grow: Double
  /// How far the baseline that counts is below the top edge; zero where none counts.
  var ascent = FixedLength.zero

  /// A style of items of sizes that are not gigantic, without a baseline.
  init(align: Alignment, fills: Bool, shrinks: Bool, grow: Double) {
    self.align = align
    self.fills = fills
    self.shrinks = shrinks
    self.grow = grow
  }

  /// Whether a part of a size is in the style, because it is gigantic.
  @inline(__always)
  static func isParticular(width: FixedLength, height: FixedLength) -> Bool {
    (width.units | height.units) >> 32 != 0
  }

  /// Takes what a ``FlowSizeRun`` does not hold.
  mutating func take(width: FixedLength, height: FixedLength, ascent: FixedLength = .zero) {
    highWidth = UInt32(truncatingIfNeeded: width.units >> 32)
    highHeight = UInt32(truncatingIfNeeded: height.units >> 32)
    self.ascent = ascent
  }
}

extension Styled where Run == FlowSizeRun, Style == FlowStyle {
  /// The width that each has answered.
  var width: FixedLength { FixedLength(units: Int64(style.highWidth) << 32 | Int64(run.lowWidth)) }

  /// The height of each.
  var height: FixedLength { FixedLength(units: Int64(style.highHeight) << 32 | Int64(run.lowHeight)) }

  /// The same for another number of items.
  func repeated(_ count: Int) -> FlowRun {
    var copy = self
    copy.run.count = count
    return copy
  }
}

extension StyledCursor where Run == FlowSizeRun, Style == FlowStyle {
  /// Items that are like the one that was gone to, from an index on.
  @inline(__always)
  func run(from index: Int) -> FlowRun {
    FlowRun(run: place.run, style: style).repeated(end - index)
  }
}

extension FlowSizeRun: TreeRun {
  typealias Summary = ItemCount

  var summary: ItemCount { ItemCount(count: count) }

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
