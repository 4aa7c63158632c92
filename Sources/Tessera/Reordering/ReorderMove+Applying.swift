// Applying moves of the user to the data of the app.

extension RangeReplaceableCollection where Index == Int {
  /// Moves an element of this collection as a reorder move describes.
  ///
  /// - Parameters:
  ///   - move: The move to apply.
  ///   - id: Returns the id of an element, as declared in the content.
  /// - Returns: `true` if the collection contains the element.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func apply(_ move: ReorderMove, id: (Element) -> some Hashable & Sendable) -> Bool {
    guard let element = take(move, id: id) else { return false }
    put(element, by: move, id: id)
    return true
  }

  /// Removes and returns the element of a reorder move: the first half of a move into another collection.
  ///
  ///     if let task = todo.take(move, id: \.id) { done.put(task, by: move, id: \.id) }
  ///
  /// - Returns: The element; `nil` if the collection does not contain it.
  /// - Complexity: O(*n*).
  public mutating func take(_ move: ReorderMove, id: (Element) -> some Hashable & Sendable) -> Element? {
    firstIndex { ItemID(id($0)) == move.item }.map { remove(at: $0) }
  }

  /// Inserts an element at the target of a reorder move.
  ///
  /// The element goes before the same element as on screen, or else behind the same one. If the collection
  /// contains neither, it goes to the start or the end.
  ///
  /// - Complexity: O(*n*).
  public mutating func put(
    _ element: Element, by move: ReorderMove, id: (Element) -> some Hashable & Sendable
  ) {
    let target = move.target
    if let before = target.before, let index = firstIndex(where: { ItemID(id($0)) == before }) {
      insert(element, at: index)
    } else if let after = target.after, let index = firstIndex(where: { ItemID(id($0)) == after }) {
      insert(element, at: index + 1)
    } else {
      // The neighbors are not elements: a cell before all of them, or one behind.
      insert(element, at: target.after == nil ? startIndex : endIndex)
    }
  }
}

extension RangeReplaceableCollection where Index == Int, Element: Identifiable, Element.ID: Sendable {
  /// Moves an element of this collection as a reorder move describes.
  ///
  /// - Returns: `true` if the collection contains the element.
  @discardableResult
  public mutating func apply(_ move: ReorderMove) -> Bool { apply(move) { $0.id } }

  /// Removes and returns the element of a reorder move; `nil` if the collection does not contain it.
  public mutating func take(_ move: ReorderMove) -> Element? { take(move) { $0.id } }

  /// Inserts an element at the target of a reorder move.
  public mutating func put(_ element: Element, by move: ReorderMove) { put(element, by: move) { $0.id } }
}
