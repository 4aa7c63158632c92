import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Animation")
struct AnimationTests {
  @Test("Delays add up, and speed divides delay and duration")
  func modifiers() {
    let animation = Animation.linear(duration: 2).delay(1).delay(0.5).speed(2)
    #expect(animation.duration == 1)
    #expect(animation.startDelay == 0.75)
    #expect(
      Animation.spring(response: 1, dampingFraction: 0.5).speed(4)
        == .spring(response: 0.25, dampingFraction: 0.5))
    #expect(Animation.none.delay(1).speed(2).startDelay == 0.5)
    #expect(Animation.linear(duration: 1).speed(.nan) == .linear(duration: 1))
    #expect(Animation.linear(duration: 1).speed(-3) == .linear(duration: 1))
  }

  @Test("Values out of range are clamped", arguments: [Double.nan, -1, -Double.infinity])
  func badNumbers(number: Double) {
    #expect(Animation.linear(duration: number) == .none)
    #expect(Animation.easeIn(duration: 1).delay(number) == .easeIn(duration: 1))
    #expect(Animation.linear(duration: .infinity).duration == Animation.longest)
    #expect(Animation.linear(duration: 1).delay(.infinity).startDelay == Animation.longest)
  }

  @Test("Equal animations are equal and have equal hashes")
  func equality() {
    #expect(Animation.spring(response: 0.3) == Animation(Spring(response: 0.3)))
    #expect(Set([Animation.none, .linear(duration: 0), .linear(duration: -1)]).count == 1)
    #expect(Animation.easeIn(duration: 1) != .easeOut(duration: 1))
    #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 1).delay(0.1))
  }

  @Test("The description lists curve, duration and delay")
  func description() {
    #expect(Animation.none.description == "none")
    #expect(Animation.easeInOut(duration: 0.3).delay(0.5).description == "ease in and out 0.3 s, after 0.5 s")
    #expect(
      Animation.bezier(0.1, 0.2, 0.3, 0.4, duration: 1).description == "bezier (0.1, 0.2, 0.3, 0.4) 1.0 s")
    #expect(Animation.standard.description == "spring 0.35 s, damping 1.0")
  }

  @Test("Reduced motion shortens animations and never lengthens them")
  func reduced() {
    #expect(Animation.standard.delay(1).reduced == .easeInOut(duration: 0.2))
    #expect(Animation.linear(duration: 0.1).reduced == .easeInOut(duration: 0.1))
    #expect(Animation.none.reduced == .none)
  }
}
