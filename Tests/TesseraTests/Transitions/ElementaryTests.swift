import Foundation
import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Elementary functions")
struct ElementaryTests {
  private static let unit = Double.ulpOfOne

  @Test("The exponential is that of the platform")
  func exponential() {
    var random = SeededGenerator(seed: 1)
    for power in numbers(upTo: 700, with: &random) {
      let wanted = Foundation.exp(power)
      #expect(abs(Elementary.exponential(power) - wanted) <= 4 * Self.unit * wanted, "e^\(power)")
    }
    #expect(Elementary.exponential(0) == 1)
    #expect(Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(.nan) == 0)
    #expect(Elementary.exponential(.infinity).isFinite)
  }

  @Test("The logarithm is that of the platform")
  func logarithm() {
    var random = SeededGenerator(seed: 2)
    for power in numbers(upTo: 700, with: &random) {
      let number = Foundation.exp(power)
      let wanted = Foundation.log(number)
      #expect(
        abs(Elementary.logarithm(number) - wanted) <= 4 * Self.unit * max(1, abs(wanted)), "ln \(number)")
    }
    #expect(Elementary.logarithm(1) == 0)
    for number in [0, -1, Double.nan, -.infinity, .infinity] {
      #expect(Elementary.logarithm(number).isFinite, "\(number)")
    }
  }

  @Test("Sine and cosine are those of the platform")
  func sineAndCosine() {
    var random = SeededGenerator(seed: 3)
    for angle in numbers(upTo: 1e6, with: &random) {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      #expect(abs(sine - Foundation.sin(angle)) <= 4 * Self.unit, "sin \(angle)")
      #expect(abs(cosine - Foundation.cos(angle)) <= 4 * Self.unit, "cos \(angle)")
    }
    #expect(Elementary.sineAndCosine(.nan) == (0, 1))
    #expect(Elementary.sineAndCosine(.infinity).sine == Elementary.sineAndCosine(1e6).sine)
  }

  @Test("The square root is that of the platform")
  func squareRoot() {
    var random = SeededGenerator(seed: 4)
    for power in numbers(upTo: 700, with: &random) {
      let number = Foundation.exp(power)
      let wanted = number.squareRoot()
      #expect(abs(Elementary.squareRoot(number) - wanted) <= Self.unit * wanted, "√\(number)")
    }
    for number in [0, -1, Double.nan, -Double.infinity] {
      #expect(Elementary.squareRoot(number) == 0, "\(number)")
    }
    #expect(Elementary.squareRoot(16) == 4)
    #expect(Elementary.squareRoot(.infinity).isFinite)
    #expect(Elementary.squareRoot(.leastNormalMagnitude) > 0)
  }

  /// Numbers of all sizes and both signs.
  private func numbers(upTo limit: Double, with random: inout SeededGenerator) -> [Double] {
    (0..<4000).map { step in
      let size = limit * Foundation.pow(10, -Double(step % 16))
      return Double.random(in: -size...size, using: &random)
    }
  }
}
