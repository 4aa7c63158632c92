@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The rules of drops: the handler that accepts a drag, the place, and the operation. The engine uses them,
// and so do adapters of views that manage their own cells.

extension DeclaredSection {
  /// Returns the handler that accepts a drag between the items; `nil` if none does.
  package func acceptingHandler(of dropInfo: DropInfo) -> AnyDropHandler? {
    drops?.handlers.first { $0.accepts(dropInfo) }
  }
}

extension DeclaredCell {
  /// Returns the handler that accepts a drag over the item; `nil` if none does.
  package func acceptingHandler(of dropInfo: DropInfo) -> AnyDropHandler? {
    attributes.drops.first { $0.accepts(dropInfo) }
  }

  /// Returns the handler that accepts a drag over the item; `nil` if none does, or if the drop goes beside
  /// the item.
  ///
  /// - Parameters:
  ///   - section: The handler that accepts the drag between the items; if there is one, only the middle of
  ///     the item counts.
  ///   - isInMiddle: Whether the drag is over the middle of the item.
  package func acceptingHandler(
    of dropInfo: DropInfo, besides section: AnyDropHandler?, isInMiddle: @autoclosure () -> Bool
  ) -> AnyDropHandler? {
    guard let handler = acceptingHandler(of: dropInfo), section == nil || isInMiddle() else { return nil }
    return handler
  }
}

extension DropInfo {
  /// Returns the operation that a drop performs; `nil` if it is not allowed at the place.
  ///
  /// - Parameter call: Calls the app, which decides about the place.
  package func action(
    at place: DropPlace, _ handler: AnyDropHandler,
    calling call: (() -> DropDecision) -> DropDecision = { $0() }
  ) -> DragAction? {
    let actions = handler.actions.intersection(actions)
    guard let action = actions.chosen(wanted) else { return nil }
    switch call({ handler.decision(self, DropProposal(place: place, action: action)) }) {
    case .allowed: return action
    case .refused: return nil
    case .only(let other): return actions.contains(DragActions(other)) ? other : nil
    }
  }
}

extension SectionSnapshot {
  /// Returns the id of the item at an index that does not count the dragged item; `nil` if there is none.
  func neighbor(_ position: Int, without dragged: Int? = nil) -> ItemID? {
    let item = dragged.map { position >= $0 ? position + 1 : position } ?? position
    return item >= 0 && item < count ? id(at: item) : nil
  }

  /// Returns a place between the items for a dragged item.
  package func place(at index: Int, without dragged: Int? = nil) -> ReorderPlace {
    ReorderPlace(
      section: key, before: neighbor(index, without: dragged), after: neighbor(index - 1, without: dragged),
      index: index)
  }

  /// Returns a place between the items for a drop. If this section replaces others, the place is in the one
  /// of them that accepts the drop.
  package func dropPosition(at index: Int, without dragged: Int? = nil) -> ReorderPlace {
    var place = place(at: index, without: dragged)
    if let section = section.drops?.section { place.section = section }
    return place
  }
}

extension DropPlace {
  /// Returns whether an item dropped in its own collection still exists as declared, in the same section.
  package func keeps(_ item: ItemKey) -> Bool {
    guard case .between(let place) = self else { return false }
    return place.section == item.section
  }
}

extension DeclaredContent {
  /// The handler of the ends of drags out of the content; `nil` if there is none.
  package var onDragEnd: ((DragEnd) -> Void)? { traits.first(DragEndTrait.self)?.onDragEnd }
}

extension DragEnd {
  /// Creates the end of a drag.
  ///
  /// - Parameter wasDroppedInOwnCollection: Whether the items were moved within their own collection; if none
  ///   is gone then, the app has nothing to do.
  package init(_ items: [ItemKey], wasDroppedInOwnCollection: Bool, _ action: DragAction?) {
    self.init(items: items, action: wasDroppedInOwnCollection && items.isEmpty ? nil : action)
  }
}

extension Rect {
  /// Returns whether a point is in the middle half along an axis.
  package func hasInMiddle(_ point: Point, along axis: Axis) -> Bool {
    let start = min(axis) + size[axis] / 4
    return point[axis] >= start && point[axis] < start + size[axis] / 2
  }
}
