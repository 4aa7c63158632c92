import TesseraLayout

// What people drag over a collection and drop there, for hosts.
//
//     let action = engine.dragOver(visit, at: point)        // as often as the pointer moves
//     let landing = engine.land(visit, at: point)           // it was let go
//     let done = landing.flatMap { engine.drop(goods, on: $0) }   // what it is was handed over

extension Engine {
  private var dragBehavior: DragBehavior? { behavior() }

  /// Says what hovers over the collection, and where.
  ///
  /// - Parameter point: Where, in viewport coordinates, in points.
  /// - Returns: What is done with it if it is let go there; nil: nobody takes it. During a transaction that is what was
  ///   true before.
  @discardableResult
  public func dragOver(_ visit: DragVisit, at point: Point) -> DragAction? {
    guard point.x.isFinite, point.y.isFinite else { return dropProposal?.action }
    return installed { DragBehavior(configuration) }.hover(visit, at: point, self)
  }

  /// Says that nothing hovers over the collection any more.
  public func dragLeave() { dragBehavior?.leave(self) }

  /// Where what hovers goes if it is let go now, and what is done with it; nil: nobody takes it.
  public var dropProposal: DropProposal? { dragBehavior?.state.hover?.spot?.proposal }

  /// What people see of that; nil: nothing.
  public var dropMark: DropMark? { dragBehavior?.state.hover?.spot?.mark }

  /// Says that something was let go over the collection. It hovers no more; what it is comes with
  /// ``drop(_:on:)``, at once or when another program has handed it over.
  ///
  /// - Returns: Where it goes; nil: nobody takes it.
  public func land(_ visit: DragVisit, at point: Point) -> DropLanding? {
    dragOver(visit, at: point)
    return dragBehavior?.land(visit, self)
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
    if landing.isOwn, landing.proposal.action == .move {
      dragBehavior?.landInOwn(landing.proposal.place)
    }
    post(.call { _ = handler.perform(goods, landing.proposal) })
    return landing.proposal.action
  }
}
