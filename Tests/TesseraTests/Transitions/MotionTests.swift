import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Motion")
struct MotionTests {
  private let old = Rect(x: 0, y: 0, width: 100, height: 50)
  private let new = Rect(x: 0, y: 200, width: 100, height: 80)
  private let fadeAndGrow = Transition.fade.combined(with: .scale(0.5))

  @Test("A moved view starts at its position on screen and ends at its layout frame")
  func moving() {
    var motion = Motion()
    motion.move(from: old, to: new, with: .linear(duration: 1), at: 5)
    #expect(motion.frame(of: new, at: 5) == old)
    #expect(motion.frame(of: new, at: 5.5) == Rect(x: 0, y: 100, width: 100, height: 65))
    #expect(motion.frame(of: new, at: 6) == new)
    #expect(motion.isFinished(at: 6))
    #expect(!motion.isFinished(at: 5.9))
  }

  @Test("A view moved again continues from its position with its velocity")
  func movingAgain() {
    var motion = Motion()
    motion.move(from: old, to: new, with: .standard, at: 0)
    let shown = motion.frame(of: new, at: 0.1)
    let velocity = motion.frame.velocity(at: 0.1)
    motion.move(from: new, to: old, with: .standard, at: 0.1)
    let after = motion.frame(of: old, at: 0.1)
    #expect(abs(after.minY - shown.minY) < 1e-9 && abs(after.height - shown.height) < 1e-9)
    #expect(motion.frame.velocity(at: 0.1) == velocity)
    #expect(velocity.minY > 0)
  }

  @Test("A view appears from its effect and disappears into it")
  func comingAndGoing() {
    var motion = Motion()
    motion.appear(fadeAndGrow.insertion(of: old, in: old), with: .linear(duration: 1), at: 0)
    #expect(motion.effect(at: 0) == VisualEffect(opacity: 0, scale: 0.5))
    #expect(motion.effect(at: 0.5) == VisualEffect(opacity: 0.5, scale: 0.75))
    #expect(motion.effect(at: 1) == .none)
    motion.disappear(fadeAndGrow.removal(of: old, in: old), with: .linear(duration: 1), at: 2)
    #expect(motion.effect(at: 3) == VisualEffect(opacity: 0, scale: 0.5))
    #expect(motion.endTime == 3)
  }

  @Test("A disappearing view reappears from its current effect")
  func comingBack() {
    var motion = Motion()
    motion.disappear(fadeAndGrow.removal(of: old, in: old), with: .linear(duration: 1), at: 0)
    let shown = motion.effect(at: 0.5)
    motion.reappear(fadeAndGrow.insertion(of: old, in: old), with: .linear(duration: 1), at: 0.5)
    #expect(motion.effect(at: 0.5) == shown)
    #expect(shown.opacity == 0.5)
    #expect(motion.effect(at: 2) == .none)
  }

  @Test("Each part of a transition has its own timing")
  func timings() {
    let transition = Transition.fade.animation(.linear(duration: 0.5)).combined(with: .offset(x: 10))
    var motion = Motion()
    motion.appear(transition.insertion(of: old, in: old), with: .linear(duration: 1), delay: 1, at: 0)
    #expect(motion.effect(at: 1) == VisualEffect(opacity: 0, offset: Point(x: 10)))
    #expect(motion.effect(at: 1.5) == VisualEffect(opacity: 1, offset: Point(x: 5)))
    #expect(motion.endTime == 2)
  }

  @Test("A transition that changes nothing ends at once")
  func nothing() {
    var motion = Motion()
    motion.disappear(Transition.none.removal(of: old, in: old), with: .standard, delay: 1, at: 0)
    #expect(motion.isFinished(at: 0))
    #expect(motion == Motion())
  }

  @Test("A spring that overshoots never makes extents or opacities invalid")
  func swinging() {
    var motion = Motion()
    let thin = Rect(x: 0, y: 0, width: 1, height: 1)
    motion.move(
      from: Rect(x: 0, y: 0, width: 500, height: 500), to: thin,
      with: .spring(response: 0.5, dampingFraction: 0.1), at: 0)
    motion.appear(
      Transition.fade.combined(with: .scale(0)).insertion(of: thin, in: thin),
      with: .spring(response: 0.5, dampingFraction: 0.1), at: 0)
    var hasSwung = false
    for step in 0...300 {
      let time = Double(step) * 0.01
      let frame = motion.frame(of: thin, at: time)
      let effect = motion.effect(at: time)
      #expect(frame.width >= 0 && frame.height >= 0)
      #expect(effect == effect.sanitized)
      hasSwung = hasSwung || motion.opacity.value(at: time) > 1
    }
    #expect(hasSwung)
  }
}
