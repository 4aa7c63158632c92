// How an app does to its data what people have done on screen.

extension RangeReplaceableCollection where Index == Int {
  /// Carries an element where a move says, within this collection.
  ///
  /// - Parameters:
  ///   - move: What was moved.
  ///   - id: The id of an element, as declared.
  /// - Returns: Whether the element is there.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func apply(_ move: ReorderMove, id: (Element) -> some Hashable & Sendable) -> Bool {
    guard let element = take(move, id: id) else { return false }
    put(element, by: move, id: id)
    return true
  }

  /// Takes the element out that a move carries: the first half of a move into another collection.
  ///
  ///     if let task = todo.take(move, id: \.id) { done.put(task, by: move, id: \.id) }
  ///
  /// - Returns: The element; nil where it is not there.
  /// - Complexity: O(*n*).
  public mutating func take(_ move: ReorderMove, id: (Element) -> some Hashable & Sendable) -> Element? {
    firstIndex { ItemID(id($0)) == move.item }.map { remove(at: $0) }
  }

  /// Puts an element where a move carries it: before the same element as on screen, or behind the same one; where neither
  /// is there, at the start or the end.
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
      // What stands there is none of the elements: a cell before all of them, or one behind.
      insert(element, at: target.after == nil ? startIndex : endIndex)
    }
  }
}

extension RangeReplaceableCollection where Index == Int, Element: Identifiable, Element.ID: Sendable {
  /// Carries an element where a move says, within this collection; whether the element is there.
  @discardableResult
  public mutating func apply(_ move: ReorderMove) -> Bool { apply(move) { $0.id } }

  /// Takes the element out that a move carries; nil where it is not there.
  public mutating func take(_ move: ReorderMove) -> Element? { take(move) { $0.id } }

  /// Puts an element where a move carries it.
  public mutating func put(_ element: Element, by move: ReorderMove) { put(element, by: move) { $0.id } }
}
