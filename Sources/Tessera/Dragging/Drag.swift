@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A drag of items out of a collection, with the information that a host needs to begin it.
public struct Drag {
  /// The payload of the items.
  public let payload: DragPayload
  /// The key of the item, or the group of cells, that was pressed.
  public let key: ItemKey
  /// The view that was pressed, which the host shows below the pointer.
  public let view: CellID
  /// The position of the press in the view, in points from its top left corner.
  public let grabOffset: Point
}

/// The end of a drag, reported to the content that the items came from.
public struct DragEnd {
  /// The items that were dragged, as far as they still exist.
  public let items: [ItemKey]
  /// The operation that was performed; `nil` if the items were not accepted.
  public let action: DragAction?

  /// Returns the ids of the items, in one section or in all.
  public func ids(inSection section: ItemID? = nil) -> [ItemID] {
    items.compactMap { key in
      guard section == nil || key.section.id == section, case .item(let id, _) = key.element else {
        return nil
      }
      return id
    }
  }
}

final class DragEndTrait: Trait {
  let onDragEnd: (DragEnd) -> Void

  init(_ onDragEnd: @escaping (DragEnd) -> Void) { self.onDragEnd = onDragEnd }

  override var makesDifference: Bool { false }
}

extension Content {
  /// Adds an action to perform when items were dragged out of the collection, wherever they went.
  ///
  /// The items have already arrived by then. The action removes those that were moved.
  ///
  ///     Content {
  ///       Section("todo") { ForEach(todo) { TaskCell($0).draggable($0, text: $0.title) } }
  ///         .onDrop(of: Task.self) { drop in todo.insert(drop) }
  ///     }
  ///     .onDragEnd { end in todo.removeMoved(end) }
  ///
  /// An item that moves to another section of the same content is inserted there before it is removed here.
  public func onDragEnd(_ action: @escaping (DragEnd) -> Void) -> Content {
    var copy = declared
    copy.traits.set(DragEndTrait(action))
    return Content(copy)
  }
}
