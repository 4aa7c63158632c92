@_spi(Behaviors) import TesseraKernel

/// Carries what swiping an item offers.
package final class SwipeTrait: ActionTrait {
  /// The actions at both sides.
  let declared: SwipeActions

  init(_ declared: SwipeActions) { self.declared = declared }

  package override var makesDifference: Bool { false }

  override var actions: [ContextAction] { declared.leading + declared.trailing }

  override var isEmpty: Bool { declared.isEmpty }

  override func deletion(of target: EventTarget, in engine: Engine) -> EventState.Input? {
    for side in [SwipeSide.leading, .trailing] {
      guard let action = declared[side].first(where: { $0.isDeletion }) else { continue }
      return .swipeAction(action.id, side, of: target)
    }
    return nil
  }

  package override func issues(about key: ItemKey) -> [Issue] {
    declared.repeatedIDs.map { .repeatedAction($0, of: key) }
  }

  package override func install(in engine: Engine) {
    if !isEmpty { engine.installed { SwipeBehavior() }.noteDeclaration(in: engine) }
  }
}

extension CellAttributes {
  /// What swiping the item offers.
  package var swipeActions: SwipeActions {
    get { declared.first(SwipeTrait.self)?.declared ?? SwipeActions() }
    set { declared.set(SwipeTrait(newValue)) }
  }
}
