/// A template of nested rows and columns that is filled with items and repeated down the container.
///
///     Layout.mosaic(
///       .row(height: .ratio(1 / 2), spacing: 8, [
///         .item(width: .fraction(2 / 3)),
///         .column(spacing: 8, [.item(), .item()]),
///       ]),
///       spacing: 8)
///
/// With k items in the template, item i stands where item i mod k of the template does, i / k templates further down.
/// Items are not asked for their sizes. Memory and time do not depend on the number of items: arranging costs O(k d)
/// with d levels of groups, a frame O(1), a visible query O(k + found), and O(k + found log k) where most of the
/// templates it touches hold little of what it finds. The content ends where the lowest item ends.
///
/// The template is as wide as the container by default, and as high as its parts need. A fraction as its height is one
/// of the container, or of what is seen of it (``LayoutItems/viewport``) where it has no end; where that is unknown
/// too, the parts decide. A container without end counts as being as wide as what is seen of it, else as 0 wide.
///
/// Edges are rounded to 1/1024 point. A gap that is negative or NaN counts as 0. A template without items has a place
/// for none: every frame is `.zero`. For absurd numbers in a template see ``MosaicGroup``.
public struct MosaicLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The rows and columns. Whether the template itself is ``MosaicGroup/repeated(_:)`` does not matter.
  public var template: MosaicGroup
  /// The gap between a template and the next one, in points.
  public var spacing: Double

  /// Makes a layout that repeats a template.
  public init(template: MosaicGroup, spacing: Double = 0) {
    self.template = template
    self.spacing = spacing
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let (frames, height) = template.frames(
      width: items.seenExtent(of: container, along: .horizontal) ?? 0,
      height: items.seenExtent(of: container, along: .vertical))
    return MosaicArrangement(
      places: MosaicPlace.all(frames, pitch: FixedLength(height) + FixedLength(spacing)),
      count: items.safeCount, viewport: items.viewport?.sanitized)
  }
}
