@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The items that are dragged, and their places.

extension DragBehavior {
  /// Begins a drag of an item or a group of cells.
  ///
  /// - Parameters:
  ///   - cell: The cell of the target that was pressed.
  ///   - grabOffset: The position of the press, in points from the corner of the cell.
  func beginDrag(of target: EventTarget, through cell: LiveCell, grabOffset: Point, _ engine: Engine) {
    if state.outgoing != nil { engine.endDrag(nil) }
    let offers = draggedWith(target, engine).compactMap { target in
      engine.declaredCell(of: target)?.attributes.offer.map { (target, engine.callBack($0)) }
    }
    guard !offers.isEmpty else { return }
    let drag = Drag(
      payload: DragPayload(offers.map { $0.1 }), key: target.key, view: cell.id, grabOffset: grabOffset)
    state.outgoing = OutgoingDrag(targets: offers.map { $0.0 }, drag: drag, pressed: target)
  }

  /// Returns the items that are dragged together with one, such as all selected items if it is selected.
  /// O(*n*) for *n* items dragged together.
  private func draggedWith(_ target: EventTarget, _ engine: Engine) -> [EventTarget] {
    guard isDraggedWithOthers(target.path, engine),
      let paths = engine.firstResult(in: .items, { $0.itemsDraggedTogether(of: target.path, engine) })
    else { return [target] }
    return paths.compactMap { path in
      guard let kind = engine.snapshot.kind(at: path), isDraggedWithOthers(path, engine) else { return nil }
      return EventTarget(key: engine.snapshot.key(at: path, kind: kind), path: path)
    }
  }

  /// Returns whether an element of the selection is dragged with the others: it can be selected, or is a
  /// group, and no group around it is draggable already.
  private func isDraggedWithOthers(_ path: ElementPath, _ engine: Engine) -> Bool {
    guard let cell = engine.snapshot.cell(at: path) else { return false }
    return (cell.isGroup || cell.isSelectable(as: path.element))
      && !engine.groups(around: path).contains { engine.declaredCell(of: $0)?.attributes.offer != nil }
  }

  func followItems(_ pairing: SnapshotPairing, _ engine: Engine) {
    state.emptySections = nil
    if state.hover != nil {
      state.hover?.decidedActions = [:]
      state.isUnsettled = true
    }
    let follow = { (target: EventTarget) in engine.target(target, after: pairing) }
    if let pressed = state.gesture.pressed {
      // Look it up first: that may run code of the app.
      let target = follow(pressed)
      state.gesture.retarget { _ in target }
    }
    guard let outgoing = state.outgoing else { return }
    state.outgoing?.targets = outgoing.targets.compactMap { old in
      follow(old).flatMap {
        outgoing.wasDroppedInOwnCollection && $0.key.section != old.key.section ? nil : $0
      }
    }
    state.outgoing?.pressed = outgoing.pressed.flatMap(follow)
  }
}
