import TesseraLayout

/// The declared size of an item: its width and its height.
public struct Sizing: Hashable, Sendable {
  /// The dimension of the width.
  public var width: Dimension
  /// The dimension of the height.
  public var height: Dimension

  /// Creates a sizing from its two dimensions.
  public init(width: Dimension = .fill, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// Returns a sizing with the offered width and a height in points.
  public static func height(_ points: Double) -> Sizing { Sizing(height: .fixed(points)) }

  /// Returns a sizing with a width and a height in points.
  public static func fixed(width: Double, height: Double) -> Sizing {
    Sizing(width: .fixed(width), height: .fixed(height))
  }

  /// Returns a sizing with the offered width and a measured height, which is estimated in points until then.
  public static func estimatedHeight(_ points: Double) -> Sizing { Sizing(height: .estimated(points)) }

  /// Returns the sizing of a section that declares none: the whole offered extent across the axis of the
  /// collection, and that of its content along it.
  static func content(scrolling axis: Axis) -> Sizing {
    axis == .vertical
      ? Sizing(width: .fill, height: .estimated(0)) : Sizing(width: .estimated(0), height: .fill)
  }

  /// Whether the width or the height is measured.
  public var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The dimension along an axis.
  public subscript(axis: Axis) -> Dimension { axis == .horizontal ? width : height }

  /// Returns the size for an offered size, not rounded to pixels; see ``PixelGrid``.
  ///
  /// Each side is computed as ``Dimension`` describes, and is from 0 to ``Size/largestExtent`` even if
  /// numbers are out of range.
  ///
  /// - Parameters:
  ///   - offered: The size offered to the item, finite along both axes. NaN and negative sides count as 0.
  ///   - measured: The measured size of the cell; `nil` if it was not measured. It is used for estimated
  ///     sides, and for those that would be a part of an unbounded side.
  public func size(offered: Size, measured: Size? = nil) -> Size {
    if let width = width.plainExtent(offered.width, measured?.width),
      let height = height.plainExtent(offered.height, measured?.height)
    {
      return Size(width: width, height: height)
    }
    let offered = offered.sanitized
    // The side that depends on the other comes second. If both do, the height comes first.
    let first: Axis = width.followsOther ? .vertical : .horizontal
    let second = first.cross
    var size = Size.zero
    size[first] = self[first].extent(along: first, offered: offered, measured: measured?[first], other: nil)
    size[second] = self[second].extent(
      along: second, offered: offered, measured: measured?[second], other: size[first])
    return size
  }

  /// Returns whether the size may depend on the offered extent along an axis.
  func dependsOnVisibleSize(along axis: Axis) -> Bool {
    if width.followsOther, height.followsOther { return true }
    return Axis.allCases.contains { self[$0].dependsOnVisibleSize(along: axis, ofSide: $0) }
  }

  /// Returns the size in which the cell is measured: measured sides are offered the available extent within
  /// their limits, and the others have their own extent.
  ///
  /// A text that is limited to a width of 300 points is thus as high as its lines of 300 points, not as its
  /// single long line.
  public func measuringConstraint(offered: Size) -> Size { size(offered: offered, measured: offered) }
}
