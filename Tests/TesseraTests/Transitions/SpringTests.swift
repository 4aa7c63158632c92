import Foundation
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Spring")
struct SpringTests {
  @Test("A spring equals the closed form of its equation", arguments: UInt64(0)..<200)
  func closedForm(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let spring = motions.spring()
    let frequency = 2 * Double.pi / spring.response
    let braking = frequency * spring.dampingFraction
    let oscillation = frequency * abs(1 - spring.dampingFraction * spring.dampingFraction).squareRoot()
    // Near critical damping, the platform's functions are less precise.
    let tolerance = oscillation * spring.response < 0.01 ? 1e-7 : 1e-11
    for _ in 0..<20 {
      let time = motions.number(0...(3 * spring.response))
      let fading = Foundation.exp(-braking * time)
      var cosine = fading
      var sine = fading * time
      if oscillation > 0 {
        let creeps = spring.dampingFraction > 1
        cosine *= creeps ? Foundation.cosh(oscillation * time) : Foundation.cos(oscillation * time)
        sine =
          fading * (creeps ? Foundation.sinh(oscillation * time) : Foundation.sin(oscillation * time))
          / oscillation
      }
      let response = spring.response(after: time)
      let name = "seed \(seed): \(spring) at \(time)"
      #expect(abs(response.distance - (cosine + braking * sine)) < tolerance, "\(name)")
      #expect(abs(response.distanceOfSpeed - sine) < tolerance, "\(name)")
      #expect(abs(response.speed - (cosine - braking * sine)) < tolerance, "\(name)")
      #expect(
        abs(response.speedOfDistance + frequency * frequency * sine) < tolerance * frequency * frequency,
        "\(name)")
    }
  }

  @Test("A spring equals a numerical simulation of its forces", arguments: UInt64(0)..<40)
  func forces(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let mass = motions.number(0.5...3)
    let stiffness = motions.number(10...400)
    let damping = motions.number(5...80)
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let start = motions.number(-100...100)
    let push = motions.number(-500...500)
    func force(_ place: Double, _ speed: Double) -> Double { (-stiffness * place - damping * speed) / mass }
    var place = start
    var speed = push
    let step = 1e-3
    for count in 1...1000 {
      // One Runge–Kutta step.
      let (a1, b1) = (speed, force(place, speed))
      let (a2, b2) = (speed + step / 2 * b1, force(place + step / 2 * a1, speed + step / 2 * b1))
      let (a3, b3) = (speed + step / 2 * b2, force(place + step / 2 * a2, speed + step / 2 * b2))
      let (a4, b4) = (speed + step * b3, force(place + step * a3, speed + step * b3))
      place += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      speed += step / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
      guard count % 100 == 0 else { continue }
      let response = spring.response(after: Double(count) * step)
      #expect(
        abs(start * response.distance + push * response.distanceOfSpeed - place) < 1e-4,
        "seed \(seed): \(spring) after \(count) ms")
      #expect(
        abs(start * response.speedOfDistance + push * response.speed - speed) < 1e-2,
        "seed \(seed): \(spring) after \(count) ms")
    }
  }

  @Test("A settled spring stays within the tolerance", arguments: UInt64(0)..<200)
  func settling(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let spring = motions.spring()
    let start = motions.number(-1000...1000)
    let push = motions.number(-10000...10000)
    let time = spring.settlingTime(distance: start, velocity: push, tolerance: 0.01)
    for step in 0...100 {
      let response = spring.response(after: time * (1 + Double(step) / 50))
      let place = start * response.distance + push * response.distanceOfSpeed
      #expect(abs(place) <= 0.010001, "seed \(seed): \(spring), \(step) steps after \(time) s")
    }
  }

  @Test("The settling time is not much longer than necessary")
  func settlesInTime() {
    // Critical damping: (1 + ωt) e^(-ωt) = 0.001 at ωt = 9.2334.
    let critical = Spring(response: 2 * .pi, dampingFraction: 1)
    #expect(abs(critical.settlingTime(distance: 1, velocity: 0, tolerance: 0.001) - 9.2334) < 0.01)
    // Underdamped: the envelope e^(-ζωt) / √(1 - ζ²) is 0.001.
    let swinging = Spring(response: 2 * .pi, dampingFraction: 0.5)
    let envelope = Foundation.log(1000 / 0.75.squareRoot()) / 0.5
    let settled = swinging.settlingTime(distance: 1, velocity: 0, tolerance: 0.001)
    #expect(settled >= envelope - 0.01 && settled < envelope * 1.1)
    #expect(critical.settlingTime(distance: 0, velocity: 0, tolerance: 0.001) == 0)
  }

  @Test("Mass, stiffness and damping convert to response and damping fraction")
  func physics() {
    let spring = Spring(mass: 1, stiffness: 250, damping: 30)
    #expect(abs(spring.response - 0.39738) < 1e-5)
    #expect(abs(spring.dampingFraction - 0.94868) < 1e-5)
  }

  @Test(
    "Values out of range are clamped",
    arguments: [Double.nan, -1, 0, 1e300, .infinity, -Double.infinity])
  func range(number: Double) {
    for spring in [
      Spring(response: number, dampingFraction: 1), Spring(response: 0.5, dampingFraction: number),
      Spring(mass: number, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: number, damping: 10),
      Spring(mass: 1, stiffness: 100, damping: number),
      Spring(mass: number, stiffness: number, damping: number),
    ] {
      #expect(spring.response >= 0.01 && spring.response <= 10, "\(spring)")
      #expect(spring.dampingFraction >= 0.05 && spring.dampingFraction <= 20, "\(spring)")
      #expect(spring == spring)
      #expect(spring.settlingTime(distance: 1e13, velocity: 1e13, tolerance: 1e-4) < 100_000, "\(spring)")
    }
  }
}
