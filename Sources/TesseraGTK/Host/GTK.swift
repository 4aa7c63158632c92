import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// GTK 4 as a host, in which any widget can be a cell, and portable cells look like the desktop.
public enum GTK: CollectionHost {
  /// The text system, which measures text in the desktop's font.
  public static var text: any TextMeasuring { PangoText.shared }

  /// Creates the view of a portable cell.
  @MainActor
  public static func makeCanvasView() -> CanvasView { CanvasView() }

  /// Shows the drawing of a portable cell in its view.
  @MainActor
  public static func show(_ drawing: Drawing, in view: CanvasView) { view.drawing = drawing }

  /// Returns the view itself.
  @MainActor
  public static func view(_ view: CanvasView) -> WidgetView { view }

  /// Returns the natural size of a cell's widget with the borders of its theme: no wider than offered, and as
  /// high as necessary at that width.
  @MainActor
  public static func measure(_ view: WidgetView, offered: Size) -> Size? {
    // Themes style rows by the list that contains them.
    CollectionView.updating?.adopt(view)
    let size = view.naturalSize(offered: offered)
    view.measured = (offered, size)
    tessera_cell_take_asked(view.cell)
    return size
  }
}
