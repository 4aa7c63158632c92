@_spi(Behaviors) import Tessera
import TesseraDiff

// Items that are dragged out of a view that manages its own cells, and handlers of drops, by positions.

/// Items that are dragged out of content.
package struct IndexPathDrag {
  package let payload: DragPayload
  package let keys: [ItemKey]
}

extension IndexPathContent {
  /// Returns the drag that begins with a press on an item.
  ///
  /// It contains all selected items if that item is selected.
  ///
  /// - Returns: The drag; `nil` if the item has no payload.
  package func drag(of path: ItemPath, selected: [ItemPath]) -> IndexPathDrag? {
    guard self[path]?.declared.attributes.offer != nil else { return nil }
    let paths = selected.contains(path) ? selected.sorted() : [path]
    let offers = paths.compactMap { path in
      self[path].flatMap { cell in cell.declared.attributes.offer.map { (cell.key, $0()) } }
    }
    return IndexPathDrag(payload: DragPayload(offers.map { $0.1 }), keys: offers.map { $0.0 })
  }

  /// The handler for the end of a drag out of the content; `nil` if there is none.
  package var onDragEnd: ((DragEnd) -> Void)? { declared.onDragEnd }

  /// Returns the sections that accept a drop.
  package func takers(of dropInfo: DropInfo) -> [Int] {
    snapshot.sections[..<snapshot.declaredCount].indices.filter { acceptingHandler(in: $0, dropInfo) != nil }
  }

  /// Returns the handler of a section that accepts a drop between its items; `nil` if there is none.
  package func acceptingHandler(in section: Int, _ dropInfo: DropInfo) -> AnyDropHandler? {
    snapshot.sections[section].section.acceptingHandler(of: dropInfo)
  }

  /// Returns the position of a drop between items.
  ///
  /// - Parameters:
  ///   - gap: The position.
  ///   - excluded: The item of the section that does not count; `nil` if all do.
  package func dropPosition(at gap: ItemPath, without excluded: Int?) -> ReorderPlace {
    snapshot.sections[gap.section].dropPosition(at: gap.item, without: excluded)
  }
}
