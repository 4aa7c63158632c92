import Tessera
import TesseraLayout

// Items that people drag to other collections, addressed by their ids. Each step is followed by as many frames as it takes.
//
//     let drag = try #require(todo.dragOut("b"))
//     drag.move(over: done, to: Point(x: 40, y: 8))
//     #expect(drag.drop() == .move)

extension HeadlessCollection {
  /// Drags the first item on screen with an id, and what is selected with it.
  ///
  /// - Parameter point: Where it is pressed, in viewport coordinates, in points; nil: in its middle.
  /// - Returns: The drag; nil where there is no such item, or it offers nothing.
  public func dragOut(_ id: ItemID, from point: Point? = nil) -> HeadlessDrag? {
    guard let cell = engine.cell(of: id), let drag = engine.beginDrag(of: cell.id, at: point) else {
      return nil
    }
    update()
    return HeadlessDrag(drag, from: self)
  }

  /// Takes over a drag that a pointer has begun; nil where there is none.
  public func takeDrag() -> HeadlessDrag? { engine.takeDrag().map { HeadlessDrag($0, from: self) } }

  /// Drops what another program has dragged here, at a place in the viewport.
  ///
  /// - Parameters:
  ///   - text: The text that it brings; nil: none.
  ///   - uris: The places that it brings.
  ///   - point: Where.
  ///   - actions: What it lets be done with that.
  /// - Returns: What was done with it; nil: nobody takes it there.
  @discardableResult
  public func drop(
    text: String? = nil, uris: [String] = [], at point: Point, actions: DragActions = .copy
  ) -> DragAction? {
    let goods = DragGoods(text: text, uris: uris, actions: actions)
    let visit = DragVisit(goods.kinds, actions: actions)
    engine.dragOver(visit, at: point)
    update()
    let action = engine.land(visit, at: point).flatMap { engine.drop(goods, on: $0) }
    update()
    return action
  }
}

/// Items under a pointer, on their way from one collection to another.
@MainActor
public final class HeadlessDrag {
  /// What is dragged.
  public let drag: Drag
  /// What people want by the keys that they hold; nil: whatever is usual.
  public var wanted: DragAction?
  private let source: HeadlessCollection
  private var target: HeadlessCollection?
  private var point = Point.zero

  init(_ drag: Drag, from source: HeadlessCollection) { (self.drag, self.source) = (drag, source) }

  /// Moves over a place in the viewport of a collection.
  ///
  /// - Returns: What happens if it is let go there; nil: nobody takes it.
  @discardableResult
  public func move(over collection: HeadlessCollection, to point: Point) -> DragAction? {
    if target !== collection { leave() }
    (target, self.point) = (collection, point)
    let action = collection.engine.dragOver(visit(of: collection), at: point)
    collection.update()
    return collection.engine.dropProposal?.action ?? action
  }

  /// Leaves the collection below the pointer.
  public func leave() {
    target?.engine.dragLeave()
    target?.update()
    target = nil
  }

  /// Lets go where it is.
  ///
  /// - Returns: What was done; nil: nobody took it.
  @discardableResult
  public func drop() -> DragAction? {
    var action: DragAction?
    if let target, let landing = target.engine.land(visit(of: target), at: point) {
      action = target.engine.drop(drag.goods, on: landing)
    }
    target?.update()
    target = nil
    end(action)
    return action
  }

  /// Gives up, as Escape does.
  public func cancel() {
    leave()
    end(nil)
  }

  private func end(_ action: DragAction?) {
    source.engine.endDrag(action)
    source.update()
  }

  private func visit(of collection: HeadlessCollection) -> DragVisit {
    DragVisit(drag.goods, wanted: wanted, isOwn: collection === source)
  }
}
