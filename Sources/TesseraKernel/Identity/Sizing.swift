import TesseraLayout

/// How large an item wants to be, side by side.
public struct Sizing: Hashable, Sendable {
  /// The horizontal side.
  public var width: Dimension
  /// The vertical side.
  public var height: Dimension

  /// Makes a sizing from its two sides.
  public init(width: Dimension = .fill, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// As wide as offered, so many points high.
  public static func height(_ points: Double) -> Sizing { Sizing(height: .fixed(points)) }

  /// So many points wide and high.
  public static func fixed(width: Double, height: Double) -> Sizing {
    Sizing(width: .fixed(width), height: .fixed(height))
  }

  /// As wide as offered; the height is measured, and so many points until then.
  public static func estimatedHeight(_ points: Double) -> Sizing { Sizing(height: .estimated(points)) }

  /// What a section has that declares no size: across the axis of the collection all there is, along it as much as its
  /// content needs.
  static func content(scrolling axis: Axis) -> Sizing {
    axis == .vertical
      ? Sizing(width: .fill, height: .estimated(0)) : Sizing(width: .estimated(0), height: .fill)
  }

  /// Whether a side has to be measured.
  public var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The side along an axis.
  public subscript(axis: Axis) -> Dimension { axis == .horizontal ? width : height }

  /// The size when a room is offered; exact, not rounded to pixels (``PixelGrid`` does that).
  ///
  /// Each side is found as ``Dimension`` says. Numbers out of range give a side from 0 to ``Size/largestExtent``.
  ///
  /// - Parameters:
  ///   - offered: The room that the item could take, finite along both axes. NaN and negative sides count as 0.
  ///   - measured: What measuring the cell gave, if it was measured; only estimated sides use it, and those that
  ///     would take a part of a side without end.
  public func size(offered: Size, measured: Size? = nil) -> Size {
    if let width = width.plainExtent(offered.width, measured?.width),
      let height = height.plainExtent(offered.height, measured?.height)
    {
      return Size(width: width, height: height)
    }
    let offered = offered.sanitized
    // The side that follows the other comes second; if both do, the height comes first.
    let first: Axis = width.followsOther ? .vertical : .horizontal
    let second = first.cross
    var size = Size.zero
    size[first] = self[first].extent(along: first, offered: offered, measured: measured?[first], other: nil)
    size[second] = self[second].extent(
      along: second, offered: offered, measured: measured?[second], other: size[first])
    return size
  }

  /// Whether the size may be another one where another room is offered along an axis.
  func dependsOnRoom(along axis: Axis) -> Bool {
    if width.followsOther, height.followsOther { return true }
    return Axis.allCases.contains { self[$0].dependsOnRoom(along: axis, ofSide: $0) }
  }

  /// The room to measure the cell in: sides that are measured may take what is offered, within their limits, the
  /// others have their extent already.
  ///
  /// So a text no wider than 300 points is as high as its lines of 300 points are, not as its one long line.
  public func measuringRoom(offered: Size) -> Size { size(offered: offered, measured: offered) }
}
