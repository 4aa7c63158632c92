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

  /// Whether a side has to be measured.
  public var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The side along an axis.
  public subscript(axis: Axis) -> Dimension { axis == .horizontal ? width : height }

  /// The size when a room is offered.
  ///
  /// - Parameters:
  ///   - offered: The room that the item could take.
  ///   - measured: What measuring the cell gave, if it was measured; only estimated sides use it.
  public func size(offered: Size, measured: Size? = nil) -> Size {
    let width = width.extent(offered: offered.width, measured: measured?.width)
    let height = height.extent(offered: offered.height, measured: measured?.height)
    switch (width, height, self.width, self.height) {
    case (let width?, let height?, _, _): return Size(width: width, height: height)
    case (let width?, nil, _, .aspect(let ratio)): return Size(width: width, height: width * ratio)
    case (nil, let height?, .aspect(let ratio), _): return Size(width: height * ratio, height: height)
    case (_, _, .aspect(let ratio), _):
      return Size(width: offered.height * ratio, height: offered.height)
    default: return offered
    }
  }
}
