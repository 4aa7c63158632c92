import CGTK
import CTesseraGTK
import Tessera

// A change of the desktop's font while the program runs. GTK updates widgets by itself; this updates portable
// cells.

extension CollectionView {
  /// Updates portable cells for the desktop's font.
  func fontHasChanged() {
    PangoText.updateFont()
    stage.remeasureAll()
    // A drawing may consist of the same commands, but with other glyphs.
    for cell in engine.cells {
      if let view = stage.view(for: cell.id) as? CanvasView { gtk_widget_queue_draw(view.cell) }
    }
    setNeedsUpdate()
  }
}
