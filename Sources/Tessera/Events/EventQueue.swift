/// What waits to be handled, first come first served; what the last one has led to goes before everything else.
///
/// Both ends are ends of arrays, so that each element is moved once at most.
struct EventQueue<Element> {
  /// What comes next, the next one last.
  private var front: [Element] = []
  /// What comes after that, in order.
  private var back: [Element] = []

  /// Whether nothing waits.
  var isEmpty: Bool { front.isEmpty && back.isEmpty }

  /// What waits, in order.
  var elements: [Element] { front.reversed() + back }

  /// Lets something come after everything else.
  mutating func append(_ element: Element) { back.append(element) }

  /// Lets something come before everything else, in order.
  mutating func prepend(_ elements: [Element]) { front.append(contentsOf: elements.reversed()) }

  /// Takes what comes next; nil: nothing does.
  ///
  /// - Complexity: O(1) amortized.
  mutating func popFirst() -> Element? {
    if front.isEmpty {
      swap(&front, &back)
      front.reverse()
    }
    return front.popLast()
  }

  /// Replaces each element by another one, or by none.
  mutating func update(_ change: (Element) -> Element?) {
    front = front.compactMap(change)
    back = back.compactMap(change)
  }
}
