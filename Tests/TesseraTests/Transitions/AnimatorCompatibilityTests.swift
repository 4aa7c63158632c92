import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// The animators of older libraries, expressed with these values.
@Suite("Animators of older libraries")
struct AnimatorCompatibilityTests {
  private let frame = Rect(x: 0, y: 300, width: 200, height: 60)
  private let viewport = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test("The simple animator animates only changed frames, for 0.3 seconds")
  func simple() {
    let simple = Transitions(
      insert: Transition.none, delete: Transition.none, move: .easeInOut(duration: 0.3),
      animatesFirstAppearance: false)
    var motion = Motion()
    motion.move(from: frame, to: frame, with: simple.resolved().move, at: 0)
    #expect(motion == Motion(), "what has not moved is not animated")
    motion.move(from: frame, to: viewport, with: simple.resolved().move, at: 0)
    #expect(motion.endTime == 0.3)
  }

  @Test("The fade and scale animators start from their effects")
  func fadeAndScale() {
    let fade = Transitions.all(.fade, animation: .easeInOut(duration: 0.3)).resolved()
    let scale = Transitions.all(.fade.combined(with: .scale(0.5))).resolved()
    #expect(fade.insert.insertion(of: frame, in: viewport).effect == VisualEffect(opacity: 0))
    #expect(scale.delete.removal(of: frame, in: viewport).effect == VisualEffect(opacity: 0, scale: 0.5))
  }

  @Test("The wobble animator also inserts and deletes")
  func wobble() {
    let wobble = Wobble(reach: 1000, spring: Spring(stiffness: 250, damping: 30))
    var motion = Motion()
    motion.appear(Transition.fade.insertion(of: frame, in: viewport), with: .linear(duration: 1), at: 0)
    motion.push(
      by: wobble.displacement(ofScroll: Point(y: 20), from: .zero, to: Point(y: 500)), with: wobble.spring,
      at: 0.5)
    #expect(motion.effect(at: 0.5) == VisualEffect(opacity: 0.5, offset: Point(y: 10)))
    #expect(motion.effect(at: 9) == .none)
  }

  @Test("Edge shrink and zoom effects depend only on the position")
  func scrolling() {
    let shrink = ScrollEffect.edgeShrink(distance: 250, scale: 0, opacity: 0, at: .start)
    let zoom = ScrollEffect.zoom(radius: 150, scale: 0)
    let middle = ScrollEffectContext(
      frame: Rect(x: 100, y: 370, width: 200, height: 60), viewport: viewport.size)
    let edge = ScrollEffectContext(
      frame: Rect(x: 100, y: -30, width: 200, height: 60), viewport: viewport.size)
    #expect(shrink.effect(at: middle) == .none)
    #expect(zoom.effect(at: middle) == .none)
    #expect(shrink.effect(at: edge) == VisualEffect(opacity: 0, scale: 0))
    #expect(zoom.effect(at: edge) == VisualEffect(scale: 0))
  }

  @Test("An animated reload staggers items by distance, even at first appearance")
  func cascade() {
    let cascade = Transitions(
      insert: .scale(0.8).combined(with: .fade), delete: .scale(0.8).combined(with: .fade),
      animation: .spring(response: 0.5, dampingFraction: 0.9), stagger: Stagger(speed: 3000),
      animatesFirstAppearance: true
    ).resolved()
    #expect(cascade.animatesFirstAppearance)
    let delay = cascade.stagger.delay(position: 3, of: 9, distance: frame.minY - viewport.minY)
    #expect(abs(delay - 0.1) < 1e-12)
    var motion = Motion()
    motion.appear(
      cascade.insert.insertion(of: frame, in: viewport), with: cascade.animation, delay: delay, at: 0)
    #expect(motion.effect(at: delay) == VisualEffect(opacity: 0, scale: 0.8))
    #expect(motion.effect(at: 0.2).opacity > 0)
  }

  @Test("Messages slide in from their side, and a sent message from the text field")
  func messages() {
    struct FromField: TransitionAlgorithm {
      var field: Rect
      func effect(frame: Rect, viewport: Rect) -> VisualEffect {
        VisualEffect(
          offset: Point(
            x: field.minX - frame.minX + (field.width - frame.width) / 2,
            y: field.minY - frame.minY + (field.height - frame.height) / 2),
          scale: Scale(x: field.width / frame.width, y: field.height / frame.height))
      }
    }
    let mine = Transition.slide(from: .trailing).insertion(of: frame, in: viewport).effect
    #expect(mine.offset == Point(x: 200))
    let field = Rect(x: 40, y: 760, width: 320, height: 40)
    let sent = Transition(FromField(field: field)).insertion(of: frame, in: viewport).effect
    let start = sent.presentedFrame(of: frame)
    #expect(abs(start.minX - field.minX) < 1e-9 && abs(start.maxY - field.maxY) < 1e-9)
  }

  @Test("Each phase can have its own transition and timing")
  func phases() {
    let transition = Transition.asymmetric(
      insertion: .offset(y: 40).animation(.spring(mass: 1, stiffness: 200, damping: 20)),
      removal: .fade.animation(.linear(duration: 0.1)))
    #expect(transition.insertion(of: frame, in: viewport).offset == .spring(stiffness: 200, damping: 20))
    #expect(transition.removal(of: frame, in: viewport).opacity == .linear(duration: 0.1))
  }
}
