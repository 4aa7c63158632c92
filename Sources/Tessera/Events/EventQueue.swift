/// A first-in, first-out queue in which the consequences of the current element go first.
///
/// It consists of two stacks, so each element moves once at most.
struct EventQueue<Element> {
  /// The first elements, in reverse order.
  private var front: [Element] = []
  /// The elements after those, in order.
  private var back: [Element] = []

  var isEmpty: Bool { front.isEmpty && back.isEmpty }

  var elements: [Element] { front.reversed() + back }

  mutating func append(_ element: Element) { back.append(element) }

  /// Inserts elements at the front, in order.
  mutating func prepend(_ elements: [Element]) { front.append(contentsOf: elements.reversed()) }

  /// Removes and returns the first element; `nil` if the queue is empty. O(1) amortized.
  mutating func popFirst() -> Element? {
    if front.isEmpty {
      swap(&front, &back)
      front.reverse()
    }
    return front.popLast()
  }

  /// Replaces or removes each element.
  mutating func update(_ change: (Element) -> Element?) {
    front = front.compactMap(change)
    back = back.compactMap(change)
  }
}
