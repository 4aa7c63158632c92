import TestSupport

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns `true` with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
}
