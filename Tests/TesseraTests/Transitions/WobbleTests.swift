import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Wobble")
struct WobbleTests {
  private let finger = Point(x: 100, y: 100)

  @Test("Views lag more the farther they are from the pointer")
  func displacement() {
    let wobble = Wobble()
    let step = Point(x: 0, y: 20)
    #expect(wobble.displacement(ofScroll: step, from: finger, to: finger) == .zero)
    #expect(
      wobble.displacement(ofScroll: step, from: finger, to: Point(x: 100, y: 350)) == Point(x: 0, y: 5))
    #expect(
      wobble.displacement(ofScroll: step, from: finger, to: Point(x: 400, y: 500)) == Point(x: 0, y: 10))
    #expect(wobble.displacement(ofScroll: step, from: finger, to: Point(x: 100, y: 9000)) == step)
    let onlyColumns = Wobble(sensitivity: Scale(x: 1, y: 0))
    #expect(onlyColumns.displacement(ofScroll: step, from: finger, to: Point(x: 100, y: 350)) == .zero)
  }

  @Test("Displacements of divided steps add up", arguments: UInt64(0)..<20)
  func additive(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let wobble = Wobble(reach: motions.number(100...2000))
    let middle = Point(x: motions.number(0...500), y: motions.number(0...500))
    func displacement(_ step: Double) -> Double {
      wobble.displacement(ofScroll: Point(y: step), from: finger, to: middle).y
    }
    let step = motions.number(-50...50)
    #expect(
      abs(displacement(step) - displacement(step / 4) - displacement(step * 3 / 4)) < 1e-9, "seed \(seed)")
  }

  @Test("Views lag while scrolling, return when it stops, and never jump")
  func following() {
    let wobble = Wobble()
    let middle = Point(x: 100, y: 600)
    var motion = Motion()
    var place = middle.y
    var shown = place
    for frame in 0..<60 {
      let time = Double(frame) / 60
      let settled = motion.offset.value(at: time).y
      let step = Point(y: 10)
      place -= step.y
      motion.push(
        by: wobble.displacement(ofScroll: step, from: finger, to: middle), with: wobble.spring, at: time)
      let next = place + motion.effect(at: time).offset.y
      #expect(abs(motion.effect(at: time).offset.y - settled - 5) < 1e-9)
      #expect(next <= shown + 1e-9, "frame \(frame): it only ever goes where the content goes")
      #expect(shown - next <= 10.01, "frame \(frame): hardly faster than the content")
      shown = next
    }
    // During steady scrolling the lag is speed · part · damping / stiffness.
    #expect(abs(motion.effect(at: 59.0 / 60).offset.y - 600 * 0.5 * 30 / 250) < 5)
    #expect(motion.effect(at: 3) == .none)
    #expect(motion.isFinished(at: 3))
  }

  @Test("Values out of range are clamped", arguments: [Double.nan, -1, 0, 1e300, .infinity])
  func range(number: Double) {
    let wobble = Wobble(reach: number, sensitivity: Scale(number))
    let displacement = wobble.displacement(
      ofScroll: Point(x: 7, y: number), from: Point(x: number, y: 0), to: Point(x: 5, y: number))
    #expect(displacement.x.isFinite && displacement.y.isFinite)
    #expect(abs(displacement.x) <= 7)
  }
}
