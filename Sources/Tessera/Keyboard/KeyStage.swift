@_spi(Behaviors) import TesseraKernel

/// The stages through which ``Engine/press(_:modifiers:at:)`` passes a key, in order, until the key is
/// handled.
///
/// In a stage the key is offered to behaviors, ordered by their ``Behavior/order``, or handled by the engine
/// itself.
enum KeyStage: CaseIterable {
  /// Behaviors: a key with Option acts on the focused item; see ``KeyPhase/option``.
  case option
  /// Escape closes the open menu.
  case menu
  /// Behaviors; see ``KeyPhase/dismissal``.
  case dismissal
  /// The focused cell turns the key into an event.
  case cell
  /// Behaviors; see ``KeyPhase/continuation``.
  case continuation
  /// A declared command; see ``KeyCommand``.
  case command
  /// Behaviors; see ``KeyPhase/action``.
  case action
  /// Delete and Backspace delete the focused item.
  case deletion
  /// Return and Space tap the focused item.
  case activation
  /// The key moves the focus, or scrolls.
  case focus
  /// Behaviors; see ``KeyPhase/remainder``.
  case remainder
}

extension KeyStage {
  func accepts(_ press: KeyPress) -> Bool {
    if press.modifiers.contains(.option) { return self == .option || self == .command }
    let isPlain = press.modifiers.isSubset(of: .shift)
    let isEscape = press.key == .escape && isPlain
    return switch self {
    case .option: false
    case .command: true
    case .menu, .dismissal: isEscape
    case .cell: isPlain
    case .continuation, .action, .remainder: !isEscape
    case .deletion: press.modifiers.isEmpty && (press.key == .delete || press.key == .backspace)
    case .activation: isPlain && (press.key == .character(" ") || press.key == .enter)
    case .focus: isPlain && press.key.focusMove != nil
    }
  }

  /// Whether a key handled in the stage has an effect of its own, so that it ends a word that is being typed.
  var isMeaningful: Bool {
    switch self {
    case .command, .action, .deletion, .activation, .focus: true
    case .option, .menu, .dismissal, .cell, .continuation, .remainder: false
    }
  }
}

extension Engine {
  /// Offers a key in a stage that accepts it. Returns whether the key was handled.
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
    case .command: return performKeyCommand(press)
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

  /// Installs the behaviors of the focused item if it is off-screen, so that keys reach them.
  private func installBehaviorsOfFocus() {
    guard let focus, mountedIndex(of: focus.path) == nil,
      let cell = snapshot.cell(at: focus.path)
    else { return }
    installBehaviors(of: cell)
  }
}
