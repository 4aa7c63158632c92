@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Drags of items out of a collection, for hosts.
//
// The engine knows the dragged items; the host shows the drag under the pointer. A host that passes pointer
// events to `pointer(_:)` calls `takeDrag()` after each event. A host with gestures of its own calls
// `beginDrag(of:at:)`. Both report the end of the drag by `endDrag(_:)`.

extension Engine {
  private var dragBehavior: DragBehavior? { behavior() }

  /// A Boolean value that indicates whether items are being dragged out of the collection.
  public var isDragging: Bool { dragBehavior?.state.outgoing != nil }

  /// Returns a drag that a pointer has begun, and hands it over to the host until ``endDrag(_:)``.
  ///
  /// - Returns: The drag; `nil` if there is none that the host has not taken yet.
  public func takeDrag() -> Drag? {
    guard let dragBehavior, let outgoing = dragBehavior.state.outgoing, !outgoing.isTaken else { return nil }
    dragBehavior.state.outgoing?.isTaken = true
    return outgoing.drag
  }

  /// Returns the item that a drag of a view would drag out of the collection.
  ///
  /// - Returns: The item that the view shows, or a group of cells around it; `nil` if neither is draggable.
  public func draggableKey(of id: CellID) -> ItemKey? {
    guard let cell = self[id], !cell.isLeaving else { return nil }
    return draggableTarget(
      responderChain(of: EventReceiver(target: EventTarget(key: cell.key, path: cell.path))))?.key
  }

  /// Begins a drag of the item that a view shows, or of the group of cells around it, together with other
  /// selected items.
  ///
  /// - Parameters:
  ///   - id: The view that was touched.
  ///   - point: The position of the touch, in viewport coordinates, in points; `nil` for the center of the
  ///     view.
  /// - Returns: The drag; `nil` if the item is not draggable, and during a transaction.
  public func beginDrag(of id: CellID, at point: Point? = nil) -> Drag? {
    guard !isInTransaction, let cell = self[id], !cell.isLeaving,
      let target = draggableTarget(
        responderChain(of: EventReceiver(target: EventTarget(key: cell.key, path: cell.path))))
    else { return nil }
    let frame = cell.placement.frame
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    let grabOffset = point.flatMap {
      $0.x.isFinite && $0.y.isFinite ? $0 + viewport.origin - frame.origin : nil
    }
    installed { DragBehavior(configuration) }.beginDrag(
      of: target, through: cell, grabOffset: grabOffset ?? middle, self)
    return takeDrag()
  }

  /// Ends the drag and notifies the content; see ``Content/onDragEnd(_:)``.
  ///
  /// - Parameter action: The operation that was performed; `nil` if the items were not accepted, or the drag
  ///   was canceled.
  public func endDrag(_ action: DragAction?) {
    guard let dragBehavior, let outgoing = dragBehavior.state.outgoing else { return }
    dragBehavior.state.outgoing = nil
    if outgoing.isReordering { cancelReorder() }
    guard let onDragEnd = snapshot.traits.first(DragEndTrait.self)?.onDragEnd else { return }
    let end = DragEnd(
      outgoing.targets.map { $0.key }, wasDroppedInOwnCollection: outgoing.wasDroppedInOwnCollection, action)
    post(.call { onDragEnd(end) })
  }

  // MARK: Draggable items

  func draggableTarget(_ receivers: [EventReceiver]) -> EventTarget? {
    receivers.first { declaredCell(of: $0.target)?.attributes.offer != nil }?.target
  }
}
