import TestSupport

extension SeededGenerator {
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...(elements.count - 1))] }

  /// Returns mostly ordinary numbers of points; with `wild`, also numbers that a caller should not pass.
  mutating func extent(wild: Bool) -> Double {
    if wild, chance(30) {
      return pick([.nan, .infinity, -.infinity, -1, -1e300, 1e300, 1e18, 8e12, 1e-9, 2e-308, -0.0, 0])
    }
    switch int(0...5) {
    case 0: return 0
    case 1: return Double.random(in: 0...200, using: &self)
    case 2: return Double(int(0...1000)) / 3
    default: return Double(int(1...12)) * 10
    }
  }
}
