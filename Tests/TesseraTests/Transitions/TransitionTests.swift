import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Transition")
struct TransitionTests {
  private let frame = Rect(x: 20, y: 300, width: 100, height: 50)
  private let viewport = Rect(x: 0, y: 200, width: 320, height: 480)

  private func insertion(_ transition: Transition) -> VisualEffect {
    transition.insertion(of: frame, in: viewport).effect
  }

  @Test("Every kind of transition starts from its effect")
  func kinds() {
    #expect(insertion(.none) == .none)
    #expect(insertion(.fade) == VisualEffect(opacity: 0))
    #expect(insertion(.scale(0.5)) == VisualEffect(scale: 0.5))
    #expect(insertion(.offset(x: 3, y: 4)) == VisualEffect(offset: Point(x: 3, y: 4)))
    #expect(insertion(.rotate(2)) == VisualEffect(rotation: 2))
  }

  @Test("A slide moves by the view's own extent")
  func slides() {
    #expect(insertion(.slide(from: .leading)).offset == Point(x: -100))
    #expect(insertion(.slide(from: .trailing)).offset == Point(x: 100))
    #expect(insertion(.slide(from: .top)).offset == Point(y: -50))
    #expect(insertion(.slide(from: .bottom)).offset == Point(y: 50))
  }

  @Test("A slide from outside starts just outside the viewport", arguments: TransitionEdge.allCases)
  func slidesFromOutside(edge: TransitionEdge) {
    let effect = insertion(.slide(from: edge, by: .outOfViewport))
    let start = effect.presentedFrame(of: frame)
    #expect(!start.overlaps(viewport))
    let touching = [
      TransitionEdge.leading: start.maxX == viewport.minX, .trailing: start.minX == viewport.maxX,
      .top: start.maxY == viewport.minY, .bottom: start.minY == viewport.maxY,
    ]
    #expect(touching[edge] == true)
    let beyond = frame.offset(by: Point(x: edge == .leading ? -999 : 999, y: edge == .top ? -999 : 999))
    let far = Transition.slide(from: edge, by: .outOfViewport).insertion(of: beyond, in: viewport).effect
    #expect(far == .none, "what is beyond the edge already comes from where it is")
  }

  @Test("Combined transitions keep their own timings")
  func combining() {
    let slow = Animation.linear(duration: 2)
    let quick = Animation.linear(duration: 0.1)
    let transition = Transition.fade.animation(quick).combined(with: .scale(0.5)).animation(slow)
    let effect = transition.insertion(of: frame, in: viewport)
    #expect(effect.effect == VisualEffect(opacity: 0, scale: 0.5))
    #expect(effect.opacity == quick)
    #expect(effect.scale == slow)
    #expect(effect.offset == nil)
  }

  @Test("Combining transitions is associative", arguments: UInt64(0)..<50)
  func associativity(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let (one, two, three) = (motions.transition(), motions.transition(), motions.transition())
    let left = one.combined(with: two).combined(with: three)
    let right = one.combined(with: two.combined(with: three))
    #expect(left == right, "seed \(seed)")
    #expect(
      left.insertion(of: frame, in: viewport) == right.insertion(of: frame, in: viewport), "seed \(seed)")
    #expect(one.combined(with: .none) == one && Transition.none.combined(with: one) == one, "seed \(seed)")
  }

  @Test("Insertion and removal can differ")
  func asymmetric() {
    let transition = Transition.asymmetric(insertion: .slide(from: .top), removal: .fade)
    #expect(transition.insertion(of: frame, in: viewport).effect == VisualEffect(offset: Point(y: -50)))
    #expect(transition.removal(of: frame, in: viewport).effect == VisualEffect(opacity: 0))
    #expect(transition != .asymmetric(insertion: .fade, removal: .slide(from: .top)))
    #expect(Transition.asymmetric(insertion: .fade, removal: .fade) == .fade)
  }

  @Test("With reduced motion nothing moves, and fades are short", arguments: UInt64(0)..<200)
  func reduced(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let transition = motions.transition()
    for (full, reduced) in [
      (transition.insertion(of: frame, in: viewport), transition.reduced.insertion(of: frame, in: viewport)),
      (transition.removal(of: frame, in: viewport), transition.reduced.removal(of: frame, in: viewport)),
    ] {
      #expect(reduced.effect == VisualEffect(opacity: full.effect.opacity), "seed \(seed): \(transition)")
      for animation in [reduced.opacity, reduced.offset, reduced.scale, reduced.rotation] {
        guard let animation else { continue }
        #expect(animation.duration <= 0.2 && animation.startDelay == 0, "seed \(seed): \(transition)")
      }
    }
  }

  private struct Diagonal: TransitionAlgorithm {
    var distance: Double
    func effect(frame: Rect, viewport: Rect) -> VisualEffect {
      VisualEffect(opacity: 3, offset: Point(x: distance, y: distance * frame.width))
    }
  }

  @Test("Custom transitions combine, compare, print and are clamped")
  func custom() {
    let custom = Transition(Diagonal(distance: 2))
    #expect(insertion(custom) == VisualEffect(offset: Point(x: 2, y: 200)))
    #expect(custom == Transition(Diagonal(distance: 2)))
    #expect(custom != Transition(Diagonal(distance: 3)))
    #expect(custom != .fade)
    #expect(insertion(Transition(Diagonal(distance: .nan)).combined(with: .fade)) == VisualEffect(opacity: 0))
    #expect(custom.combined(with: .fade).description == "custom + opacity 0.0")
  }

  @Test("The description lists the parts of a transition")
  func description() {
    #expect(Transition.none.description == "none")
    #expect(
      Transition.slide(from: .leading, by: .outOfViewport).combined(
        with: .fade.animation(.linear(duration: 1))
      )
      .description == "slide from leading, out of viewport + opacity 0.0 (linear 1.0 s)")
    #expect(
      Transition.asymmetric(insertion: .scale(0.5), removal: .none).description
        == "insertion: scale 0.5; removal: none")
    #expect(Transition.fade.reduced.description == "opacity 0.0 (opacity only)")
  }

  @Test("Mirroring exchanges leading and trailing", arguments: TransitionEdge.allCases)
  func mirrored(edge: TransitionEdge) {
    #expect(edge.mirrored.mirrored == edge)
    #expect(
      insertion(.slide(from: edge)).mirrored == insertion(.slide(from: edge.mirrored)))
  }
}
