import Foundation
import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Elementary functions")
struct ElementaryTests {
  private static let unit = Double.ulpOfOne

  @Test("The exponential equals that of the platform")
  func exponential() {
    var random = SeededGenerator(seed: 1)
    for power in numbers(upTo: 700, with: &random) {
      let wanted = Foundation.exp(power)
      #expect(abs(ElementaryFunctions.exponential(power) - wanted) <= 4 * Self.unit * wanted, "e^\(power)")
    }
    #expect(ElementaryFunctions.exponential(0) == 1)
    #expect(ElementaryFunctions.exponential(-.infinity) == 0)
    #expect(ElementaryFunctions.exponential(.nan) == 0)
    #expect(ElementaryFunctions.exponential(.infinity).isFinite)
  }

  @Test("The logarithm equals that of the platform")
  func logarithm() {
    var random = SeededGenerator(seed: 2)
    for power in numbers(upTo: 700, with: &random) {
      let number = Foundation.exp(power)
      let wanted = Foundation.log(number)
      #expect(
        abs(ElementaryFunctions.logarithm(number) - wanted) <= 4 * Self.unit * max(1, abs(wanted)),
        "ln \(number)")
    }
    #expect(ElementaryFunctions.logarithm(1) == 0)
    for number in [0, -1, Double.nan, -.infinity, .infinity] {
      #expect(ElementaryFunctions.logarithm(number).isFinite, "\(number)")
    }
  }

  @Test("Sine and cosine equal those of the platform")
  func sineAndCosine() {
    var random = SeededGenerator(seed: 3)
    for angle in numbers(upTo: 1e6, with: &random) {
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      #expect(abs(sine - Foundation.sin(angle)) <= 4 * Self.unit, "sin \(angle)")
      #expect(abs(cosine - Foundation.cos(angle)) <= 4 * Self.unit, "cos \(angle)")
    }
    #expect(ElementaryFunctions.sineAndCosine(.nan) == (0, 1))
    #expect(ElementaryFunctions.sineAndCosine(.infinity).sine == ElementaryFunctions.sineAndCosine(1e6).sine)
  }

  @Test("The square root equals that of the platform")
  func squareRoot() {
    var random = SeededGenerator(seed: 4)
    for power in numbers(upTo: 700, with: &random) {
      let number = Foundation.exp(power)
      let wanted = number.squareRoot()
      #expect(abs(ElementaryFunctions.squareRoot(number) - wanted) <= Self.unit * wanted, "√\(number)")
    }
    for number in [0, -1, Double.nan, -Double.infinity] {
      #expect(ElementaryFunctions.squareRoot(number) == 0, "\(number)")
    }
    #expect(ElementaryFunctions.squareRoot(16) == 4)
    #expect(ElementaryFunctions.squareRoot(.infinity).isFinite)
    #expect(ElementaryFunctions.squareRoot(.leastNormalMagnitude) > 0)
  }

  /// Numbers of all magnitudes and both signs.
  private func numbers(upTo limit: Double, with random: inout SeededGenerator) -> [Double] {
    (0..<4000).map { step in
      let size = limit * Foundation.pow(10, -Double(step % 16))
      return Double.random(in: -size...size, using: &random)
    }
  }
}
