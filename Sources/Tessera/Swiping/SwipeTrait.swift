@_spi(Behaviors) import TesseraKernel

package final class SwipeTrait: ActionTrait {
  let declared: SwipeActions

  init(_ declared: SwipeActions) { self.declared = declared }

  package override var makesDifference: Bool { false }

  override var actions: [ContextAction] { declared.leading + declared.trailing }

  override var isEmpty: Bool { declared.isEmpty }

  override func deletion(of target: EventTarget, in engine: Engine) -> EventState.Input? {
    for side in [SwipeEdge.leading, .trailing] {
      guard let action = declared[side].first(where: { $0.isDeletion }) else { continue }
      return .swipeAction(action.id, side, of: target)
    }
    return nil
  }

  package override func issues(about key: ItemKey) -> [Issue] {
    declared.repeatedIDs.map { .repeatedAction($0, of: key) }
  }

  package override func install(in engine: Engine) {
    if !isEmpty { engine.installed { SwipeBehavior() }.recordDeclaration(in: engine) }
  }
}

extension CellAttributes {
  package var swipeActions: SwipeActions {
    get { declared.first(SwipeTrait.self)?.declared ?? SwipeActions() }
    set { declared.set(SwipeTrait(newValue)) }
  }
}
