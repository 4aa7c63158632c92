// How an app does to its data what people have dropped.

extension RangeReplaceableCollection where Index == Int {
  /// Puts what was dropped between the same elements as on screen; where neither of them is there, at the start or the end.
  /// What was there already under the same ids makes way.
  ///
  /// - Parameters:
  ///   - drop: What was dropped, between items.
  ///   - id: The id of an element, as declared.
  /// - Complexity: O(*n* + *m*) for *m* elements that were dropped.
  public mutating func insert(_ drop: Drop<Element>, id: (Element) -> some Hashable & Sendable) {
    guard case .between(let place) = drop.place else { return append(contentsOf: drop.values) }
    insert(contentsOf: drop.values, at: place, id: id)
  }

  /// Puts elements at a place between others; what was there already under the same ids makes way.
  ///
  /// - Complexity: O(*n* + *m*) for *m* elements.
  public mutating func insert(
    contentsOf elements: some Collection<Element>, at place: ReorderPlace,
    id: (Element) -> some Hashable & Sendable
  ) {
    var index: Int
    if let before = place.before, let found = firstIndex(where: { ItemID(id($0)) == before }) {
      index = found
    } else if let after = place.after, let found = firstIndex(where: { ItemID(id($0)) == after }) {
      index = found + 1
    } else {
      // What stands there is none of the elements: a cell before all of them, or one behind.
      index = place.after == nil ? startIndex : endIndex
    }
    let ids = Set(elements.map { ItemID(id($0)) })
    index -= self[startIndex..<index].reduce(0) { $0 + (ids.contains(ItemID(id($1))) ? 1 : 0) }
    removeAll { ids.contains(ItemID(id($0))) }
    insert(contentsOf: elements, at: index)
  }

  /// Takes the elements away that have gone elsewhere, of one section or of all; none where they were copied, or nobody took
  /// them.
  ///
  /// - Complexity: O(*n* + *m*) for *m* items that were dragged.
  public mutating func removeMoved(
    _ end: DragEnd, fromSection section: ItemID? = nil, id: (Element) -> some Hashable & Sendable
  ) {
    guard end.action == .move else { return }
    let ids = Set(end.ids(inSection: section))
    removeAll { ids.contains(ItemID(id($0))) }
  }
}

extension RangeReplaceableCollection where Index == Int, Element: Identifiable, Element.ID: Sendable {
  /// Puts what was dropped between the same elements as on screen.
  public mutating func insert(_ drop: Drop<Element>) { insert(drop) { $0.id } }

  /// Takes the elements away that have gone elsewhere.
  public mutating func removeMoved(_ end: DragEnd, fromSection section: ItemID? = nil) {
    removeMoved(end, fromSection: section) { $0.id }
  }
}
