@_spi(Behaviors) import Tessera
import TesseraDiff

// Items that are dragged out of a view that keeps its own cells, and the handlers of what is dropped there, by positions.

/// Items that are being dragged out of some content.
package struct IndexedDrag {
  /// What they offer.
  package let goods: DragGoods
  /// The items.
  package let keys: [ItemKey]
}

extension IndexedContent {
  /// What is dragged where an item is pressed: all that is selected, if it is; nil where nothing is offered.
  package func drag(of path: ItemPath, selected: [ItemPath]) -> IndexedDrag? {
    guard self[path]?.declared.attributes.offer != nil else { return nil }
    let paths = selected.contains(path) ? selected.sorted() : [path]
    let offers = paths.compactMap { path in
      self[path].flatMap { cell in cell.declared.attributes.offer.map { (cell.key, $0()) } }
    }
    return IndexedDrag(goods: DragGoods(offers.map { $0.1 }), keys: offers.map { $0.0 })
  }

  /// The handler for the end of a drag out of the content; nil if there is none.
  package var onDragEnd: ((DragEnd) -> Void)? { declared.onDragEnd }

  /// The sections that take what hovers.
  package func takers(of visit: DragVisit) -> [Int] {
    snapshot.sections[..<snapshot.declaredCount].indices.filter { taker(in: $0, visit) != nil }
  }

  /// Returns what takes something that hovers between the items of a section; nil if nothing does.
  package func taker(in section: Int, _ visit: DragVisit) -> AnyDropHandler? {
    snapshot.sections[section].section.taker(of: visit)
  }

  /// Returns a place between items, for something that is dropped.
  ///
  /// - Parameters:
  ///   - gap: The position.
  ///   - carried: The item of the section that does not count; nil if all do.
  package func dropPlace(at gap: ItemPath, without carried: Int?) -> ReorderPlace {
    snapshot.sections[gap.section].dropPlace(at: gap.item, without: carried)
  }
}
