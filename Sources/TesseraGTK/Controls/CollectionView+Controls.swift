import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents
import TesseraLayout

// Widgets that cells show for their controls.

extension CollectionView {
  /// Shows the declared states of the toggles, steppers and menus that the user has changed since the last
  /// frame, and the tints of controls after a change of the theme.
  func showDeclaredStates() {
    let controls = changedControls
    changedControls = []
    for control in controls {
      control.showState()
      control.showTint()
    }
  }

  // MARK: Focus

  /// Moves the engine's focus to a control that has GTK's.
  func focusEntered(_ control: Int, of id: CellID) {
    guard engine.focusedKey != engine[id]?.key || engine.focusedControl != control else { return }
    guard engine.focusControl(control, of: id) else { return }
    (focusRestoration.key, focusRestoration.control) = (engine.focusedKey, control)
    setNeedsUpdate()
  }

  /// Moves the focus that the Tab key has brought on from a row to a control, if the row has no use for it.
  func tabEntered(forward: Bool) {
    guard engine.focusedControl == nil, let cell = engine.focusedKey.flatMap({ engine.cell(of: $0) }),
      !engine.handlesTap(cell)
    else { return }
    let controls = engine.enabledControls(of: cell.id)
    guard let control = forward ? controls.first : controls.last else { return }
    engine.focusControl(control, of: cell.id)
    syncFocus()
    setNeedsUpdate()
  }

  /// Moves the focus on from a row whose widgets the Tab key has passed: to the next title of a column, which
  /// is no widget, or else to the controls of the next or previous row.
  ///
  /// - Returns: `true` if the focus stays in the collection.
  func tabLeaves(forward: Bool) -> Bool {
    guard engine.moveFocusToNextTitle(forward: forward) || engine.moveFocusToNextRow(forward: forward) else {
      return false
    }
    // A row that is not visible yet gets the focus in the next frame.
    syncFocus()
    setNeedsUpdate()
    return true
  }

  /// Whether a field, or a stepper with its number, has the keyboard focus, to which most keys belong.
  var isEditing: Bool {
    guard let row = gtk_widget_get_focus_child(widget),
      let view = cell(of: row).flatMap({ stage.view(for: $0.id) }) as? CanvasView
    else { return false }
    return view.controls.contains { $0.kind.isEditable && $0.containsFocus }
  }

  /// Whether a popover of a control has the keyboard focus, such as an open menu, to which all keys belong.
  var isInPopover: Bool {
    guard let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }) else { return false }
    return gtk_widget_get_native(focus) != gtk_widget_get_native(widget)
  }

  /// Returns whether a press at a point belongs to a control; the secondary button belongs only to fields,
  /// which have menus.
  func isControl(at point: Point, _ button: PointerEvent.Button) -> Bool {
    guard let control = tessera_collection_pick_control(widget, point.x, point.y) else { return false }
    return button == .primary || control.isA(gtk_editable_get_type())
      || control.isA(gtk_scrolled_window_get_type())
  }
}

extension Key {
  /// Whether the collection handles the key while the user types into a field.
  var leavesField: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .escape: true
    default: false
    }
  }
}
