// Applying drops of the user to the data of the app.

extension RangeReplaceableCollection where Index == Int {
  /// Inserts dropped elements between the same elements as on screen.
  ///
  /// If the collection contains neither neighbor, the elements go to the start or the end. Existing elements
  /// with the same ids are removed.
  ///
  /// - Parameters:
  ///   - drop: The drop between items.
  ///   - id: Returns the id of an element, as declared in the content.
  /// - Complexity: O(*n* + *m*) for *m* dropped elements.
  public mutating func insert(_ drop: Drop<Element>, id: (Element) -> some Hashable & Sendable) {
    guard case .between(let place) = drop.place else {
      let ids = Set(drop.values.map { ItemID(id($0)) })
      removeAll { ids.contains(ItemID(id($0))) }
      return append(contentsOf: drop.values)
    }
    insert(contentsOf: drop.values, at: place, id: id)
  }

  /// Inserts elements at a place between others, and removes existing elements with the same ids.
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
      // The neighbors are not elements: a cell before all of them, or one behind.
      index = place.after == nil ? startIndex : endIndex
    }
    let ids = Set(elements.map { ItemID(id($0)) })
    index -= self[startIndex..<index].reduce(0) { $0 + (ids.contains(ItemID(id($1))) ? 1 : 0) }
    removeAll { ids.contains(ItemID(id($0))) }
    insert(contentsOf: elements, at: index)
  }

  /// Removes the elements that a drag has moved elsewhere, from one section or from all.
  ///
  /// Elements that were copied, or not accepted, stay.
  ///
  /// - Complexity: O(*n* + *m*) for *m* dragged items.
  public mutating func removeMoved(
    _ end: DragEnd, fromSection section: ItemID? = nil, id: (Element) -> some Hashable & Sendable
  ) {
    guard end.action == .move else { return }
    let ids = Set(end.ids(inSection: section))
    removeAll { ids.contains(ItemID(id($0))) }
  }
}

extension RangeReplaceableCollection where Index == Int, Element: Identifiable, Element.ID: Sendable {
  /// Inserts dropped elements between the same elements as on screen.
  public mutating func insert(_ drop: Drop<Element>) { insert(drop) { $0.id } }

  /// Removes the elements that a drag has moved elsewhere.
  public mutating func removeMoved(_ end: DragEnd, fromSection section: ItemID? = nil) {
    removeMoved(end, fromSection: section) { $0.id }
  }
}
