import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents

/// The state that keeps GTK's focus at the engine's.
struct FocusRestoration {
  /// The item whose row got GTK's focus last.
  var key: ItemKey?
  /// The control of that item that got it; `nil` if the row got it.
  var control: Int?
  /// Whether a press brings the focus; then it goes to the pressed item, if there is one.
  var isPressing = false
}

// The engine decides which item has the focus, GTK which widget. The row of the item that has the engine's
// focus gets GTK's, as long as the collection has GTK's focus; and when a widget takes GTK's focus by itself,
// such as an entry that is clicked, the engine's focus follows.

extension CollectionView {
  /// Whether the collection or a descendant has the keyboard focus.
  var containsFocus: Bool {
    gtk_widget_get_focus_child(widget) != nil || gtk_widget_is_focus(widget) != 0
  }

  /// Whether another widget in the window has the keyboard focus.
  var isFocusElsewhere: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
    return focus != widget && gtk_widget_is_ancestor(focus, widget) == 0
  }

  /// Takes GTK's focus for the collection. Returns `true` if an item has taken it.
  func takeFocus() -> Bool {
    if engine.focusedKey == nil, !focusRestoration.isPressing {
      let viewport = engine.viewport
      _ = engine.cells.first { $0.placement.visibleFrame.overlaps(viewport) && engine.focus($0.id) }
    }
    // An item that has no row yet gets the focus in the next frame.
    setNeedsUpdate()
    return grabFocus()
  }

  /// Takes GTK's focus for a press.
  func takeFocusForPress() {
    guard !containsFocus else { return }
    focusRestoration.isPressing = true
    gtk_widget_grab_focus(widget)
    focusRestoration.isPressing = false
  }

  /// Returns the cell of a row; `nil` if the row shows none. O(*m*) for *m* cells on screen, because rows do
  /// not know their cells.
  func cell(of row: Widget) -> LiveCell? { engine.cells.first { stage.view(for: $0.id)?.cell == row } }

  /// Moves the engine's focus to a row that contains GTK's focus.
  func focusEntered(_ row: Widget) {
    guard let cell = cell(of: row), cell.key != engine.focusedKey else { return }
    engine.focus(cell.id)
    setNeedsUpdate()
  }

  /// Moves GTK's focus to the engine's.
  func syncFocus() {
    // An open menu has the keyboard focus.
    if menu.shown != nil { return }
    if engine.focusedKey == focusRestoration.key, engine.focusedControl == focusRestoration.control,
      containsFocus, gtk_widget_is_focus(widget) == 0
    {
      return
    }
    if !grabFocus(), !containsFocus { gtk_widget_grab_focus(widget) }
  }

  /// Gives GTK's focus to the row of the focused item, or to its control with the engine's focus. Returns
  /// `true` if that row is visible.
  private func grabFocus() -> Bool {
    guard let key = engine.focusedKey,
      let cell = engine.cell(of: key),
      let view = stage.view(for: cell.id)
    else { return false }
    let canvas = view as? CanvasView
    let hadFocus = key == focusRestoration.key && engine.focusedControl == focusRestoration.control
    (focusRestoration.key, focusRestoration.control) = (key, engine.focusedControl)
    if let control = engine.focusedControl.flatMap({ canvas?.control($0) }) {
      // A field that gets the focus back does not select its text, which the next letter would replace.
      if control.containsFocus || tessera_control_grab_focus(control.widget, hadFocus ? 0 : 1) != 0 {
        return true
      }
    }
    let row = view.cell
    let isInControl = canvas != nil && gtk_widget_get_focus_child(row) != nil
    if gtk_widget_get_focus_child(widget) == row, !isInControl { return true }
    gtk_widget_set_focusable(row, 1)
    return gtk_widget_grab_focus(row) != 0
  }
}
