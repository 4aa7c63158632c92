@_spi(Behaviors) import TesseraKernel
import Tessera
import TesseraLayout

// The pointer in fields that Tessera draws.

extension ControlBehavior {
  /// Places the caret by a press on a field that Tessera draws, and selects while the pointer moves.
  func handlePress(_ event: PointerEvent, _ engine: Engine) -> Bool {
    switch event.phase {
    case .down:
      selecting = nil
      guard event.button == .primary, !engine.hasNativeControls,
        let (cell, target, control) = field(at: event.position, engine)
      else { return false }
      binding.endForms()
      selecting = FieldKey(item: cell.key, control: control)
      return placeCaret(
        at: event.position, of: cell, target, control, extending: event.modifiers.contains(.shift), engine)
    case .moved:
      guard let selecting else { return false }
      guard let cell = engine.cell(of: selecting.item), let target = ControlTarget(cell) else { return true }
      return placeCaret(at: event.position, of: cell, target, selecting.control, extending: true, engine)
    case .up, .cancelled:
      defer { selecting = nil }
      return selecting != nil
    }
  }

  /// Returns the field at a point on screen that the user can edit; `nil` if there is none.
  private func field(at point: Point, _ engine: Engine) -> (LiveCell, ControlTarget, control: Int)? {
    guard let cell = engine.cell(at: point), let target = ControlTarget(cell) else { return nil }
    target.layOut(engine)
    let place = point + engine.viewport.origin - cell.placement.frame.origin
    let control = target.tree.latestLayout?.control(at: place, in: cell.placement.frame.size, cell.state)
    return control.flatMap { target.enabledFields.contains($0) ? (cell, target, $0) : nil }
  }

  /// Places the caret in a field at a point on screen, and gives the field the keyboard focus. Returns
  /// `true`, because the press belongs to the field.
  private func placeCaret(
    at point: Point, of cell: LiveCell, _ target: ControlTarget, _ control: Int, extending: Bool,
    _ engine: Engine
  ) -> Bool {
    guard let (text, isMultiline) = target.tree.control(at: control)?.editedText else { return true }
    target.layOut(engine)
    let key = FieldKey(item: target.key, control: control)
    let size = cell.placement.frame.size
    let place = point + engine.viewport.origin - cell.placement.frame.origin
    let shown = focus == key ? shownFocus as? TextFieldFocus : nil
    var input = fields.input(of: key, showing: text, isMultiline: isMultiline)
    // Without the focus, a field shows the start of its text.
    var visible = input
    if shown == nil { visible.perform(.move(.textStart)) }
    let position: TextInput.Position
    if let editor = target.tree.editor(control, showing: input.text, in: size) {
      let first = editor.firstLine(showing: visible.caret, from: shown?.first ?? 0)
      position = TextInput.Position(utf8Offset: editor.offset(at: place, from: first))
    } else if let field = target.tree.field(control, showing: visible, from: shown?.first ?? 0, in: size) {
      position = field.position(at: place.x)
    } else {
      return true
    }
    input.perform(.move(.position(position), extending: extending && shown != nil))
    fields.set(input, of: key, showing: text)
    if focus == key {
      updateShownFocus(of: target, engine)
      engine.setNeedsUpdate()
    } else if engine.focus(cell.id) {
      focus(control, of: target, engine)
    }
    return true
  }
}
