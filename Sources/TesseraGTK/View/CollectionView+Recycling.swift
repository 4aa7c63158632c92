import CGTK
import CTesseraGTK
import Tessera

// Most rows that leave the view are taken for what comes into it, within the same frame. To hide and to show a row costs GTK
// more than to fill it, so those alone are hidden that nothing has taken by the end of the frame's work.

extension CollectionView {
  /// Notes that a row shows nothing any more.
  func release(_ id: CellID, _ view: WidgetView) {
    // What somebody holds down or types into ends with its item, and does not go over to another one.
    if view.isHeldDown { tessera_cell_cancel_gestures(view.cell) }
    if gtk_widget_get_focus_child(widget) == view.cell { return hide(view) }
    view.isReleased = true
    releasedRows.append(id)
  }

  /// Takes a row for an item.
  func take(_ view: WidgetView) {
    adopt(view)
    view.isReleased = false
    tessera_cell_set_shown(view.cell, 1)
  }

  /// Hides the rows that nothing has taken since they were released.
  func hideReleasedRows() {
    guard !releasedRows.isEmpty else { return }
    let ids = releasedRows
    releasedRows = []
    for id in ids {
      guard let view = stage.view(for: id), view.isReleased else { continue }
      hide(view)
    }
  }

  private func hide(_ view: WidgetView) {
    view.isReleased = false
    tessera_cell_set_shown(view.cell, 0)
    view.isHeard = false
  }
}

extension WidgetView {
  /// Whether a button of the mouse, or a finger, that went down in the row is still down.
  fileprivate var isHeldDown: Bool {
    gtk_widget_get_state_flags(cell).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
  }
}
