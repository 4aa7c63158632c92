import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Transitions")
struct TransitionsTests {
  @Test("Item declarations override those of section, collection and default")
  func resolving() {
    let item = Transitions(insert: .scale(0.5))
    let section = Transitions(insert: .rotate(1), move: .linear(duration: 1))
    let collection = Transitions(
      insert: Transition.none, delete: .offset(x: 9), move: .linear(duration: 9),
      animatesFirstAppearance: true)
    let resolved = item.within(section).within(collection).resolved()
    #expect(resolved.insert == .scale(0.5))
    #expect(resolved.move == .linear(duration: 1))
    #expect(resolved.delete == .offset(x: 9))
    #expect(resolved.animatesFirstAppearance)
    #expect(resolved.reload == .fade)
    #expect(resolved.update == .standard)
  }

  @Test("Nesting of declarations is associative", arguments: UInt64(0)..<50)
  func associativity(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let (one, two, three) = (transitions(&motions), transitions(&motions), transitions(&motions))
    #expect(one.within(two).within(three) == one.within(two.within(three)), "seed \(seed)")
    #expect(one.within(.inherited) == one && Transitions.inherited.within(one) == one, "seed \(seed)")
    #expect(Transitions.none.within(one) == .none, "seed \(seed)")
  }

  @Test("Undeclared transitions are standard, without first appearance")
  func standard() {
    #expect(Transitions.inherited.resolved() == Transitions.standard.resolved())
    #expect(!Transitions.inherited.resolved().animatesFirstAppearance)
  }

  @Test("With reduced motion no transition moves a view", arguments: UInt64(0)..<100)
  func reduced(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let declared = transitions(&motions)
    let resolved = declared.resolved(isMotionReduced: true)
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(resolved.move == .none && resolved.update == .none && resolved.stagger == .none, "seed \(seed)")
    #expect(resolved.animation.duration <= Animation.reducedDuration, "seed \(seed)")
    for transition in [resolved.insert, resolved.delete, resolved.reload] {
      for effect in [transition.insertion(of: frame, in: frame), transition.removal(of: frame, in: frame)] {
        var motion = Motion()
        motion.appear(effect, with: resolved.animation, at: 0)
        motion.move(from: frame, to: frame.offset(by: Point(x: 100)), with: resolved.move, at: 0)
        #expect(motion.endTime <= 0.2001, "seed \(seed): \(transition)")
        for step in 0...10 {
          let time = Double(step) * 0.02
          #expect(motion.effect(at: time).reduced == motion.effect(at: time), "seed \(seed): \(transition)")
          #expect(motion.frame(of: frame, at: time) == frame, "seed \(seed): \(transition)")
        }
      }
    }
    #expect(
      declared.reduced.within(.none).insert == declared.insert?.reduced ?? Transition.none, "seed \(seed)")
  }

  private func transitions(_ motions: inout RandomMotions) -> Transitions {
    Transitions(
      insert: Bool.random(using: &motions.random) ? motions.transition() : nil,
      delete: Bool.random(using: &motions.random) ? motions.transition() : nil,
      move: Bool.random(using: &motions.random) ? motions.animation() : nil,
      update: Bool.random(using: &motions.random) ? motions.animation() : nil,
      reload: Bool.random(using: &motions.random) ? motions.transition() : nil,
      animation: Bool.random(using: &motions.random) ? motions.animation() : nil,
      stagger: Bool.random(using: &motions.random) ? Stagger(interval: 0.1) : nil,
      animatesFirstAppearance: Bool.random(using: &motions.random) ? true : nil)
  }
}
