import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// GTK 4 as a host: any widget can be a cell, and portable cells are drawn as the desktop draws.
public enum GTK: CollectionHost {
  /// Measures text in the desktop's font.
  public static var text: any TextMeasuring { PangoText.shared }

  /// Makes a cell that draws.
  @MainActor
  public static func makeCanvasView() -> CanvasView { CanvasView() }

  /// Draws what a portable cell drew.
  @MainActor
  public static func show(_ drawing: Drawing, in view: CanvasView) { view.drawing = drawing }

  /// The view itself.
  @MainActor
  public static func view(_ view: CanvasView) -> WidgetView { view }

  /// The natural size of a cell's widget with the borders that the theme gives it: no wider than offered, and as high as
  /// it needs to be at that width.
  @MainActor
  public static func measure(_ view: WidgetView, offered: Size) -> Size? {
    // Themes style rows by the list that they are in.
    CollectionView.updating?.adopt(view)
    let size = view.naturalSize(offered: offered)
    view.measured = (offered, size)
    tessera_cell_take_asked(view.cell)
    return size
  }
}
