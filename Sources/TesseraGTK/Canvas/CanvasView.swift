import CGTK
import CTesseraGTK
import Tessera

/// The view of a portable cell, which shows the cell's drawing.
@MainActor
public final class CanvasView: WidgetView {
  /// The drawing that the view shows.
  public var drawing = Drawing() {
    didSet { if drawing != oldValue { gtk_widget_queue_draw(cell) } }
  }

  /// Creates a view that shows nothing yet.
  init() {
    super.init(emptyRow: tessera_cell_new(nil))
    tessera_cell_set_draw(
      cell,
      { context, cell, snapshot in
        guard let context, let cell, let snapshot else { return }
        nonisolated(unsafe) let (view, row, target) = (context, cell, snapshot)
        MainActor.assumeIsolated {
          Unmanaged<CanvasView>.fromOpaque(view).takeUnretainedValue().draw(row, on: target)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func draw(_ row: Widget, on snapshot: OpaquePointer) {
    SnapshotPainter(snapshot: snapshot, theme: Theme(of: row)).paint(drawing)
  }
}
