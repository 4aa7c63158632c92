/// A part of a mosaic: an item, or a row or a column of parts.
///
///     .row(height: .ratio(1 / 2), spacing: 8, [
///       .item(width: .fraction(2 / 3)),
///       .column(spacing: 8, [.item(), .item()]),
///     ])
///
/// This is a row that is half as high as it is wide: a large item on the left, and two small ones on top of
/// each other on the right. Parts follow each other from the near edge of their group. Parts that do not fit
/// extend beyond their group. A group without parts is empty space.
///
/// A group contains at most ``maxParts`` parts, on at most ``maxLevels`` levels; further parts are left out.
public struct MosaicGroup: Hashable, Sendable {
  /// The width or height of a part.
  ///
  /// Negative numbers and NaN count as 0, and large numbers as ``Size/largestExtent``.
  public enum Extent: Hashable, Sendable {
    /// An extent in points.
    case points(Double)
    /// A fraction of the extent of the enclosing group.
    ///
    /// Along the group, each part and the group itself count with one gap. Fractions with a sum of 1
    /// therefore fill the group exactly, and a part of two thirds ends where the second of three thirds ends.
    /// If the extent of the group follows from its parts, a fraction along the group counts as the extent
    /// that the part needs, and a fraction across the group refers to the resulting extent.
    case fraction(Double)
    /// A multiple of the other extent of the same part: with `height: .ratio(0.5)`, a part is half as high as
    /// it is wide.
    ///
    /// If the other extent is not known first, a ratio counts as `share(1)`.
    case ratio(Double)
    /// A share of the extent that the other parts leave along the group, relative to the sum of all shares.
    ///
    /// Across the group, a share is the full extent.
    ///
    /// If the extent of the group follows from its parts, a share along it counts as the extent that the part
    /// needs.
    case share(Double)
  }

  /// The largest number of parts in a group, including the parts of its parts.
  public static let maxParts = 10_000
  /// The largest number of levels on which groups can be nested.
  public static let maxLevels = 50

  let width: Extent
  var height: Extent
  /// The parts; `nil` for an item.
  let stack: Stack?
  /// The number of times that the enclosing group takes the part.
  private var repetitions = 1

  struct Stack: Hashable, Sendable {
    let axis: Axis
    let spacing: Double
    let parts: [MosaicGroup]
    /// The number of parts on all levels.
    let total: Int
    let levels: Int
  }
}

// MARK: - Making parts

extension MosaicGroup {
  /// Creates a part that is a single item.
  public static func item(width: Extent = .share(1), height: Extent = .share(1)) -> MosaicGroup {
    MosaicGroup(width: width, height: height, stack: nil)
  }

  /// Creates a row of parts from left to right, with gaps in points.
  ///
  /// A gap that is negative or NaN counts as 0.
  public static func row(
    width: Extent = .share(1), height: Extent = .share(1), spacing: Double = 0, _ parts: [MosaicGroup]
  ) -> MosaicGroup {
    MosaicGroup(width: width, height: height, stack: Stack(.horizontal, spacing: spacing, parts))
  }

  /// Creates a column of parts from top to bottom, with gaps in points.
  ///
  /// A gap that is negative or NaN counts as 0.
  public static func column(
    width: Extent = .share(1), height: Extent = .share(1), spacing: Double = 0, _ parts: [MosaicGroup]
  ) -> MosaicGroup {
    MosaicGroup(width: width, height: height, stack: Stack(.vertical, spacing: spacing, parts))
  }

  /// Returns the part repeated a number of times, as if it were listed as often in the parts of a group.
  ///
  /// A part that is repeated less than once is left out. Repeating a repeated part multiplies the numbers.
  public func repeated(_ count: Int) -> MosaicGroup {
    var copy = self
    let (product, overflow) = repetitions.multipliedReportingOverflow(by: max(0, count))
    copy.repetitions = overflow ? .max : product
    return copy
  }

  private init(width: Extent, height: Extent, stack: Stack?) {
    self.width = width
    self.height = height
    self.stack = stack
  }

  subscript(axis: Axis) -> Extent { axis == .horizontal ? width : height }
}

extension MosaicGroup.Stack {
  /// Expands repeated parts and enforces the limits, so that no other code has to.
  fileprivate init(_ axis: Axis, spacing: Double, _ parts: [MosaicGroup]) {
    var taken: [MosaicGroup] = []
    var total = 0
    var levels = 1
    for part in parts {
      let inner = part.stack
      let size = 1 + (inner?.total ?? 0)
      let depth = 1 + (inner?.levels ?? 0)
      guard depth <= MosaicGroup.maxLevels else { continue }
      let count = min(part.repetitions, (MosaicGroup.maxParts - total) / size)
      taken.append(contentsOf: repeatElement(part.once, count: count))
      total += count * size
      if count > 0 { levels = max(levels, depth) }
      if count < part.repetitions { break }
    }
    self.init(axis: axis, spacing: spacing, parts: taken, total: total, levels: levels)
  }
}

extension MosaicGroup {
  fileprivate var once: MosaicGroup {
    var copy = self
    copy.repetitions = 1
    return copy
  }
}
