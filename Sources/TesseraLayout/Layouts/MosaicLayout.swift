/// A layout that fills a template of nested rows and columns with items, and repeats it down the container.
///
///     Layout.mosaic(
///       .row(height: .ratio(1 / 2), spacing: 8, [
///         .item(width: .fraction(2 / 3)),
///         .column(spacing: 8, [.item(), .item()]),
///       ]),
///       spacing: 8)
///
/// With k items in the template, item i has the place of item i mod k of the template, i / k templates
/// further down. The layout does not measure items, and memory and time do not depend on their number.
/// Arranging costs O(k d) with d levels of groups. A frame costs O(1). A visible query costs O(k + found), or
/// O(k + found log k) if most of the affected templates contain few of the results. The content ends where
/// the lowest item ends.
///
/// By default the template is as wide as the container, and as high as its parts need. A height that is a
/// fraction refers to the height of the container or, if that is unbounded, to the visible height
/// (``LayoutItems/viewport``); if that is unknown, too, the parts determine the height. An unbounded
/// container counts as being as wide as the visible part, or 0 wide if that is unknown.
///
/// Edges are rounded to 1/1024 point. A gap that is negative or NaN counts as 0. If the template has no
/// items, every frame is `.zero`. For invalid numbers in a template, see ``MosaicGroup``.
public struct MosaicLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The rows and columns.
  ///
  /// Repeating the template itself (``MosaicGroup/repeated(_:)``) has no effect.
  public var template: MosaicGroup
  /// The gap between a template and the next one, in points.
  public var spacing: Double

  /// Creates a layout that repeats a template.
  public init(template: MosaicGroup, spacing: Double = 0) {
    self.template = template
    self.spacing = spacing
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let (frames, height) = template.frames(
      width: items.visibleExtent(of: container, along: .horizontal) ?? 0,
      height: items.visibleExtent(of: container, along: .vertical))
    return MosaicArrangement(
      places: MosaicPlace.all(frames, pitch: FixedLength(height) + FixedLength(spacing)),
      count: items.safeCount, viewport: items.viewport?.sanitized)
  }
}
