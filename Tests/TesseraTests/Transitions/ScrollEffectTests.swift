import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Scroll effect")
struct ScrollEffectTests {
  private func moment(
    _ place: Double, extent: Double = 100, overscroll: Double = 0, axis: Axis = .vertical,
    velocity: Double = 0
  ) -> ScrollEffectContext {
    let frame = Rect(x: 100, y: place, width: 100, height: extent)
    let viewport = Size(width: 300, height: 600)
    let isVertical = axis == .vertical
    return ScrollEffectContext(
      frame: isVertical ? frame : frame.transposed, viewport: isVertical ? viewport : viewport.transposed,
      axis: axis, velocity: velocity, overscroll: overscroll)
  }

  @Test("Edge shrink has no effect in the middle and the full effect at the ends")
  func edgeShrink() {
    let effect = ScrollEffect.edgeShrink(distance: 100, scale: 0.5, opacity: 0)
    #expect(effect.effect(at: moment(250)) == .none)
    #expect(effect.effect(at: moment(50)) == .none)
    #expect(effect.effect(at: moment(0)) == VisualEffect(opacity: 0.5, scale: 0.75))
    #expect(effect.effect(at: moment(-50)) == VisualEffect(opacity: 0, scale: 0.5))
    #expect(effect.effect(at: moment(-90)) == VisualEffect(opacity: 0, scale: 0.5))
    #expect(effect.effect(at: moment(500)) == VisualEffect(opacity: 0.5, scale: 0.75))
    #expect(ScrollEffect.edgeShrink(at: .start).effect(at: moment(550)) == .none)
    #expect(ScrollEffect.edgeShrink(at: .end).effect(at: moment(-50)) == .none)
  }

  @Test("Zoom depends on the distance between centers in all directions")
  func zoom() {
    let effect = ScrollEffect.zoom(radius: 100, scale: 0.5)
    #expect(effect.effect(at: moment(250)) == .none)
    #expect(effect.effect(at: moment(350)) == .none)
    #expect(effect.effect(at: moment(450)) == VisualEffect(scale: 0.75))
    #expect(effect.effect(at: moment(900)) == VisualEffect(scale: 0.5))
  }

  @Test("Rotation changes from one side of the viewport to the other")
  func rotation() {
    let effect = ScrollEffect.rotate(0.8)
    #expect(effect.effect(at: moment(250)) == .none)
    #expect(effect.effect(at: moment(550)) == VisualEffect(rotation: 0.8))
    #expect(effect.effect(at: moment(-50)) == VisualEffect(rotation: -0.8))
    #expect(effect.effect(at: moment(100)) == VisualEffect(rotation: -0.4))
    #expect(effect.effect(at: moment(9000)) == VisualEffect(rotation: 0.8))
  }

  @Test("Parallax slows items down")
  func parallax() {
    let effect = ScrollEffect.parallax(0.25)
    let here = effect.effect(at: moment(100)).presentedFrame(of: moment(100).frame)
    let there = effect.effect(at: moment(200)).presentedFrame(of: moment(200).frame)
    #expect(there.minY - here.minY == 75)
    #expect(effect.effect(at: moment(250)) == .none)
  }

  @Test("Cards stay at the start and fade out as they scroll away")
  func cards() {
    let effect = ScrollEffect.cards(scale: 0.5)
    #expect(effect.effect(at: moment(0)) == .none)
    let half = effect.effect(at: moment(-50))
    #expect(half == VisualEffect(opacity: 0.5, offset: Point(y: 50), scale: 0.75))
    #expect(effect.effect(at: moment(-100)).opacity == 0)
    #expect(ScrollEffect.cards(scale: 0.5, at: .end).effect(at: moment(550)).offset == Point(y: -50))
    #expect(ScrollEffect.cards(at: .both).effect(at: moment(-100, extent: 900)) == .none)
  }

  @Test(
    "A stretched header fills the gap while its other edge stays",
    arguments: [Axis.vertical, .horizontal])
  func stretch(axis: Axis) {
    let pulled = moment(50, overscroll: -50, axis: axis)
    let shown = ScrollEffect.overscroll(.stretch).effect(at: pulled).presentedFrame(of: pulled.frame)
    #expect(shown.min(axis) == 0)
    #expect(shown.max(axis) == pulled.frame.max(axis))
    #expect(shown.size[axis.cross] == pulled.frame.size[axis.cross])
    let zoomed = ScrollEffect.overscroll(.zoom).effect(at: pulled).presentedFrame(of: pulled.frame)
    #expect(zoomed.min(axis) == 0 && zoomed.max(axis) == pulled.frame.max(axis))
    #expect(zoomed.size[axis.cross] == 150)
    let second = moment(150, overscroll: -50, axis: axis)
    #expect(ScrollEffect.overscroll(.stretch).effect(at: second) == .none)
    #expect(ScrollEffect.overscroll(.stretch, reach: 100).effect(at: second) != .none)
  }

  @Test("At the end the last item fills the gap")
  func stretchAtEnd() {
    let pulled = moment(450, overscroll: 50)
    let shown = ScrollEffect.overscroll(.stretch).effect(at: pulled).presentedFrame(of: pulled.frame)
    #expect(shown.minY == 450 && shown.maxY == 600)
    #expect(ScrollEffect.overscroll(.stretch, at: .start).effect(at: pulled) == .none)
  }

  @Test("Spread moves items apart, away from the pulled end")
  func spread() {
    let effect = ScrollEffect.overscroll(.spread(strength: 1))
    #expect(effect.effect(at: moment(60, overscroll: -60)) == .none)
    #expect(effect.effect(at: moment(360, overscroll: -60)).offset == Point(y: 30))
    #expect(effect.effect(at: moment(140, overscroll: 60)).offset == Point(y: -30))
    #expect(effect.effect(at: moment(360)) == .none)
  }

  private struct Lean: ScrollEffectAlgorithm {
    var amount: Double
    func effect(at moment: ScrollEffectContext) -> VisualEffect {
      VisualEffect(rotation: moment.velocity * amount)
    }
  }

  @Test("Custom effects receive the velocity, combine and compare")
  func custom() {
    let lean = ScrollEffect(Lean(amount: 0.01))
    #expect(lean.effect(at: moment(0, velocity: 200)) == VisualEffect(rotation: 2))
    #expect(lean == ScrollEffect(Lean(amount: 0.01)))
    #expect(lean != ScrollEffect(Lean(amount: 0.02)))
    #expect(lean != .rotate(0.01))
    #expect(
      lean.combined(with: .rotate(1)).effect(at: moment(550, velocity: 200)) == VisualEffect(rotation: 3))
    #expect(ScrollEffect(Lean(amount: .nan)).effect(at: moment(0, velocity: 1)) == .none)
    #expect(lean.description == "custom")
  }

  private static let kinds: [ScrollEffect] = [
    .none, .edgeShrink(), .edgeShrink(distance: 0), .zoom(), .rotate(1), .parallax(0.5), .cards(at: .both),
    .overscroll(), .overscroll(.zoom), .overscroll(.spread(strength: 1)),
    .edgeShrink().combined(with: .parallax(0.3)).combined(with: .wobble()),
    .edgeShrink(distance: .nan, scale: .nan, opacity: .nan), .zoom(radius: .infinity, scale: -.infinity),
    .rotate(.infinity), .parallax(.nan), .cards(scale: .nan, opacity: .infinity),
    .overscroll(.spread(strength: .nan)), .overscroll(reach: .nan),
  ]

  @Test("With reduced motion nothing moves, scales or rotates", arguments: kinds)
  func reduced(effect: ScrollEffect) {
    for place in stride(from: -200.0, through: 800, by: 25) {
      for overscroll in [-50.0, 0, 50] {
        let moment = moment(place, overscroll: overscroll)
        let reduced = effect.reduced.effect(at: moment)
        #expect(reduced == VisualEffect(opacity: reduced.opacity), "\(effect)")
      }
    }
    #expect(effect.reduced.wobble == nil)
  }

  @Test("Effects of any values are in range", arguments: kinds)
  func range(effect: ScrollEffect) {
    #expect(effect == effect)
    let numbers = [Double.nan, -Double.infinity, -1e300, -5, 0, 5, 1e300, .infinity]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
      let moment = ScrollEffectContext(
        frame: Rect(x: number(), y: number(), width: number(), height: number()),
        viewport: Size(width: number(), height: number()), axis: .random(using: &random), velocity: number(),
        overscroll: number())
      let result = effect.effect(at: moment)
      #expect(result == result.sanitized, "\(effect) at \(moment)")
    }
  }

  @Test(
    "No effect jumps while an item scrolls by",
    arguments: kinds.filter { !$0.description.contains("in 0.0") })
  func continuity(effect: ScrollEffect) {
    var last = effect.effect(at: moment(-99))
    for step in stride(from: -98.75, through: 599, by: 0.25) {
      let next = effect.effect(at: moment(step))
      #expect(
        abs(next.opacity - last.opacity) < 0.02 && abs(next.scale.x - last.scale.x) < 0.02
          && abs(next.offset.y - last.offset.y) < 1 && abs(next.rotation - last.rotation) < 2000,
        "\(effect) at \(step)")
      last = next
    }
  }
}

extension Axis {
  fileprivate static func random(using random: inout SeededGenerator) -> Axis {
    Bool.random(using: &random) ? .vertical : .horizontal
  }
}
