import TestSupport

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Random animations and transitions that are the same in every run.
struct RandomMotions {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  mutating func spring() -> Spring {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Spring(response: number(0.05...2), dampingFraction: 1)
    case 1: Spring(response: number(0.05...2), dampingFraction: number(0.999...1.001))
    case 2: Spring(response: number(0.05...2), dampingFraction: number(1...4))
    default: Spring(response: number(0.05...2), dampingFraction: number(0.1...1))
    }
  }

  mutating func curve(staysInRange: Bool) -> TimingCurve {
    let way = staysInRange ? 0.0...1.0 : -2.0...3.0
    return TimingCurve(number(0...1), number(way), number(0...1), number(way))
  }

  mutating func animation() -> Animation {
    let way: Animation
    switch Int.random(in: 0..<8, using: &random) {
    case 0: way = .none
    case 1: way = .easeInOut(duration: number(0...1))
    case 2, 3: way = Animation(curve(staysInRange: false), duration: number(0...1))
    default: way = Animation(spring())
    }
    return Bool.random(using: &random) ? way : way.delay(number(0...0.3))
  }

  mutating func transition() -> Transition {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .none
    case 1: .fade
    case 2: .scale(Scale(x: number(0...2), y: number(0...2)))
    case 3: .offset(x: number(-50...50), y: number(-50...50))
    case 4: .rotate(number(-3...3))
    case 5: .slide(from: .allCases.randomElement(using: &random) ?? .top, by: .outOfViewport)
    case 6: .asymmetric(insertion: transition(), removal: transition())
    default: transition().combined(with: transition()).animation(animation())
    }
  }
}
