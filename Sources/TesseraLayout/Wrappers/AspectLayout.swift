/// A layout that is given a container of a certain shape.
///
/// The layout inside gets the largest container of this ratio that fits. Where the container has no end along one
/// axis, that extent is derived from the other one; where it has none along both, nothing changes. Only what the
/// layout inside is offered changes: its content begins at the origin and may still be smaller or larger. A ratio
/// that is not positive or not finite changes nothing.
public struct AspectLayout: LayoutAlgorithm {
  /// The layout inside.
  public var content: Layout
  /// The width of the container divided by its height.
  public var ratio: Double

  /// Gives a layout a container of a shape.
  public init(content: Layout, ratio: Double) {
    self.content = content
    self.ratio = ratio
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    content.arrange(items, in: shaped(container.sanitized))
  }

  private func shaped(_ container: Size) -> Size {
    guard ratio > 0, ratio.isFinite else { return container }
    if container.width.isUnbounded, container.height.isUnbounded { return container }
    // Each extent that the other one leads to; an extent without end is never the smaller one.
    let width = container.height.isUnbounded ? container.height : container.height * ratio
    let height = container.width.isUnbounded ? container.width : container.width / ratio
    return container.width <= width
      ? Size(width: container.width, height: min(height, container.height))
      : Size(width: width, height: container.height)
  }
}
