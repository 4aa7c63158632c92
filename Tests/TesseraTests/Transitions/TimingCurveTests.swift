import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Timing curve")
struct TimingCurveTests {
  @Test("A curve has the values of its CSS namesake in browsers")
  func known() {
    let ease = TimingCurve(0.25, 0.1, 0.25, 1)
    #expect(abs(ease.value(at: 0.5) - 0.8024033877399112) < 1e-9)
    #expect(abs(TimingCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
    #expect(abs(TimingCurve.easeOut.value(at: 0.5) - 0.6846432) < 1e-6)
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
  }

  @Test("A curve's value is the point of the Bézier curve at that time", arguments: UInt64(0)..<200)
  func points(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let curve = motions.curve(staysInRange: false)
    for _ in 0..<20 {
      let parameter = motions.number(0...1)
      let time = coordinate(curve.x1, curve.x2, parameter)
      let way = coordinate(curve.y1, curve.y2, parameter)
      #expect(abs(curve.value(at: time) - way) < 1e-6, "seed \(seed): \(curve) at \(time)")
    }
  }

  @Test("A curve with control points in range is monotone", arguments: UInt64(0)..<100)
  func monotone(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let curve = motions.curve(staysInRange: true)
    var last = 0.0
    for step in 0...500 {
      let value = curve.value(at: Double(step) / 500)
      #expect(value >= last - 1e-12 && value <= 1 + 1e-12, "seed \(seed): \(curve) at \(step)/500")
      last = max(last, value)
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("The slope equals the difference of neighboring values", arguments: UInt64(0)..<100)
  func slope(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let curve = TimingCurve(
      motions.number(0.1...0.9), motions.number(-1...2), motions.number(0.1...0.9), motions.number(-1...2))
    for _ in 0..<20 {
      let time = motions.number(0.01...0.99)
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect(
        abs(curve.slope(at: time) - slope) < 1e-3 * max(1, abs(slope)), "seed \(seed): \(curve) at \(time)")
    }
  }

  @Test("The slope at steep or flat ends is finite", arguments: [0, 0.5, 1])
  func degenerate(time: Double) {
    for curve in [
      TimingCurve.easeIn, .easeOut, TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 0, 1), TimingCurve(0, 0, 0, 0),
      TimingCurve(1, 1, 1, 1), TimingCurve(0, 8, 1, -8),
    ] {
      #expect(curve.slope(at: time).isFinite, "\(curve) at \(time)")
    }
  }

  @Test("Values out of range are clamped")
  func range() {
    #expect(TimingCurve(.nan, .nan, .nan, .nan) == .linear)
    #expect(TimingCurve(-1, -.infinity, 2, .infinity) == TimingCurve(0, -8, 1, 8))
    #expect(TimingCurve.easeIn.value(at: .nan) == 1)
    #expect(TimingCurve.easeIn.value(at: -1) == 0)
    #expect(TimingCurve.easeIn.value(at: 2) == 1)
  }

  private func coordinate(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
