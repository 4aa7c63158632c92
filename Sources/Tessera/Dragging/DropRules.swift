@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// What takes something that is dropped, where it goes, and what is done with it: plain values, by which the engine goes, and
// adapters of views that keep their own cells.

extension DeclaredSection {
  /// Returns what takes something that hovers between the items; nil if nothing does.
  package func taker(of visit: DragVisit) -> AnyDropHandler? { drops?.handlers.first { $0.takes(visit) } }
}

extension DeclaredCell {
  /// Returns what takes something that hovers over the item; nil if nothing does.
  package func taker(of visit: DragVisit) -> AnyDropHandler? {
    attributes.drops.first { $0.takes(visit) }
  }

  /// Returns what takes something that hovers over the item; nil if nothing does, or if it goes beside the item.
  ///
  /// - Parameters:
  ///   - section: What takes it between the items; then the item takes it in its middle alone.
  ///   - isInMiddle: Whether it hovers over the middle of the item.
  package func taker(
    of visit: DragVisit, besides section: AnyDropHandler?, isInMiddle: @autoclosure () -> Bool
  ) -> AnyDropHandler? {
    guard let handler = taker(of: visit), section == nil || isInMiddle() else { return nil }
    return handler
  }
}

extension DragVisit {
  /// Returns what is done with what hovers if it is let go; nil if it may not be dropped there.
  ///
  /// - Parameters:
  ///   - place: Where it would go.
  ///   - handler: What takes it there.
  ///   - call: Calls the app, which is asked about the place.
  package func action(
    at place: DropPlace, _ handler: AnyDropHandler,
    calling call: (() -> DropAnswer) -> DropAnswer = { $0() }
  ) -> DragAction? {
    let actions = handler.actions.intersection(actions)
    guard let action = actions.chosen(wanted) else { return nil }
    switch call({ handler.answer(self, DropProposal(place: place, action: action)) }) {
    case .allowed: return action
    case .refused: return nil
    case .only(let other): return actions.contains(DragActions(other)) ? other : nil
    }
  }
}

extension SectionSnapshot {
  /// Returns the id of an item; nil if there is none.
  ///
  /// - Parameters:
  ///   - position: The position, counted without the item that is carried.
  ///   - carried: The item that is carried; nil if none of the section is.
  func neighbour(_ position: Int, without carried: Int? = nil) -> ItemID? {
    let item = carried.map { position >= $0 ? position + 1 : position } ?? position
    return item >= 0 && item < count ? id(at: item) : nil
  }

  /// Returns a place between the items, for an item that is carried.
  package func place(at index: Int, without carried: Int? = nil) -> ReorderPlace {
    ReorderPlace(
      section: key, before: neighbour(index, without: carried), after: neighbour(index - 1, without: carried),
      index: index)
  }

  /// Returns a place between the items, for something that is dropped: where the section stands in place of others, in the
  /// one of them that takes it.
  package func dropPlace(at index: Int, without carried: Int? = nil) -> ReorderPlace {
    var place = place(at: index, without: carried)
    if let section = section.drops?.section { place.section = section }
    return place
  }
}

extension DropPlace {
  /// Returns whether an item that was dropped here, in its own collection, is still where it was declared: it was put
  /// elsewhere in its section.
  package func keeps(_ item: ItemKey) -> Bool {
    guard case .between(let place) = self else { return false }
    return place.section == item.section
  }
}

extension DeclaredContent {
  /// The handler for the end of a drag out of the content; nil if there is none.
  package var onDragEnd: ((DragEnd) -> Void)? { traits.first(DragEndTrait.self)?.onDragEnd }
}

extension DragEnd {
  /// Makes the end of a drag.
  ///
  /// - Parameters:
  ///   - items: The items that may have gone.
  ///   - hasLanded: Whether they were moved within their own collection: then nothing is left to be done if none has gone.
  ///   - action: What was done with them.
  package init(_ items: [ItemKey], hasLanded: Bool, _ action: DragAction?) {
    self.init(items: items, action: hasLanded && items.isEmpty ? nil : action)
  }
}

extension Rect {
  /// Returns whether a point is in the middle half along an axis.
  package func hasInMiddle(_ point: Point, along axis: Axis) -> Bool {
    let start = min(axis) + size[axis] / 4
    return point[axis] >= start && point[axis] < start + size[axis] / 2
  }
}
