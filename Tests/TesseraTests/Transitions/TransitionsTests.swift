import TestSupport
import Testing

@testable import Tessera

@Suite("Transitions")
struct TransitionsTests {
  @Test("The item is asked first, then the section, then the collection, then the standard")
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

  @Test("It makes no difference who is asked together", arguments: UInt64(0)..<50)
  func associativity(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let (one, two, three) = (transitions(&motions), transitions(&motions), transitions(&motions))
    #expect(one.within(two).within(three) == one.within(two.within(three)), "seed \(seed)")
    #expect(one.within(.inherited) == one && Transitions.inherited.within(one) == one, "seed \(seed)")
    #expect(Transitions.none.within(one) == .none, "seed \(seed)")
  }

  @Test("What nobody says is standard; the first appearance is not animated")
  func standard() {
    #expect(Transitions.inherited.resolved() == Transitions.standard.resolved())
    #expect(!Transitions.inherited.resolved().animatesFirstAppearance)
  }

  @Test("Reduced motion leaves no way for anything to move", arguments: UInt64(0)..<100)
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

@Suite("Stagger")
struct StaggerTests {
  @Test("Neighbours begin one after the other, the last one not after the limit")
  func neighbours() {
    let stagger = Stagger(interval: 0.1, limit: 0.35)
    #expect((0..<4).map { stagger.delay(position: $0, of: 4) } == [0, 0.1, 0.2, 0.1 * 3])
    let many = (0..<8).map { stagger.delay(position: $0, of: 8) }
    #expect(many[0] == 0 && abs(many[7] - 0.35) < 1e-12)
    #expect(zip(many, many.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A wave runs over the screen at its speed")
  func wave() {
    let stagger = Stagger(speed: 3000, limit: 0.5)
    #expect(abs(stagger.delay(position: 7, of: 9, distance: 600) - 0.2) < 1e-12)
    #expect(stagger.delay(position: 7, of: 9, distance: -600) == 0)
    #expect(stagger.delay(position: 7, of: 9, distance: 1e9) == 0.5)
  }

  @Test("Whatever the numbers, a delay is from nothing to the limit", arguments: UInt64(0)..<100)
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
