@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Items that are being dragged out of a collection: what a host needs to begin a drag.
public struct Drag {
  /// What they offer.
  public let goods: DragGoods
  /// The item that was pressed, or the group of cells.
  public let key: ItemKey
  /// The view that was pressed: what people see below the pointer.
  public let view: CellID
  /// Where it was pressed, in points from its top left corner.
  public let grip: Point
}

/// How a drag has ended, for the content that the items came from.
public struct DragEnd {
  /// The items that were dragged, as far as they are still there.
  public let items: [ItemKey]
  /// What was done with them; nil: nothing, because nobody took them.
  public let action: DragAction?

  /// The ids of the items, in one section or in all.
  public func ids(inSection section: ItemID? = nil) -> [ItemID] {
    items.compactMap { key in
      guard section == nil || key.section.id == section, case .item(let id, _) = key.element else {
        return nil
      }
      return id
    }
  }
}

/// Carries the handler of content that is told how drags have ended.
final class DragEndTrait: Trait {
  let onDragEnd: (DragEnd) -> Void

  init(_ onDragEnd: @escaping (DragEnd) -> Void) { self.onDragEnd = onDragEnd }

  override var makesDifference: Bool { false }
}

extension Content {
  /// Acts when items were dragged out of the collection, wherever they went: by then, they are there. What was moved is
  /// to be taken away here.
  ///
  ///     Content {
  ///       Section("todo") { ForEach(todo) { TaskCell($0).draggable($0, text: $0.title) } }
  ///         .onDrop(of: Task.self) { drop in todo.insert(drop) }
  ///     }
  ///     .onDragEnd { end in todo.removeMoved(end) }
  ///
  /// An item that goes to another section of the same content is there before it is taken away.
  public func onDragEnd(_ action: @escaping (DragEnd) -> Void) -> Content {
    var copy = declared
    copy.traits.set(DragEndTrait(action))
    return Content(copy)
  }
}
