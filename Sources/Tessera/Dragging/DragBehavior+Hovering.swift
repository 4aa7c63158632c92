@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The drag that hovers over the collection.

extension DragBehavior {
  /// Notes what hovers, and where.
  ///
  /// - Returns: The action that a drop there carries out; nil if nothing takes the drag.
  func hover(_ visit: DragVisit, at point: Point, _ engine: Engine) -> DragAction? {
    if carriesBack(visit, to: point, engine) { return .move }
    var hover = state.hover ?? DropHover(visit, at: point)
    // The last answer was about another drag.
    if hover.visit.wanted != visit.wanted || hover.visit.actions != visit.actions { hover.answers = [:] }
    hover.visit = visit
    hover.move(to: point)
    state.hover = hover
    engine.followEdges()
    if engine.isInTransaction { state.isUnsettled = true } else { settleHover(engine) }
    return state.hover?.spot?.proposal.action
  }

  /// Nothing hovers over the collection any more.
  func leave(_ engine: Engine) {
    (state.hover, state.isUnsettled) = (nil, false)
    if state.outgoing?.isReordering ?? false {
      state.outgoing?.isReordering = false
      engine.cancelReorder()
    }
  }

  /// Takes note that what hovers was let go.
  ///
  /// - Returns: The place of the drop; nil if nothing takes the drag.
  func land(_ visit: DragVisit, _ engine: Engine) -> DropLanding? {
    defer { state.hover = nil }
    if state.outgoing?.isReordering ?? false {
      state.outgoing?.isReordering = false
      guard let move = engine.reorderMove else { return nil }
      state.outgoing?.hasLanded = true
      state.outgoing?.targets = []
      let proposal = DropProposal(place: .between(move.target), action: .move)
      return DropLanding(proposal: proposal, handler: nil, isOwn: true)
    }
    guard let spot = state.hover?.spot else { return nil }
    return DropLanding(proposal: spot.proposal, handler: spot.handler, isOwn: visit.isOwn)
  }

  /// Notes that items were dropped in their own collection: what is put elsewhere in its section has not gone.
  func landInOwn(_ place: DropPlace) {
    state.outgoing?.hasLanded = true
    state.outgoing?.targets.removeAll { place.keeps($0.key) }
  }

  // MARK: Hovering

  /// Notes after each frame whether something else is below what hovers.
  func noteHover(_ engine: Engine) {
    let change = engine.change
    if change.scrolled != .zero || change.correction != .zero || change.hasMeasured || change.isResized {
      state.isUnsettled = state.hover != nil
    }
  }

  /// Finds out again where what hovers would go.
  func settleHover(_ engine: Engine) {
    state.isUnsettled = false
    guard let hover = state.hover else { return }
    let spot = dropSpot(for: hover, engine)
    // The app may have done anything when it was asked.
    guard state.hover != nil else { return }
    state.hover?.spot = spot
  }

  /// Carries an item that has come back over its own collection, if it can be carried there, as if it had never left.
  /// A copy that is wanted means something else.
  ///
  /// - Returns: Whether it does.
  private func carriesBack(_ visit: DragVisit, to point: Point, _ engine: Engine) -> Bool {
    guard visit.isOwn, visit.wanted != .copy, let outgoing = state.outgoing, outgoing.targets.count == 1,
      let pressed = outgoing.pressed
    else { return false }
    if !outgoing.isReordering || !engine.isReordering {
      state.outgoing?.isReordering = false
      guard !engine.isInTransaction, let item = engine.carriable(pressed) else { return false }
      state.hover = nil
      let corner = engine.mirrored(engine.frames.frame(of: item.path)).origin - engine.viewport.origin
      engine.postReorder(.begin(item, at: corner + outgoing.drag.grip))
      guard engine.isReordering else { return false }
      state.outgoing?.isReordering = true
    }
    engine.moveReorder(to: point)
    return true
  }
}
