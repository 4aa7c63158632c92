/// A layout that arranges its content in a container with a given aspect ratio.
///
/// The layout inside gets the largest container of this ratio that fits. If the container is unbounded along
/// one axis, that extent is derived from the other one; if it is unbounded along both, nothing changes. Only
/// the size that the layout inside is offered changes: its content begins at the origin, and may still be
/// smaller or larger. A ratio that is not positive or not finite has no effect.
public struct AspectLayout: LayoutAlgorithm {
  /// The layout inside.
  public var content: Layout
  /// The width of the container divided by its height.
  public var ratio: Double

  /// Creates a layout that arranges its content in a container with a given aspect ratio.
  public init(content: Layout, ratio: Double) {
    self.content = content
    self.ratio = ratio
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    content.arrange(items, in: shaped(container.sanitized))
  }

  private func shaped(_ container: Size) -> Size {
    guard ratio > 0, ratio.isFinite else { return container }
    if container.width.isUnbounded, container.height.isUnbounded { return container }
    // The extents that follow from the other axis. An unbounded extent is never the smaller one.
    let width = container.height.isUnbounded ? container.height : container.height * ratio
    let height = container.width.isUnbounded ? container.width : container.width / ratio
    return container.width <= width
      ? Size(width: container.width, height: min(height, container.height))
      : Size(width: width, height: container.height)
  }
}
