@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Items that are dragged out of a collection, for hosts.
//
// The engine knows what is dragged; the drag itself, with its picture under the pointer, is the host's. A host that passes
// what pointers do with `pointer(_:)` looks after each event whether `takeDrag()` has one for it. One that has gestures of
// its own asks `beginDrag(of:at:)`. Both say how it has ended.

extension Engine {
  private var dragBehavior: DragBehavior? { behavior() }

  /// Whether items are being dragged out of the collection.
  public var isDragging: Bool { dragBehavior?.state.outgoing != nil }

  /// Hands a drag over that a pointer has begun; nil: there is none that the host does not know of. From here on the host
  /// carries it, until ``endDrag(_:)``.
  public func takeDrag() -> Drag? {
    guard let dragBehavior, let outgoing = dragBehavior.state.outgoing, !outgoing.isTaken else { return nil }
    dragBehavior.state.outgoing?.isTaken = true
    return outgoing.drag
  }

  /// Begins a drag of the item that a view shows, or of the group of cells around it, with others that are selected.
  ///
  /// - Parameters:
  ///   - id: The view that was touched.
  ///   - point: Where, in viewport coordinates, in points; nil: in its middle.
  /// - Returns: What is dragged; nil where nothing is offered, and during a transaction.
  public func beginDrag(of id: CellID, at point: Point? = nil) -> Drag? {
    guard !isInTransaction, let cell = self[id], !cell.isLeaving,
      let target = offering(lineage(of: Receiver(target: EventTarget(key: cell.key, path: cell.path))))
    else { return nil }
    let frame = cell.placement.frame
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    let grip = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 + viewport.origin - frame.origin : nil }
    installed { DragBehavior(configuration) }.beginDrag(of: target, through: cell, grip: grip ?? middle, self)
    return takeDrag()
  }

  /// Says how the drag has ended, and tells the content; see ``Content/onDragEnd(_:)``.
  ///
  /// - Parameter action: What was done where the items were dropped; nil: nothing, or the drag was given up.
  public func endDrag(_ action: DragAction?) {
    guard let dragBehavior, let outgoing = dragBehavior.state.outgoing else { return }
    dragBehavior.state.outgoing = nil
    if outgoing.isReordering { cancelReorder() }
    guard let onDragEnd = snapshot.traits.first(DragEndTrait.self)?.onDragEnd else { return }
    let end = DragEnd(outgoing.targets.map { $0.key }, hasLanded: outgoing.hasLanded, action)
    post(.call { onDragEnd(end) })
  }

  // MARK: What can be dragged

  /// The first one that offers anything.
  func offering(_ receivers: [Receiver]) -> EventTarget? {
    receivers.first { declaredCell(of: $0.target)?.attributes.offer != nil }?.target
  }
}
