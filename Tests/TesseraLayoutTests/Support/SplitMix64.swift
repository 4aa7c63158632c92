/// A small seeded generator, so that a failing run can be repeated (Steele, Lea, Flood: "Fast Splittable
/// Pseudorandom Number Generators", 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...(elements.count - 1))] }

  /// Mostly ordinary numbers of points; with `wild`, also everything that a caller should not pass.
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
