@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The drag that hovers over the collection.

extension DragBehavior {
  /// Updates the drag that hovers, and its position. Returns the operation that a drop there performs; `nil`
  /// if the drag is not accepted.
  func hover(_ dropInfo: DropInfo, at point: Point, _ engine: Engine) -> DragAction? {
    if resumeReorder(dropInfo, to: point, engine) { return .move }
    var hover = state.hover ?? DropHover(dropInfo, at: point)
    // The cached decisions were about another drag.
    if hover.dropInfo.wanted != dropInfo.wanted || hover.dropInfo.actions != dropInfo.actions {
      hover.decidedActions = [:]
    }
    hover.dropInfo = dropInfo
    hover.move(to: point)
    state.hover = hover
    engine.updateAutoscroll()
    if engine.isInTransaction { state.isUnsettled = true } else { updateHover(engine) }
    return state.hover?.destination?.proposal.action
  }

  func leave(_ engine: Engine) {
    (state.hover, state.isUnsettled) = (nil, false)
    if state.outgoing?.isReordering ?? false {
      state.outgoing?.isReordering = false
      engine.cancelReorder()
    }
  }

  /// Ends the hovering drag with a drop. Returns the place of the drop; `nil` if the drag is not accepted.
  func resolveDrop(_ dropInfo: DropInfo, _ engine: Engine) -> PendingDrop? {
    defer { state.hover = nil }
    if state.outgoing?.isReordering ?? false {
      state.outgoing?.isReordering = false
      guard let move = engine.reorderMove else { return nil }
      state.outgoing?.wasDroppedInOwnCollection = true
      state.outgoing?.targets = []
      let proposal = DropProposal(place: .between(move.target), action: .move)
      return PendingDrop(proposal: proposal, handler: nil, isOwn: true)
    }
    guard let destination = state.hover?.destination else { return nil }
    return PendingDrop(proposal: destination.proposal, handler: destination.handler, isOwn: dropInfo.isOwn)
  }

  /// Records a drop of items in their own collection: an item that moves within its section is not gone.
  func acceptOwnDrop(_ place: DropPlace) {
    state.outgoing?.wasDroppedInOwnCollection = true
    state.outgoing?.targets.removeAll { place.keeps($0.key) }
  }

  // MARK: Hovering

  /// Checks, after each frame, whether other elements are below the drag.
  func invalidateHover(_ engine: Engine) {
    let change = engine.change
    if change.scrolled != .zero || change.correction != .zero || change.hasMeasured || change.isResized {
      state.isUnsettled = state.hover != nil
    }
  }

  func updateHover(_ engine: Engine) {
    state.isUnsettled = false
    guard let hover = state.hover else { return }
    let destination = dropDestination(for: hover, engine)
    // The app may have done anything in its handler.
    guard state.hover != nil else { return }
    state.hover?.destination = destination
  }

  /// Resumes the reordering of an item that has come back over its own collection, as if it had never left;
  /// not if the user wants a copy. Returns whether the item is being reordered.
  private func resumeReorder(_ dropInfo: DropInfo, to point: Point, _ engine: Engine) -> Bool {
    guard dropInfo.isOwn, dropInfo.wanted != .copy, let outgoing = state.outgoing,
      outgoing.targets.count == 1,
      let pressed = outgoing.pressed
    else { return false }
    if !outgoing.isReordering || !engine.isReordering {
      state.outgoing?.isReordering = false
      guard !engine.isInTransaction, let item = engine.reorderable(pressed) else { return false }
      state.hover = nil
      let corner = engine.mirrored(engine.frames.frame(of: item.path)).origin - engine.viewport.origin
      engine.postReorder(.begin(item, at: corner + outgoing.drag.grabOffset))
      guard engine.isReordering else { return false }
      state.outgoing?.isReordering = true
    }
    engine.moveReorder(to: point)
    return true
  }
}
