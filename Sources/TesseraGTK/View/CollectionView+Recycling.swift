import CGTK
import CTesseraGTK
import Tessera

// Most rows that leave the viewport are reused for entering items within the same frame. Hiding and showing a
// row costs GTK more than updating it, so only those rows are hidden that are unused at the end of the
// frame's work.

extension CollectionView {
  /// Records that a row shows no item any more.
  func release(_ id: CellID, _ view: WidgetView) {
    // A press or text input ends with its item, and does not continue with another one.
    if view.isHeldDown { tessera_cell_cancel_gestures(view.cell) }
    if gtk_widget_get_focus_child(widget) == view.cell { return hide(view) }
    view.isReleased = true
    releasedRows.append(id)
  }

  /// Uses a row for an item.
  func take(_ view: WidgetView) {
    adopt(view)
    view.isReleased = false
    tessera_cell_set_shown(view.cell, 1)
  }

  /// Hides the rows that are unused since they were released.
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
    view.isExposedToAccessibility = false
  }
}

extension WidgetView {
  /// Whether a button or a finger that went down in the row is still down.
  fileprivate var isHeldDown: Bool {
    gtk_widget_get_state_flags(cell).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
  }
}
