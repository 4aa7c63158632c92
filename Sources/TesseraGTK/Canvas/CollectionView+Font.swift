import CGTK
import CTesseraGTK
import Tessera

// Changes of the desktop's font. GTK updates widgets by itself; this updates portable cells.

extension CollectionView {
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
