import Tessera
import TesseraLayout

// Drag and drop between collections, with items addressed by their ids. After each step, frames are drawn
// until nothing is left to do.
//
//     let drag = try #require(todo.dragOut("b"))
//     drag.move(over: done, to: Point(x: 40, y: 8))
//     #expect(drag.drop() == .move)

extension HeadlessCollection {
  /// Begins to drag the first item on screen with an id, together with the selection.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - point: The press location in viewport coordinates, in points; `nil` for the center of the item.
  /// - Returns: The drag, or `nil` if there is no such item or it cannot be dragged.
  public func dragOut(_ id: ItemID, from point: Point? = nil) -> HeadlessDrag? {
    guard let cell = engine.cell(of: id), let drag = engine.beginDrag(of: cell.id, at: point) else {
      return nil
    }
    update()
    return HeadlessDrag(drag, from: self)
  }

  /// Returns the drag that a pointer has begun, and takes control of it.
  ///
  /// - Returns: The drag, or `nil` if there is none.
  public func takeDrag() -> HeadlessDrag? { engine.takeDrag().map { HeadlessDrag($0, from: self) } }

  /// Drops content of another app at a point of the viewport.
  ///
  /// - Parameters:
  ///   - text: The dragged text; `nil` for none.
  ///   - uris: The dragged URIs.
  ///   - point: The drop location in viewport coordinates, in points.
  ///   - actions: The operations that the source allows.
  /// - Returns: The performed operation, or `nil` if the drop was not accepted.
  @discardableResult
  public func drop(
    text: String? = nil, uris: [String] = [], at point: Point, actions: DragActions = .copy
  ) -> DragAction? {
    let payload = DragPayload(text: text, uris: uris, actions: actions)
    let dropInfo = DropInfo(payload.kinds, actions: actions)
    engine.dragOver(dropInfo, at: point)
    update()
    let action = engine.resolveDrop(dropInfo, at: point).flatMap { engine.drop(payload, on: $0) }
    update()
    return action
  }
}

/// A drag of items from one collection to another.
@MainActor
public final class HeadlessDrag {
  /// The drag of the engine.
  public let drag: Drag
  /// The operation that the user requests by modifier keys; `nil` for the default operation.
  public var wanted: DragAction?
  private let source: HeadlessCollection
  private var target: HeadlessCollection?
  private var point = Point.zero

  init(_ drag: Drag, from source: HeadlessCollection) { (self.drag, self.source) = (drag, source) }

  /// Moves the pointer over a point of a collection's viewport.
  ///
  /// - Parameters:
  ///   - collection: The collection below the pointer.
  ///   - point: The location in viewport coordinates, in points.
  /// - Returns: The operation that a drop at this point would perform, or `nil` if it would not be accepted.
  @discardableResult
  public func move(over collection: HeadlessCollection, to point: Point) -> DragAction? {
    if target !== collection { leave() }
    (target, self.point) = (collection, point)
    let action = collection.engine.dragOver(dropInfo(of: collection), at: point)
    collection.update()
    return collection.engine.dropProposal?.action ?? action
  }

  /// Moves the pointer out of the collection below it.
  public func leave() {
    target?.engine.dragLeave()
    target?.update()
    target = nil
  }

  /// Drops the items at the current point.
  ///
  /// - Returns: The performed operation, or `nil` if the drop was not accepted.
  @discardableResult
  public func drop() -> DragAction? {
    var action: DragAction?
    if let target, let pendingDrop = target.engine.resolveDrop(dropInfo(of: target), at: point) {
      action = target.engine.drop(drag.payload, on: pendingDrop)
    }
    target?.update()
    target = nil
    end(action)
    return action
  }

  /// Cancels the drag, as Escape does.
  public func cancel() {
    leave()
    end(nil)
  }

  private func end(_ action: DragAction?) {
    source.engine.endDrag(action)
    source.update()
  }

  private func dropInfo(of collection: HeadlessCollection) -> DropInfo {
    DropInfo(drag.payload, wanted: wanted, isOwn: collection === source)
  }
}
