import TesseraLayout

// Drags over a collection and drops on it, for hosts.
//
//     let action = engine.dragOver(info, at: point)               // whenever the pointer moves
//     let pending = engine.resolveDrop(info, at: point)           // at the drop
//     let done = pending.flatMap { engine.drop(payload, on: $0) } // when the data has arrived

extension Engine {
  private var dragBehavior: DragBehavior? { behavior() }

  /// Updates the drag that hovers over the collection.
  ///
  /// - Parameter point: The position of the drag, in viewport coordinates, in points.
  /// - Returns: The operation that a drop at this position performs; `nil` if the drag is not accepted.
  ///   During a transaction, the previous result.
  @discardableResult
  public func dragOver(_ dropInfo: DropInfo, at point: Point) -> DragAction? {
    guard point.x.isFinite, point.y.isFinite else { return dropProposal?.action }
    return installed { DragBehavior(configuration) }.hover(dropInfo, at: point, self)
  }

  /// Notifies the collection that the drag has left it.
  public func dragLeave() { dragBehavior?.leave(self) }

  /// The place of a drop at the current position of the drag, and its operation; `nil` if the drag is not
  /// accepted.
  public var dropProposal: DropProposal? { dragBehavior?.state.hover?.destination?.proposal }

  /// The indicator for the current drop proposal; `nil` if there is none.
  public var dropIndicator: DropIndicator? { dragBehavior?.state.hover?.destination?.mark }

  /// Resolves the place and the operation of a drop, and ends the hovering.
  ///
  /// Call ``drop(_:on:)`` with the data, immediately or when another program has provided it.
  ///
  /// - Returns: The pending drop; `nil` if the drag is not accepted.
  public func resolveDrop(_ dropInfo: DropInfo, at point: Point) -> PendingDrop? {
    dragOver(dropInfo, at: point)
    return dragBehavior?.resolveDrop(dropInfo, self)
  }

  /// Performs a pending drop.
  ///
  /// - Returns: The operation that was performed; `nil` if the payload is not accepted.
  @discardableResult
  public func drop(_ payload: DragPayload, on pendingDrop: PendingDrop) -> DragAction? {
    guard let handler = pendingDrop.handler else {
      endReorder()
      return pendingDrop.proposal.action
    }
    guard handler.accepts(DropInfo(payload)) else { return nil }
    if pendingDrop.isOwn, pendingDrop.proposal.action == .move {
      dragBehavior?.acceptOwnDrop(pendingDrop.proposal.place)
    }
    post(.call { _ = handler.perform(payload, pendingDrop.proposal) })
    return pendingDrop.proposal.action
  }
}
