@_spi(Behaviors) import TesseraKernel

/// The stages in which a key is offered, in this order: the list that ``Engine/press(_:modifiers:at:)`` goes through until the
/// key is taken.
///
/// In a stage the key is offered to behaviors, one after the other by their ``Behavior/order``, or to one thing that the engine
/// does itself.
enum KeyStage: CaseIterable {
  /// Behaviors: a key with Option acts on the item with the focus; see ``KeyTurn/option``.
  case option
  /// Escape closes the menu that is open.
  case menu
  /// Behaviors; see ``KeyTurn/dismissal``.
  case dismissal
  /// The cell with the focus makes an event of the key.
  case cell
  /// Behaviors; see ``KeyTurn/continuation``.
  case continuation
  /// Behaviors; see ``KeyTurn/action``.
  case action
  /// Delete and Backspace delete the item with the focus.
  case deletion
  /// Return and Space tap the item with the focus.
  case activation
  /// The key moves the focus, or scrolls.
  case focus
  /// Behaviors; see ``KeyTurn/remainder``.
  case remainder
}

extension KeyStage {
  /// Returns whether a key is offered in the stage.
  func accepts(_ press: KeyPress) -> Bool {
    if press.modifiers.contains(.option) { return self == .option }
    let isPlain = press.modifiers.isSubset(of: .shift)
    let isEscape = press.key == .escape && isPlain
    return switch self {
    case .option: false
    case .menu, .dismissal: isEscape
    case .cell: isPlain
    case .continuation, .action, .remainder: !isEscape
    case .deletion: press.modifiers.isEmpty && (press.key == .delete || press.key == .backspace)
    case .activation: isPlain && (press.key == .character(" ") || press.key == .enter)
    case .focus: isPlain && press.key.focusMove != nil
    }
  }

  /// Whether a key that is taken in the stage means something by itself, so that it ends a word that is being typed.
  var isMeaningful: Bool {
    switch self {
    case .action, .deletion, .activation, .focus: true
    case .option, .menu, .dismissal, .cell, .continuation, .remainder: false
    }
  }
}

extension Engine {
  /// Offers a key in a stage that accepts it.
  ///
  /// - Returns: Whether it was taken.
  func press(_ press: KeyPress, at stage: KeyStage) -> Bool {
    switch stage {
    case .option: return self.press(press, in: .option)
    case .menu:
      guard contextMenu != nil else { return false }
      closeContextMenu()
      return true
    case .dismissal: return self.press(press, in: .dismissal)
    case .cell: return sendKey(press.key)
    case .continuation: return self.press(press, in: .continuation)
    case .action:
      installBehaviorsOfFocus()
      return self.press(press, in: .action)
    case .deletion: return pressDeletionKey(press.key)
    case .activation: return activateFocus()
    case .focus:
      guard let move = press.key.focusMove else { return false }
      moveFocusOrScroll(move, modifiers: press.modifiers)
      return true
    case .remainder: return self.press(press, in: .remainder)
    }
  }

  /// Installs the behaviors of the item with the focus where it is out of view, so that keys reach them.
  private func installBehaviorsOfFocus() {
    guard let focus, shownPosition(of: focus.path) == nil,
      let cell = snapshot.cell(at: focus.path)
    else { return }
    installBehaviors(of: cell)
  }
}
