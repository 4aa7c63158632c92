import TesseraKernel
import TesseraLayout

/// A distance, as the host uses it in its own lists and controls.
public enum Space: Hashable, Sendable {
  /// No distance.
  case none
  /// A small distance, as between a title and its subtitle.
  case tight
  /// The usual distance.
  case regular
  /// A large distance, as between groups of controls.
  case loose
  /// A number of points, the same on every host.
  case points(Double)

  /// The distance with a number that layouts can use, so that equal descriptions are equal.
  @usableFromInline var sanitized: Space {
    if case .points(let points) = self { .points(points.sanitizedExtent) } else { self }
  }

  /// Returns the distance along both axes, in points.
  func size(_ metrics: HostMetrics) -> Size {
    switch self {
    case .none: .zero
    case .tight: metrics.tightSpace
    case .regular: metrics.regularSpace
    case .loose: metrics.looseSpace
    case .points(let points): Size(width: points, height: points).sanitized
    }
  }
}

/// Distances from the four edges of a component.
public struct EdgeSpace: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Space
  /// The distance from the left edge.
  public var left: Space
  /// The distance from the bottom edge.
  public var bottom: Space
  /// The distance from the right edge.
  public var right: Space

  func insets(_ metrics: HostMetrics) -> Insets {
    Insets(
      top: top.size(metrics).height, left: left.size(metrics).width, bottom: bottom.size(metrics).height,
      right: right.size(metrics).width)
  }
}
