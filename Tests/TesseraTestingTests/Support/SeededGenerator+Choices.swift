import TestSupport

extension SeededGenerator {
  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True in some of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// An element of a list that is not empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
}
