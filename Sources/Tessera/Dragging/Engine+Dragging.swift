import TesseraLayout

// Items that are dragged out of a collection, for hosts.
//
// The engine knows what is dragged; the drag itself, with its picture under the pointer, is the host's. A host that passes
// what pointers do with `pointer(_:)` looks after each event whether `takeDrag()` has one for it. One that has gestures of
// its own asks `beginDrag(of:at:)`. Both say how it has ended.

extension Engine {
  /// Whether items are being dragged out of the collection.
  public var isDragging: Bool { dragging.outgoing != nil }

  /// Hands a drag over that a pointer has begun; nil: there is none that the host does not know of. From here on the host
  /// carries it, until ``endDrag(_:)``.
  public func takeDrag() -> Drag? {
    guard let outgoing = dragging.outgoing, !outgoing.isTaken else { return nil }
    dragging.outgoing?.isTaken = true
    return outgoing.drag
  }

  /// Begins a drag of the item that a view shows, or of the group of cells around it, with others that are selected.
  ///
  /// - Parameters:
  ///   - id: The view that was touched.
  ///   - point: Where, in viewport coordinates, in points; nil: in its middle.
  /// - Returns: What is dragged; nil where nothing is offered, and during a transaction.
  public func beginDrag(of id: CellID, at point: Point? = nil) -> Drag? {
    guard !areEventsSuspended, let cell = self[id], !cell.isLeaving,
      let target = offering(lineage(of: Receiver(target: EventTarget(key: cell.key, path: cell.path))))
    else { return nil }
    let frame = cell.placement.frame
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    let grip = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 + viewport.origin - frame.origin : nil }
    beginDrag(of: target, through: cell, grip: grip ?? middle)
    return takeDrag()
  }

  /// Says how the drag has ended, and tells the content; see ``Content/onDragEnd(_:)``.
  ///
  /// - Parameter action: What was done where the items were dropped; nil: nothing, or the drag was given up.
  public func endDrag(_ action: DragAction?) {
    guard let outgoing = dragging.outgoing else { return }
    dragging.outgoing = nil
    if outgoing.isReordering { post(.reorder(.cancel)) }
    guard let onDragEnd = snapshot.dragging.onDragEnd else { return }
    // Of what was put elsewhere in the collection itself nothing is left to be taken away.
    let isOver = outgoing.hasLanded && outgoing.targets.isEmpty
    let end = DragEnd(items: outgoing.targets.map { $0.key }, action: isOver ? nil : action)
    post(.call { onDragEnd(end) })
  }

  // MARK: What can be dragged

  /// The first one that offers anything.
  func offering(_ receivers: [Receiver]) -> EventTarget? {
    receivers.first { cell(of: $0.target)?.attributes.handlers.offer != nil }?.target
  }

  /// Begins a drag of an item.
  ///
  /// - Parameters:
  ///   - target: The item, or a group of cells.
  ///   - cell: The cell of it that was pressed.
  ///   - grip: Where, in points from the corner of that.
  func beginDrag(of target: EventTarget, through cell: LiveCell, grip: Point) {
    if dragging.outgoing != nil { endDrag(nil) }
    let offers = draggedWith(target).compactMap { target in
      self.cell(of: target)?.attributes.handlers.offer.map { (target, callBack($0)) }
    }
    guard !offers.isEmpty else { return }
    let drag = Drag(
      goods: DragGoods(offers.map { $0.1 }), key: target.key, view: cell.id, grip: grip)
    dragging.outgoing = OutgoingDrag(targets: offers.map { $0.0 }, drag: drag, pressed: target)
  }

  /// What is dragged with an item, such as all that is selected if it is.
  ///
  /// - Complexity: O(*n*) for *n* items that go along.
  private func draggedWith(_ target: EventTarget) -> [EventTarget] {
    guard isDraggedWithOthers(target.path),
      let paths = firstAnswer(in: .items, { $0.companions(of: target.path, self) })
    else { return [target] }
    return paths.compactMap { path in
      guard let kind = snapshot.kind(at: path), isDraggedWithOthers(path) else { return nil }
      return EventTarget(key: snapshot.key(at: path, kind: kind), path: path)
    }
  }

  /// Whether an element that stands among what is selected is dragged with it: it can be selected, or is a group, and no
  /// group around it offers it already.
  private func isDraggedWithOthers(_ path: ElementPath) -> Bool {
    guard let cell = snapshot.cell(at: path) else { return false }
    return (cell.group != nil || cell.isSelectable(as: path.element))
      && !groups(around: path).contains { self.cell(of: $0)?.attributes.handlers.offer != nil }
  }

  /// Follows what is dragged, and what hovers, to new content.
  func adoptDragging(_ pairing: SnapshotPairing) {
    dragging.emptySections = nil
    if dragging.hover != nil {
      dragging.hover?.answers = [:]
      dragging.isUnsettled = true
    }
    let follow = { (target: EventTarget) -> EventTarget? in
      guard let path = pairing.newPath(ofOld: target.path), self.snapshot.kind(at: path) == target.key.kind
      else { return nil }
      return EventTarget(key: self.snapshot.key(at: path, kind: target.key.kind), path: path)
    }
    dragging.gesture.retarget(follow)
    guard let outgoing = dragging.outgoing else { return }
    dragging.outgoing?.targets = outgoing.targets.compactMap { old in
      follow(old).flatMap { outgoing.hasLanded && $0.key.section != old.key.section ? nil : $0 }
    }
    dragging.outgoing?.pressed = outgoing.pressed.flatMap(follow)
  }
}
