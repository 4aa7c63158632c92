@_spi(Behaviors) import TesseraKernel
import Tessera

// The keyboard focus of controls, for hosts that show them as widgets. The engine decides which control has the focus, and
// widgets that take it by themselves report it.

/// The part of the behavior of controls that every host refers to. The rest is linked only by a program with controls, whose
/// cells install it.
class ControlFocusBehavior: Behavior {
  /// The control that the keys go to; `nil` if they go to the item.
  var focus: FieldKey?

  /// Gives the keyboard focus to a control of an item that has the focus.
  func focus(_ control: Int, of target: ControlTarget, _ engine: Engine) {}

  /// Leaves the keyboard focus to the item.
  func clearFocus(_ engine: Engine) {}
}

extension Engine {
  /// The position of the control with the keyboard focus in the focused item; `nil` if the item itself has the focus.
  public var focusedControl: Int? {
    behavior(ControlFocusBehavior.self)?.focus.flatMap { $0.item == focusedKey ? $0.control : nil }
  }

  /// Gives the keyboard focus to a control of the item of a view, as ``Engine/focus(_:)`` gives it to the item.
  ///
  /// - Parameter index: The position of the control; `nil` for the item itself.
  /// - Returns: `true` if the control or the item can have the focus.
  @discardableResult
  public func focusControl(_ index: Int?, of id: CellID) -> Bool {
    guard focus(id), let cell = self[id] else { return false }
    guard let index else {
      behavior(ControlFocusBehavior.self)?.clearFocus(self)
      return true
    }
    guard let target = ControlTarget(cell), target.enabledControls.contains(index) else { return false }
    behavior(ControlFocusBehavior.self)?.focus(index, of: target, self)
    return true
  }

  /// Moves the keyboard focus from the last control of a row to the first one of the next row, or from the first one to the
  /// last one of the previous row.
  ///
  /// A row without controls gets the focus itself if the focus comes from a row with controls, or if a row with controls
  /// follows on screen. So the Tab key reaches every control, and leaves a list without controls at once.
  ///
  /// - Returns: `true` if the focus has moved; `false` if the Tab key leaves the collection.
  public func moveFocusToNextRow(forward: Bool) -> Bool {
    guard let behavior = behavior(ControlBehavior.self), let key = focusedKey, let current = cell(of: key),
      cells.contains(where: { cell in
        guard ControlTarget(cell)?.enabledControls.isEmpty == false else { return false }
        return cell.path == current.path || (forward ? cell.path > current.path : cell.path < current.path)
      })
    else { return false }
    return behavior.moveToNextRow(forward: forward, self)
  }

  /// Moves the keyboard focus from a title of a column, or from the header, to the next or previous title.
  ///
  /// A host with widgets calls it, because titles of columns are drawn on every host.
  ///
  /// - Returns: `true` if the focus has moved; `false` if there is no further title in the row with the focus.
  package func moveFocusToNextTitle(forward: Bool) -> Bool {
    guard let target = ControlTarget(self), let cell = cell(of: target.key) else { return false }
    let titles = target.enabledControls.filter { target.tree.isColumnTitle($0) }
    let current = focusedControl
    let next =
      forward
      ? titles.first { $0 > current ?? -1 }
      : current.flatMap { current in titles.last { $0 < current } }
    return next.map { focusControl($0, of: cell.id) } ?? false
  }

  /// The title of a column with the keyboard focus, and the view of its header; `nil` if none has it.
  package var focusedTitle: (id: CellID, title: Control)? {
    guard let target = ControlTarget(self), let cell = cell(of: target.key), let index = focusedControl,
      target.tree.isColumnTitle(index), let title = target.tree.control(at: index)
    else { return nil }
    return (cell.id, title)
  }

  /// Returns the positions of the controls in the item of a view that the user can operate.
  public func enabledControls(of id: CellID) -> [Int] {
    self[id].flatMap { ControlTarget($0) }?.enabledControls ?? []
  }

  /// A description of the control with the keyboard focus for a screen reader, with its state; `nil` if none has it.
  package var focusedControlDescription: String? {
    guard let index = focusedControl, let control = ControlTarget(self)?.tree.control(at: index) else {
      return nil
    }
    let name = control.label ?? ""
    switch control.kind {
    case .button(let title, let role):
      return (control.label ?? title) + (role == .link ? ", link" : ", button")
    case .toggle(let title, let isOn): return (control.label ?? title) + (isOn ? ", on" : ", off")
    case .textField(let text, let placeholder, let isSecure):
      let shown = isSecure ? String(repeating: "•", count: text.count) : text
      return [name.isEmpty ? placeholder : name, "text field", shown].filter { !$0.isEmpty }.joined(
        separator: ", ")
    case .textEditor(let text, let placeholder, lines: _):
      return [name.isEmpty ? placeholder : name, "text", text].filter { !$0.isEmpty }.joined(separator: ", ")
    case .stepper(let value, in: _, step: _):
      return [name, String(value)].filter { !$0.isEmpty }.joined(separator: ", ")
    case .menu(let options, let selected):
      let choice = selected.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? ""
      return [name, choice].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  var hasNativeControls: Bool { hostText?().metrics.hasNativeControls ?? false }
}
