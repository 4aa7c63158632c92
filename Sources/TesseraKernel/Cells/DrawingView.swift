import TesseraLayout

/// A view that is nothing but a drawing, for hosts without views of their own: a terminal, a picture.
///
/// Subclass it for cells that keep more than a drawing.
#if !hasFeature(Embedded)
@MainActor
#endif
open class DrawingView {
  /// What the view shows, in points; what lies outside of the cell is clipped.
  open var drawing = Drawing()

  /// Makes an empty view.
  public init() {}

  /// The size that the view needs where its cell's size is estimated; nil: the estimate will do.
  open func measure(offered: Size) -> Size? { nil }
}
