import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Stagger")
struct StaggerTests {
  @Test("Neighbors begin one after another, up to the limit")
  func neighbors() {
    let stagger = Stagger(interval: 0.1, limit: 0.35)
    #expect((0..<4).map { stagger.delay(position: $0, of: 4) } == [0, 0.1, 0.2, 0.1 * 3])
    let many = (0..<8).map { stagger.delay(position: $0, of: 8) }
    #expect(many[0] == 0 && abs(many[7] - 0.35) < 1e-12)
    #expect(zip(many, many.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A wave travels across the screen at its speed")
  func wave() {
    let stagger = Stagger(speed: 3000, limit: 0.5)
    #expect(abs(stagger.delay(position: 7, of: 9, distance: 600) - 0.2) < 1e-12)
    #expect(stagger.delay(position: 7, of: 9, distance: -600) == 0)
    #expect(stagger.delay(position: 7, of: 9, distance: 1e9) == 0.5)
  }

  @Test("A delay of any values is between zero and the limit", arguments: UInt64(0)..<100)
  func range(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = [Double.nan, -1, 0, 0.1, 1e300, .infinity, -Double.infinity]
    func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
    for stagger in [Stagger(interval: number(), limit: number()), Stagger(speed: number(), limit: number())] {
      let delay = stagger.delay(
        position: .random(in: -3...9, using: &random), of: .random(in: -3...9, using: &random),
        distance: number())
      #expect(delay >= 0 && delay <= stagger.limit, "seed \(seed): \(stagger)")
    }
    #expect(Stagger(interval: 1, limit: 9).delay(position: .max, of: .min) <= 9)
  }
}
