@_spi(Behaviors) import TesseraKernel

/// A trait of a cell that offers actions beyond those of its menu, such as those after a swipe.
package class ActionTrait: BehaviorTrait {
  /// The actions, in the order in which menus and accessibility list them.
  var actions: [ContextAction] { [] }

  /// Whether there are none.
  var isEmpty: Bool { actions.isEmpty }

  package override func canWork(on cell: DeclaredCell) -> Bool { !isEmpty }

  /// Returns the input that does the first destructive thing of all; nil if there is none that can be done.
  func deletion(of target: EventTarget, in engine: Engine) -> EventState.Input? { nil }
}

extension CellAttributes {
  /// Everything that can be done with the item: its menu, then what swiping offers beyond that.
  public var actions: [ContextAction] {
    var actions = handlers.contextActions
    for trait in declared.all { actions += (trait as? ActionTrait)?.actions ?? [] }
    return actions.withDistinctIDs
  }

  /// Whether anything can be done with the item.
  var hasActions: Bool {
    !handlers.contextActions.isEmpty
      || declared.all.contains { trait in (trait as? ActionTrait).map { !$0.isEmpty } ?? false }
  }
}

extension Engine {
  /// What can be done with the item that a view shows: its menu, then what swiping offers beyond that. Accessibility offers
  /// the same.
  public func actions(of id: CellID) -> [ContextAction] { self[id]?.cell.attributes.actions ?? [] }

  /// Does the first destructive thing that can be done with the focused item, or with a group around it, by Delete and
  /// Backspace.
  ///
  /// - Returns: Whether the key means something there.
  func pressDeletionKey(_ key: Key) -> Bool {
    guard key == .delete || key == .backspace, let focus else { return false }
    for receiver in lineage(of: Receiver(target: EventTarget(key: focus.key, path: focus.path))) {
      guard let deletion = deletion(of: receiver.target) else { continue }
      post(deletion)
      return true
    }
    return false
  }

  /// The first destructive thing that can be done with an item: by its menu, else by what its traits offer.
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
