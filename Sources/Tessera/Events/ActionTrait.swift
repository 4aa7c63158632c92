@_spi(Behaviors) import TesseraKernel

/// A trait of a cell that adds actions to those of its menu, such as swipe actions.
package class ActionTrait: BehaviorTrait {
  /// The actions, in the order in which menus and accessibility list them.
  var actions: [ContextAction] { [] }

  var isEmpty: Bool { actions.isEmpty }

  package override func canAct(on cell: DeclaredCell) -> Bool { !isEmpty }

  /// Returns the input that performs the first enabled destructive action; `nil` if there is none.
  func deletion(of target: EventTarget, in engine: Engine) -> EventState.Input? { nil }
}

extension CellAttributes {
  /// All actions of the item: those of its menu, then those that only swipes offer.
  public var actions: [ContextAction] {
    var actions = handlers.contextActions
    for trait in declared.all { actions += (trait as? ActionTrait)?.actions ?? [] }
    return actions.withDistinctIDs
  }

  var hasActions: Bool {
    !handlers.contextActions.isEmpty
      || declared.all.contains { trait in (trait as? ActionTrait).map { !$0.isEmpty } ?? false }
  }
}

extension Engine {
  /// Returns all actions of the item that a view shows: those of its menu, then those that only swipes offer.
  ///
  /// Accessibility offers the same actions.
  public func actions(of id: CellID) -> [ContextAction] { self[id]?.cell.attributes.actions ?? [] }

  /// Performs the first destructive action of the focused item, or of a group around it, when the user
  /// presses Delete or Backspace. Returns whether the key was handled.
  func pressDeletionKey(_ key: Key) -> Bool {
    guard key == .delete || key == .backspace, let focus else { return false }
    for receiver in responderChain(of: EventReceiver(target: EventTarget(key: focus.key, path: focus.path))) {
      guard let deletion = deletion(of: receiver.target) else { continue }
      post(deletion)
      return true
    }
    return false
  }

  /// Returns the input for the first destructive action of an item: from its menu, else from its traits.
  private func deletion(of target: EventTarget) -> EventState.Input? {
    guard let attributes = declaredCell(of: target)?.attributes else { return nil }
    if let action = attributes.handlers.contextActions.first(where: { $0.isDeletion }) {
      return .action(action.id, target)
    }
    for trait in attributes.declared.all {
      if let deletion = (trait as? ActionTrait)?.deletion(of: target, in: self) { return deletion }
    }
    return nil
  }
}
