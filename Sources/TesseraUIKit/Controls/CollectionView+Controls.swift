#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import TesseraLayout
import UIKit

/// The state of the controls in the cells of a collection.
struct ControlState {
  /// The controls that the user has changed since the last layout pass.
  var changed: [ControlView] = []
  /// The item whose control has or had the keyboard focus last.
  var focusedKey: ItemKey?
  /// The control of that item; `nil` if the item itself has the focus.
  var focusedControl: Int?
  /// Whether the edited field was removed since the last layout pass.
  var hasLostField = false
  /// Whether the keyboard is following the engine.
  var isFollowing = false
}

// The controls in cells. The engine decides which one has the keyboard focus; where the user begins to type, it follows.

extension CollectionView {
  func handle(_ event: ControlEvent, of control: ControlView) {
    guard let id = control.canvas?.id else { return }
    engine.send(event, from: id)
    controlState.changed.append(control)
    setNeedsLayout()
  }

  /// Shows the declared states of the controls that the user has changed: the app may not have accepted the change.
  func showDeclaredStates() {
    let changed = controlState.changed
    controlState.changed = []
    for control in changed { control.showState() }
  }

  // MARK: Focus

  func didBeginEditing(_ field: TypingView) {
    editing.isStale = true
    setNeedsLayout()
    guard let id = field.canvas?.id, let key = engine[id]?.key else { return }
    (controlState.focusedKey, controlState.focusedControl) = (key, field.control.index)
    guard engine.focusedKey != key || engine.focusedControl != field.control.index else { return }
    if !engine.focusControl(field.control.index, of: id) {
      // The user can type into the field of a row that cannot have the focus.
      (controlState.focusedKey, controlState.focusedControl) = (engine.focusedKey, engine.focusedControl)
    }
    setNeedsLayout()
  }

  func didEndEditing(_ field: TypingView) {
    if controlState.isFollowing { return }
    if isUpdating { return controlState.hasLostField = true }
    guard let id = field.canvas?.id, let key = engine[id]?.key, key == engine.focusedKey,
      engine.focusedControl == field.control.index
    else { return }
    (controlState.focusedKey, controlState.focusedControl) = (nil, nil)
    // On a touch screen, the row does not keep the focus.
    if focusing.isInside { engine.focusControl(nil, of: id) } else { engine.clearFocus() }
    setNeedsLayout()
  }

  /// Moves the keyboard to the field with the engine's focus, or from a field that has lost it.
  func syncControlFocus() {
    if controlState.hasLostField {
      controlState.hasLostField = false
      // The keyboard does not move to the row that takes the place of the removed one.
      if editedField == nil, !focusing.isInside { engine.clearFocus() }
    }
    controlState.isFollowing = true
    defer { controlState.isFollowing = false }
    let (key, control) = (engine.focusedKey, engine.focusedControl)
    guard key != controlState.focusedKey || control != controlState.focusedControl else { return }
    guard let key, let control else {
      (controlState.focusedKey, controlState.focusedControl) = (key, nil)
      return leaveField()
    }
    // A row that is not visible yet follows in a later layout pass.
    guard let cell = engine.cell(of: key),
      let view = (stage.view(for: cell.id) as? CanvasView)?.control(control)
    else { return }
    (controlState.focusedKey, controlState.focusedControl) = (key, control)
    if let field = view as? TypingView { field.beginEditing() } else { leaveField() }
  }

  /// Takes the keyboard from the field that has it, so that keys go to the collection.
  private func leaveField() {
    guard let field = editedField else { return }
    field.endEditing()
    if window?.firstResponder == nil, canBecomeFirstResponder { becomeFirstResponder() }
  }

  /// The field into which the user types; `nil` if there is none.
  var editedField: TypingView? { fields.first { $0.isEditing } }

  /// The fields in the cells, in no order.
  private var fields: [TypingView] { engine.cells.flatMap { fields(of: $0) } }

  private func fields(of cell: LiveCell) -> [TypingView] {
    ((stage.view(for: cell.id) as? CanvasView)?.controls ?? []).compactMap { $0 as? TypingView }
  }

  func moveFocus(from field: TypingView, forward: Bool) {
    let fields = engine.cells.sorted { $0.path < $1.path }.flatMap { self.fields(of: $0) }
      .filter { $0.control.isEnabled }
    guard let position = fields.firstIndex(where: { $0 === field }) else { return }
    let next = forward ? position + 1 : position - 1
    if fields.indices.contains(next) {
      fields[next].beginEditing()
    } else if !engine.moveFocusToNextRow(forward: forward) {
      field.endEditing()
    }
    // The next field may be in a row that is not visible yet.
    setNeedsLayout()
  }
}
#endif
