import TesseraLayout

// What people drag over a collection and drop there, for hosts.
//
//     let action = engine.dragOver(visit, at: point)        // as often as the pointer moves
//     let landing = engine.land(visit, at: point)           // it was let go
//     let done = landing.flatMap { engine.drop(goods, on: $0) }   // what it is was handed over

extension Engine {
  /// Says what hovers over the collection, and where.
  ///
  /// - Parameter point: Where, in viewport coordinates, in points.
  /// - Returns: What is done with it if it is let go there; nil: nobody takes it. During a transaction that is what was
  ///   true before.
  @discardableResult
  public func dragOver(_ visit: DragVisit, at point: Point) -> DragAction? {
    guard point.x.isFinite, point.y.isFinite else { return dropProposal?.action }
    if carriesBack(visit, to: point) { return .move }
    var hover = dragging.hover ?? DropHover(visit, at: point)
    // What was said was about something else.
    if hover.visit.wanted != visit.wanted || hover.visit.actions != visit.actions { hover.answers = [:] }
    hover.visit = visit
    hover.move(to: point)
    dragging.hover = hover
    if areEventsSuspended { dragging.isUnsettled = true } else { settleHover() }
    return dropProposal?.action
  }

  /// Says that nothing hovers over the collection any more.
  public func dragLeave() {
    (dragging.hover, dragging.isUnsettled) = (nil, false)
    if dragging.outgoing?.isReordering ?? false {
      dragging.outgoing?.isReordering = false
      post(.reorder(.cancel))
    }
  }

  /// Where what hovers goes if it is let go now, and what is done with it; nil: nobody takes it.
  public var dropProposal: DropProposal? { dragging.hover?.spot?.proposal }

  /// What people see of that; nil: nothing.
  public var dropMark: DropMark? { dragging.hover?.spot?.mark }

  /// Says that something was let go over the collection. It hovers no more; what it is comes with
  /// ``drop(_:on:)``, at once or when another program has handed it over.
  ///
  /// - Returns: Where it goes; nil: nobody takes it.
  public func land(_ visit: DragVisit, at point: Point) -> DropLanding? {
    dragOver(visit, at: point)
    defer { dragging.hover = nil }
    if dragging.outgoing?.isReordering ?? false {
      dragging.outgoing?.isReordering = false
      guard let move = reorderMove else { return nil }
      dragging.outgoing?.hasLanded = true
      dragging.outgoing?.targets = []
      let proposal = DropProposal(place: .between(move.target), action: .move)
      return DropLanding(proposal: proposal, handler: nil, isOwn: true)
    }
    guard let spot = dragging.hover?.spot else { return nil }
    return DropLanding(proposal: spot.proposal, handler: spot.handler, isOwn: visit.isOwn)
  }

  /// Hands over what was let go.
  ///
  /// - Returns: What is done with it; nil: it is nothing that is taken there.
  @discardableResult
  public func drop(_ goods: DragGoods, on landing: DropLanding) -> DragAction? {
    guard let handler = landing.handler else {
      endReorder()
      return landing.proposal.action
    }
    guard handler.takes(DragVisit(goods)) else { return nil }
    if landing.isOwn, landing.proposal.action == .move { landInOwn(landing.proposal.place) }
    post(.call { _ = handler.perform(goods, landing.proposal) })
    return landing.proposal.action
  }

  /// Notes that items were dropped in their own collection: what is put elsewhere in its section has not gone.
  private func landInOwn(_ place: DropPlace) {
    dragging.outgoing?.hasLanded = true
    guard case .between(let place) = place else { return }
    dragging.outgoing?.targets.removeAll { $0.key.section == place.section }
  }

  // MARK: Hovering

  /// Whether something hovers, and has to be looked at again.
  var isHoverStale: Bool { dragging.isUnsettled && dragging.hover != nil }

  /// Looks at what hovers again, where something else is below it by now.
  func followHover() {
    if busy.contains(.dragging), isHoverStale { settleHover() }
  }

  /// Notes after each frame whether something else is below what hovers.
  func noteHover() {
    if change.scrolled != .zero || change.correction != .zero || change.hasMeasured || change.isResized {
      dragging.isUnsettled = dragging.hover != nil
    }
  }

  private func settleHover() {
    dragging.isUnsettled = false
    guard let hover = dragging.hover else { return }
    let spot = dropSpot(for: hover)
    // The app may have done anything when it was asked.
    guard dragging.hover != nil else { return }
    dragging.hover?.spot = spot
  }

  /// Carries an item that has come back over its own collection, if it can be carried there, as if it had never left;
  /// whether it does. Who wants a copy means something else.
  private func carriesBack(_ visit: DragVisit, to point: Point) -> Bool {
    guard visit.isOwn, visit.wanted != .copy, let outgoing = dragging.outgoing, outgoing.targets.count == 1,
      let pressed = outgoing.pressed
    else { return false }
    if !outgoing.isReordering || !isReordering {
      dragging.outgoing?.isReordering = false
      guard !areEventsSuspended, let item = carriable(lineage(of: Receiver(target: pressed))) else {
        return false
      }
      dragging.hover = nil
      let corner = mirrored(frames.frame(of: item.path)).origin - viewport.origin
      post(.reorder(.begin(item, at: corner + outgoing.drag.grip)))
      guard isReordering else { return false }
      dragging.outgoing?.isReordering = true
    }
    moveReorder(to: point)
    return true
  }
}
