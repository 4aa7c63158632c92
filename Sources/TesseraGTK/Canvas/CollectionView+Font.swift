import CGTK
import CTesseraGTK
import Tessera

// Another font for the desktop, chosen while the program runs. GTK tells widgets by itself; portable cells learn it here.

extension CollectionView {
  /// Lets portable cells follow the desktop's font.
  func fontHasChanged() {
    PangoText.shared.followDesktop()
    stage.remeasureAll()
    // What was drawn may be the same commands, with other letters.
    for cell in engine.cells {
      if let view = stage.view(for: cell.id) as? CanvasView { gtk_widget_queue_draw(view.cell) }
    }
    setNeedsUpdate()
  }
}
