import CGTK
import CTesseraGTK
import Tessera

/// What was done to keep GTK's focus where the engine's is.
struct FocusKeeping {
  /// The item whose row has got GTK's focus last.
  var key: ItemKey?
  /// Whether a press brings the focus: then it goes to the item that is pressed, if to any.
  var isPressing = false
}

// The engine says which item has the focus, GTK which widget. A row that has the focus of the engine gets that of GTK,
// as long as it is in the collection at all; and what takes GTK's focus by itself, such as an entry that is clicked,
// takes the engine's along.

extension CollectionView {
  /// Whether the keyboard works on the collection or on something in it.
  var containsFocus: Bool {
    gtk_widget_get_focus_child(widget) != nil || gtk_widget_is_focus(widget) != 0
  }

  /// Whether the keyboard works on something else in the window.
  var isFocusElsewhere: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
    return focus != widget && gtk_widget_is_ancestor(focus, widget) == 0
  }

  /// GTK's focus comes to the collection; whether an item has taken it.
  func takeFocus() -> Bool {
    if engine.focusedKey == nil, !focusKeeping.isPressing {
      let viewport = engine.viewport
      _ = engine.cells.first { $0.placement.visibleFrame.overlaps(viewport) && engine.focus($0.id) }
    }
    // An item that has no row yet takes it over with the next frame.
    setNeedsUpdate()
    return grabFocus()
  }

  /// Takes GTK's focus for a press.
  func takeFocusForPress() {
    guard !containsFocus else { return }
    focusKeeping.isPressing = true
    gtk_widget_grab_focus(widget)
    focusKeeping.isPressing = false
  }

  /// The cell that a row shows; nil where it shows none.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen: rows do not know their cells.
  func cell(of row: Widget) -> LiveCell? { engine.cells.first { stage.view(for: $0.id)?.cell == row } }

  /// GTK's focus has come to a row or to something in it.
  func focusEntered(_ row: Widget) {
    guard let cell = cell(of: row), cell.key != engine.focusedKey else { return }
    engine.focus(cell.id)
    setNeedsUpdate()
  }

  /// Brings GTK's focus to where the engine's is.
  func keepFocus() {
    // A menu has the keyboard for as long as it is open.
    if menu.shown != nil { return }
    if engine.focusedKey == focusKeeping.key, containsFocus, gtk_widget_is_focus(widget) == 0 { return }
    if !grabFocus(), !containsFocus { gtk_widget_grab_focus(widget) }
  }

  /// Gives GTK's focus to the row of the focused item; whether there is one in view.
  private func grabFocus() -> Bool {
    guard let key = engine.focusedKey,
      let cell = engine.cell(of: key),
      let row = stage.view(for: cell.id)?.cell
    else { return false }
    focusKeeping.key = key
    if gtk_widget_get_focus_child(widget) == row { return true }
    gtk_widget_set_focusable(row, 1)
    return gtk_widget_grab_focus(row) != 0
  }
}
