import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Visual effect")
struct VisualEffectTests {
  /// Returns an effect whose values multiply and add without rounding.
  private func effect(_ motions: inout RandomMotions) -> VisualEffect {
    func part(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &motions.random)) / 16
    }
    return VisualEffect(
      opacity: part(0...16), offset: Point(x: part(-999...999), y: part(-999...999)),
      scale: Scale(x: part(0...64), y: part(0...64)), rotation: part(-99...99))
  }

  @Test("Combining effects is associative and commutative", arguments: UInt64(0)..<50)
  func combining(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let (one, two, three) = (effect(&motions), effect(&motions), effect(&motions))
    #expect(
      one.combined(with: two).combined(with: three) == one.combined(with: two.combined(with: three)),
      "\(one); \(two); \(three)")
    #expect(one.combined(with: two) == two.combined(with: one), "\(one); \(two)")
    #expect(one.combined(with: .none) == one, "\(one)")
    #expect(
      one.combined(with: two).mirrored == one.mirrored.combined(with: two.mirrored), "\(one); \(two)")
  }

  @Test("A view is scaled around its center and moved")
  func frame() {
    let effect = VisualEffect(offset: Point(x: 10, y: -10), scale: Scale(x: 0.5, y: 2), rotation: 1)
    #expect(
      effect.presentedFrame(of: Rect(x: 100, y: 100, width: 40, height: 20))
        == Rect(x: 120, y: 80, width: 20, height: 40))
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(VisualEffect.none.presentedFrame(of: frame) == frame)
  }

  @Test("Values out of range are clamped or reset")
  func sanitized() {
    let nothing = VisualEffect(
      opacity: .nan, offset: Point(x: .nan, y: .nan), scale: Scale(.nan), rotation: .nan)
    #expect(nothing.sanitized == .none)
    let huge = VisualEffect(
      opacity: 7, offset: Point(x: .infinity, y: -.infinity), scale: Scale(x: -1, y: .infinity),
      rotation: .infinity)
    #expect(
      huge.sanitized
        == VisualEffect(
          opacity: 1, offset: Point(x: Size.largestExtent, y: -Size.largestExtent),
          scale: Scale(x: 0, y: 1024),
          rotation: 0x1p20))
  }

  @Test("The description lists the differences from no effect")
  func description() {
    #expect(VisualEffect.none.description == "none")
    #expect(
      VisualEffect(opacity: 0.5, offset: Point(x: 1), scale: Scale(x: 1, y: 2), rotation: 3).description
        == "opacity 0.5, offset (1.0, 0.0), scale (1.0, 2.0), rotation 3.0")
  }
}
