@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior that moves the keyboard focus among the controls of a collection, and edits the text of
/// fields.
///
/// A cell with controls installs it.
final class ControlBehavior: ControlFocusBehavior {
  /// The focus as cells draw it.
  private(set) var shownFocus: ControlFocus?
  /// The texts that were edited, so that a field keeps its caret and its undo history.
  var fields = EditedFields()
  /// The item that had the focus after the last update.
  private var focusedItem: ItemKey?
  /// The item that the user has tapped beside its controls since the last update.
  private var tappedItem: ItemKey?
  /// Whether the item of the focused control has the focus of the collection while new content is applied.
  private var hadFocus = false
  /// The focus that the content declares.
  var binding = FocusBinding()
  /// The id of the control that the program gives the focus.
  var requestedID: ItemID?
  /// The control that gets the focus together with its item.
  var wantedControl: FieldKey?
  /// The field in which the pointer selects text; `nil` if it selects none.
  var selecting: FieldKey?

  override init() {
    super.init()
    activePhases = [.keys, .mark, .focus, .items, .content, .lateRequests, .mounts, .pointer, .finish]
  }

  /// After the focus of items, which it follows.
  override var order: Int { 45 }

  // MARK: Focus

  override func focus(_ control: Int, of target: ControlTarget, _ engine: Engine) {
    focus = FieldKey(item: target.key, control: control)
    wantedControl = nil
    updateShownFocus(of: target, engine)
    engine.setNeedsUpdate()
  }

  /// Moves the keyboard focus to a control that the user has tapped, if a control had it before.
  func moveFocus(toTapped control: Int, of target: ControlTarget, _ engine: Engine) {
    guard let old = focus, old != FieldKey(item: target.key, control: control) else { return }
    if let cell = engine.cell(of: target.key), engine.focus(cell.id) { focus(control, of: target, engine) }
  }

  override func clearFocus(_ engine: Engine) {
    guard focus != nil else { return }
    (focus, shownFocus) = (nil, nil)
    engine.setNeedsUpdate()
  }

  /// Updates the focus that the cell of an item draws. A focus that looks the same stays, so that no view is filled again.
  func updateShownFocus(of target: ControlTarget, _ engine: Engine) {
    guard let focus, focus.item == target.key else { return }
    guard let control = target.tree.control(at: focus.control), control.isEnabled else {
      return clearFocus(engine)
    }
    let shownField = shownFocus as? TextFieldFocus
    switch control.kind {
    case .textField(let text, _, _), .textEditor(let text, _, _):
      let isMultiline = control.editedText?.isMultiline ?? false
      let input = fields.input(of: focus, showing: text, isMultiline: isMultiline)
      let isSame = shownField?.index == focus.control && shownField?.item == focus.item
      if isSame, shownField?.input == input { return }
      let former = isSame ? shownField?.first ?? 0 : 0
      let first = firstVisible(of: target, focus.control, showing: input, from: former, engine)
      shownFocus = TextFieldFocus(focus, input: input, first: first ?? former)
    case .button, .toggle, .stepper, .menu:
      if shownField == nil, shownFocus?.index == focus.control { return }
      shownFocus = ControlFocus(index: focus.control)
    }
  }

  override func controlFocus(of key: ItemKey, _ engine: Engine) -> ControlFocus? {
    focus?.item == key ? shownFocus : nil
  }

  /// Moves from row to row in the same control, and into the first field of a row.
  override func didMoveFocus(
    to path: ElementPath, from focused: ElementPath?, modifiers: KeyModifiers, _ engine: Engine
  ) {
    guard focus?.item != engine.focusedKey else { return }
    guard let target = ControlTarget(engine) else { return clearFocus(engine) }
    let former = focus?.control
    if let former, target.enabledControls.contains(former) { return focus(former, of: target, engine) }
    guard let field = target.enabledControls.first(where: target.isField) else { return clearFocus(engine) }
    focus(field, of: target, engine)
  }

  /// Goes into the control, or else into the first field, of an item that the app has given the focus.
  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    defer { reportFocus(engine) }
    if let wanted = wantedControl, wanted.item == engine.focusedKey, let target = ControlTarget(engine) {
      wantedControl = nil
      if target.enabledControls.contains(wanted.control) { focus(wanted.control, of: target, engine) }
    }
    let isNew = focusedItem != engine.focusedKey && tappedItem != engine.focusedKey
    (focusedItem, tappedItem) = (engine.focusedKey, nil)
    guard isNew, focus?.item != focusedItem, let target = ControlTarget(engine),
      let field = target.enabledControls.first(where: target.isField)
    else { return }
    focus(field, of: target, engine)
  }

  override func tap(
    on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
    modifiers: KeyModifiers, _ engine: Engine
  ) {
    tappedItem = key
    binding.endForms()
    clearFocus(engine)
  }

  // MARK: The pointer

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    handlePress(event, engine)
  }

  override func claimsPointer(_ engine: Engine) -> Bool { selecting != nil }

  override func cancelPointer(_ engine: Engine) { selecting = nil }

  // MARK: Focus of the program

  override func performRequests(
    before scrolls: inout [Requests.Scroll], _ issues: inout [Issue], _ engine: Engine
  ) {
    performFocusRequest(&issues, engine)
  }

  // MARK: Content

  override func lookUpItems(after pairing: SnapshotPairing, _ engine: Engine) {
    hadFocus = focus != nil && engine.focusedKey == focus?.item
  }

  /// Follows the focused item to another section, and reads the declared focus.
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    follow(engine)
    let declared = binding.declare(engine)
    if declared.moves { requestedID = declared.id }
    if declared.moves, declared.id == nil { clearFocus(engine) }
    binding.updateForms(engine)
  }

  private func follow(_ engine: Engine) {
    guard hadFocus, let old = focus, let key = engine.focusedKey, key != old.item else { return }
    guard key.element == old.item.element else { return clearFocus(engine) }
    focus = FieldKey(item: key, control: old.control)
    fields.move(from: old.item, to: key)
  }

  override func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) {
    guard focus?.item == cell.key else { return }
    guard let target = ControlTarget(cell) else { return clearFocus(engine) }
    updateShownFocus(of: target, engine)
  }

  // MARK: Keys

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    binding.endForms()
    if turn == .continuation, press.key == .tab || press.key == .backTab {
      return move(forward: press.key == .tab && !press.modifiers.contains(.shift), engine)
    }
    guard let target = ControlTarget(engine) else { return false }
    guard let focus, focus.item == target.key, let control = target.tree.control(at: focus.control) else {
      return turn == .action && pressOnlyControl(press, of: target, engine)
    }
    if !target.isEnabled(focus.control) {
      clearFocus(engine)
      return false
    }
    switch turn {
    case .dismissal:
      clearFocus(engine)
      return true
    case .continuation, .option:
      if control.editedText != nil {
        // A widget edits its text itself.
        return !engine.hasNativeControls && edit(press, focus, target, engine)
      }
      return turn == .continuation && operate(press, focus, target, engine)
    case .action, .remainder: return false
    }
  }

  /// Moves the focus to the next or previous control, in the row or in the rows after it.
  private func move(forward: Bool, _ engine: Engine) -> Bool {
    if let target = ControlTarget(engine) {
      let controls = target.enabledControls
      let current = focus?.item == target.key ? focus?.control : nil
      let next =
        forward
        ? controls.first { $0 > current ?? -1 }
        : current.flatMap { current in controls.last { $0 < current } }
      if let next {
        focus(next, of: target, engine)
        return true
      }
    }
    return moveToNextRow(forward: forward, engine)
  }

  /// Moves the focus to the first control of the next row, or to the last one of the previous row; to the row itself if
  /// it has none.
  func moveToNextRow(forward: Bool, _ engine: Engine) -> Bool {
    guard engine.moveFocus(engine.focusedKey == nil ? .first : forward ? .down : .up) else { return false }
    clearFocus(engine)
    if let target = ControlTarget(engine),
      let control = forward ? target.enabledControls.first : target.enabledControls.last
    {
      focus(control, of: target, engine)
    }
    return true
  }

  /// Operates a control other than a field.
  private func operate(_ press: KeyPress, _ focus: FieldKey, _ target: ControlTarget, _ engine: Engine)
    -> Bool
  {
    guard press.modifiers.isSubset(of: .shift) else { return false }
    switch press.key {
    case .enter, .character(" "):
      target.send(target.tree.tapEvent(ofControl: focus.control), engine)
      return true
    case .left, .right:
      if let control = target.tree.control(at: focus.control), control.usesSidewaysKeys {
        guard let change = control.change(press.key == .right ? 1 : -1) else { return true }
        target.send(ControlEvent(control: focus.control, change: change), engine)
        return true
      }
      let controls = target.enabledControls
      let next =
        press.key == .right
        ? controls.first { $0 > focus.control } : controls.last { $0 < focus.control }
      guard let next else { return false }
      self.focus(next, of: target, engine)
      return true
    default: return false
    }
  }

  /// Presses the only control of a row that does nothing else.
  private func pressOnlyControl(_ press: KeyPress, of target: ControlTarget, _ engine: Engine) -> Bool {
    guard press.modifiers.isEmpty, press.key == .enter || press.key == .character(" "), !target.handlesTap,
      let control = target.enabledControls.first, target.enabledControls.count == 1
    else { return false }
    let event = target.tree.tapEvent(ofControl: control)
    if event.change == .focus { focus(control, of: target, engine) } else { target.send(event, engine) }
    return true
  }

  // MARK: Editing

  /// Returns whether a field has the focus.
  func isEditing(_ engine: Engine) -> Bool {
    guard let target = ControlTarget(engine), let focus, focus.item == target.key else { return false }
    return target.isField(focus.control)
  }

  private func edit(_ press: KeyPress, _ focus: FieldKey, _ target: ControlTarget, _ engine: Engine) -> Bool {
    if press.key == .enter, target.tree.control(at: focus.control)?.editedText?.isMultiline == false {
      if !submit(focus.control, target, engine) {
        target.send(ControlEvent(control: focus.control, change: .submit), engine)
      }
      return true
    }
    return edit(target, engine) { input in
      let editor = editor(of: target, focus.control, showing: input.text, engine)
      if let editor, press.key == .pageUp || press.key == .pageDown, press.modifiers.isSubset(of: .shift) {
        return input.movePage(
          forward: press.key == .pageDown, extending: press.modifiers.contains(.shift),
          by: editor.visibleCount - 1, editor.lines.positions)
      }
      return input.press(press.key, modifiers: press.modifiers, lines: editor?.lines.positions) {
        $0.columnWidth
      }
    }
  }

  /// Returns the layout of an editor as it is on screen; `nil` if it is not, or if the control is no editor.
  private func editor(of target: ControlTarget, _ control: Int, showing text: String, _ engine: Engine)
    -> EditorLayout?
  {
    target.layOut(engine)
    return engine.cell(of: target.key).flatMap {
      target.tree.editor(control, showing: text, in: $0.placement.frame.size)
    }
  }

  /// Returns the first visible line of an editor, or the first visible offset of a field, at which the caret
  /// is visible; `nil` if the control is not on screen.
  ///
  /// - Parameter former: The first line or offset that was visible before.
  private func firstVisible(
    of target: ControlTarget, _ control: Int, showing input: TextInput, from former: Int, _ engine: Engine
  ) -> Int? {
    if let editor = editor(of: target, control, showing: input.text, engine) {
      return editor.firstLine(showing: input.caret, from: former)
    }
    return engine.cell(of: target.key).flatMap {
      target.tree.field(control, showing: input, from: former, in: $0.placement.frame.size)
    }?.shown.range.lowerBound.utf8Offset
  }

  /// Inserts pasted text into the focused field. Returns `true` if a field has the focus.
  func paste(_ text: String, _ engine: Engine) -> Bool {
    guard let target = ControlTarget(engine), focus?.item == target.key else { return false }
    return edit(target, engine) { $0.perform(.paste(text)) }
  }

  private func edit(
    _ target: ControlTarget, _ engine: Engine, _ change: (inout TextInput) -> Bool
  ) -> Bool {
    guard let focus, let (text, isMultiline) = target.tree.control(at: focus.control)?.editedText else {
      return false
    }
    var input = fields.input(of: focus, showing: text, isMultiline: isMultiline)
    let old = input.text
    guard change(&input) else { return false }
    fields.set(input, of: focus, showing: text)
    updateShownFocus(of: target, engine)
    engine.setNeedsUpdate()
    if input.text != old {
      target.send(ControlEvent(control: focus.control, change: .edit(input.text)), engine)
    }
    return true
  }
}

/// The focus on a text field, with its text, caret and selection.
final class TextFieldFocus: ControlFocus {
  let item: ItemKey
  let input: TextInput
  /// The first visible line of an editor, or the first visible offset of a field of one line.
  let first: Int

  init(_ field: FieldKey, input: TextInput, first: Int = 0) {
    (item, self.input, self.first) = (field.item, input, first)
    super.init(index: field.control)
  }
}
