import TesseraLayout

/// A view that shows a drawing, for hosts without views of their own, such as a terminal or an image.
///
/// Subclass it for cells that store more than a drawing.
#if !hasFeature(Embedded)
@MainActor
#endif
open class DrawingView {
  /// The drawing that the view shows, in points, clipped to the cell.
  open var drawing = Drawing()

  /// Creates an empty view.
  public init() {}

  /// Returns the size that the view needs if its cell's size is estimated; `nil` to use the estimate.
  open func measure(offered: Size) -> Size? { nil }
}
