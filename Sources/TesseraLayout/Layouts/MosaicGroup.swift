/// A part of a mosaic: one item, or a row or a column of parts.
///
///     .row(height: .ratio(1 / 2), spacing: 8, [
///       .item(width: .fraction(2 / 3)),
///       .column(spacing: 8, [.item(), .item()]),
///     ])
///
/// This is a row that is half as high as wide: a large item on the left, two small ones on top of each other on the
/// right. Parts stand one after the other at the near edge of their group; parts that are larger together than their
/// group stick out of it. A group without parts is room that stays empty.
///
/// A group has at most ``mostParts`` parts in it, on at most ``mostLevels`` levels; what is beyond is left out.
public struct MosaicGroup: Hashable, Sendable {
  /// How wide or high a part is. Numbers that are negative or NaN count as 0, large ones as ``Size/largestExtent``.
  public enum Extent: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// A fraction of the extent of the enclosing group.
    ///
    /// Along the group a part counts with one gap, and the group too: fractions that sum up to one fill the group
    /// exactly, and two thirds end where the second of three thirds ends. Where the extent of the group follows from
    /// its parts, a fraction is what the part itself needs, and across the group then a fraction of the result.
    case fraction(Double)
    /// So many times the other extent of the same part: `height: .ratio(0.5)` is half as high as wide.
    ///
    /// Where the other extent is not known before this one, a ratio counts as `share(1)`.
    case ratio(Double)
    /// A share of what the other parts leave along the group, relative to all shares; across the group all of it.
    ///
    /// Where the extent of the group follows from its parts, a share along it is what the part itself needs.
    case share(Double)
  }

  /// The largest number of parts in a group, those within its parts included.
  public static let mostParts = 10_000
  /// How deep groups nest at most.
  public static let mostLevels = 50

  let width: Extent
  var height: Extent
  /// nil: an item.
  let stack: Stack?
  /// How often the enclosing group takes the part.
  private var repetitions = 1

  /// Parts one after the other.
  struct Stack: Hashable, Sendable {
    let axis: Axis
    let spacing: Double
    let parts: [MosaicGroup]
    /// How many parts there are on all levels.
    let total: Int
    let levels: Int
  }
}

// MARK: - Making parts

extension MosaicGroup {
  /// One item.
  public static func item(width: Extent = .share(1), height: Extent = .share(1)) -> MosaicGroup {
    MosaicGroup(width: width, height: height, stack: nil)
  }

  /// Parts from left to right, with gaps of so many points; a gap that is negative or NaN counts as 0.
  public static func row(
    width: Extent = .share(1), height: Extent = .share(1), spacing: Double = 0, _ parts: [MosaicGroup]
  ) -> MosaicGroup {
    MosaicGroup(width: width, height: height, stack: Stack(.horizontal, spacing: spacing, parts))
  }

  /// Parts from top to bottom, with gaps of so many points; a gap that is negative or NaN counts as 0.
  public static func column(
    width: Extent = .share(1), height: Extent = .share(1), spacing: Double = 0, _ parts: [MosaicGroup]
  ) -> MosaicGroup {
    MosaicGroup(width: width, height: height, stack: Stack(.vertical, spacing: spacing, parts))
  }

  /// The part so many times in a row, as if it were written so often in the list of parts; below one time it is
  /// left out. Repeating what is already repeated multiplies.
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

  /// How wide or high the part is.
  subscript(axis: Axis) -> Extent { axis == .horizontal ? width : height }
}

extension MosaicGroup.Stack {
  /// Writes repeated parts out, and keeps to the limits, so that nobody else has to think of either.
  fileprivate init(_ axis: Axis, spacing: Double, _ parts: [MosaicGroup]) {
    var taken: [MosaicGroup] = []
    var total = 0
    var levels = 1
    for part in parts {
      let inner = part.stack
      let size = 1 + (inner?.total ?? 0)
      let depth = 1 + (inner?.levels ?? 0)
      guard depth <= MosaicGroup.mostLevels else { continue }
      let count = min(part.repetitions, (MosaicGroup.mostParts - total) / size)
      taken.append(contentsOf: repeatElement(part.once, count: count))
      total += count * size
      if count > 0 { levels = max(levels, depth) }
      if count < part.repetitions { break }
    }
    self.init(axis: axis, spacing: spacing, parts: taken, total: total, levels: levels)
  }
}

extension MosaicGroup {
  /// The part without its repetitions.
  fileprivate var once: MosaicGroup {
    var copy = self
    copy.repetitions = 1
    return copy
  }
}
