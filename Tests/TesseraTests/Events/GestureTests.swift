import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// What becomes of presses, without a collection around them.
@Suite("Gestures of a pointer")
struct GestureTests {
  /// A target that says what it waits for.
  private struct Target: PressTarget {
    var id: String
    var wantsDoubleTap = false
    var wantsLongPress = false
  }

  private let plain = Target(id: "plain")
  private let double = Target(id: "double", wantsDoubleTap: true)
  private let long = Target(id: "long", wantsLongPress: true)
  private let both = Target(id: "both", wantsDoubleTap: true, wantsLongPress: true)

  /// The gestures of a script; highlights are written as + and -.
  private func gestures(
    delay: Double = 0, _ script: (inout PointerGestures<Target>) -> [[PointerGestures<Target>.Answer]]
  ) -> [String] {
    var gestures = PointerGestures<Target>(
      timing: GestureTiming(
        doubleTapInterval: 0.3, longPressDuration: 0.5, slop: 10, highlightDelay: delay))
    return script(&gestures).flatMap { $0 }.map { answer in
      switch answer {
      case .highlight(let target): "+\(target.id)"
      case .unhighlight(let target): "-\(target.id)"
      case .gesture(let gesture, let target): "\(gesture) \(target.id)"
      }
    }
  }

  private let here = Point(x: 5, y: 5)

  @Test("A press that is let go is a tap, at once and however long it was held")
  func tap() {
    let seen = gestures { g in
      [
        g.down(on: plain, at: here, time: 0), g.up(at: here, time: 0.1),
        g.down(on: plain, at: here, time: 0.2), g.advance(to: 5), g.up(at: here, time: 9),
      ]
    }
    #expect(seen == ["+plain", "-plain", "tap plain", "+plain", "-plain", "tap plain"])
  }

  @Test("Where a double tap is declared, a single one waits for the second press and then comes once")
  func waitingTap() {
    let seen = gestures { g in
      let press = g.down(on: double, at: here, time: 0) + g.up(at: here, time: 0.1)
      #expect(g.deadline == 0.4)
      let early = g.advance(to: 0.39)
      #expect(early.isEmpty)
      return [press, g.advance(to: 0.4), g.advance(to: 1)]
    }
    #expect(seen == ["+double", "-double", "tap double"])
  }

  @Test("Two quick taps are a double tap and no single one; a third begins anew")
  func doubleTap() {
    let seen = gestures { g in
      [
        g.down(on: double, at: here, time: 0), g.up(at: here, time: 0.1),
        g.down(on: double, at: here, time: 0.3), g.up(at: here, time: 0.6),
        g.down(on: double, at: here, time: 0.7), g.up(at: here, time: 0.8), g.advance(to: 2),
      ]
    }
    let press = ["+double", "-double"]
    #expect(seen == press + press + ["doubleTap double"] + press + ["tap double"])
  }

  @Test("A second press elsewhere makes two single taps, the first one at once")
  func tapsElsewhere() {
    let far = Point(x: 50, y: 5)
    let seen = gestures { g in
      [
        g.down(on: double, at: here, time: 0), g.up(at: here, time: 0.1),
        g.down(on: plain, at: here, time: 0.2), g.up(at: here, time: 0.25),
        g.down(on: double, at: here, time: 0.3), g.up(at: here, time: 0.35),
        g.down(on: double, at: far, time: 0.4),
      ]
    }
    #expect(
      seen == [
        "+double", "-double", "tap double", "+plain", "-plain", "tap plain",
        "+double", "-double", "tap double", "+double",
      ])
  }

  @Test("A press that is held is a long one, while it is held, and no tap")
  func longPress() {
    let seen = gestures { g in
      let down = g.down(on: long, at: here, time: 1)
      #expect(g.deadline == 1.5)
      let held = g.advance(to: 1.5)
      #expect(g.deadline == nil)
      return [down, held, g.advance(to: 3), g.up(at: here, time: 4)]
    }
    #expect(seen == ["+long", "longPress long", "-long"])
  }

  @Test("A host that tells the time late gets the long press when it tells it")
  func lateLongPress() {
    let seen = gestures { g in [g.down(on: long, at: here, time: 1), g.up(at: here, time: 1.5)] }
    #expect(seen == ["+long", "longPress long", "-long"])
  }

  @Test("Tap, then hold: the tap was one after all")
  func tapThenHold() {
    let seen = gestures { g in
      [
        g.down(on: both, at: here, time: 0), g.up(at: here, time: 0.1),
        g.down(on: both, at: here, time: 0.2), g.advance(to: 0.7), g.up(at: here, time: 1),
      ]
    }
    #expect(seen == ["+both", "-both", "+both", "tap both", "longPress both", "-both"])
  }

  @Test(
    "Whatever takes the pointer away leaves no gesture",
    arguments: ["move", "up far", "cancel", "other finger"])
  func cancelled(_ way: String) {
    let seen = gestures { g in
      let down = g.down(on: both, at: here, time: 0)
      switch way {
      case "move":
        return [
          down, g.moved(to: Point(x: 15.5, y: 5), time: 0.1), g.up(at: here, time: 0.2), g.advance(to: 9),
        ]
      case "up far": return [down, g.up(at: Point(x: 5, y: 16), time: 0.2), g.advance(to: 9)]
      case "cancel": return [down, g.cancel(), g.up(at: here, time: 0.2), g.advance(to: 9)]
      default: return [down, Array(g.down(on: plain, at: here, time: 0.1).prefix(1))]
      }
    }
    #expect(seen == ["+both", "-both"])
  }

  @Test("A hand that shakes a little still taps")
  func slop() {
    let seen = gestures { g in
      [
        g.down(on: plain, at: here, time: 0), g.moved(to: Point(x: 13, y: 11), time: 0.1),
        g.up(at: Point(x: 5, y: 15), time: 0.2),
      ]
    }
    #expect(seen == ["+plain", "-plain", "tap plain"])
  }

  @Test("Times and places that are no numbers, and events without a press, do no harm")
  func absurd() {
    let seen = gestures { g in
      [
        g.up(at: here, time: 1), g.moved(to: here, time: 2), g.cancel(), g.advance(to: -.infinity),
        g.down(on: long, at: here, time: .nan), g.advance(to: 1), g.up(at: here, time: .infinity),
        g.down(on: plain, at: Point(x: .nan, y: 0), time: 3), g.up(at: here, time: 3),
      ]
    }
    #expect(seen == ["+long", "-long", "tap long", "+plain", "-plain"])
    let timing = GestureTiming(doubleTapInterval: -1, longPressDuration: .nan, slop: -.infinity)
    #expect(timing == GestureTiming(doubleTapInterval: 0, longPressDuration: 0.5, slop: 0))
  }

  @Test("Of a target that goes nothing comes any more")
  func gone() {
    let seen = gestures { g in
      let down = g.down(on: double, at: here, time: 0) + g.up(at: here, time: 0.1)
      g.retarget { _ in nil }
      return [down, g.advance(to: 2)]
    }
    #expect(seen == ["+double", "-double"])
  }

  // MARK: Presses that are shown late

  @Test("Where presses are shown late, one that goes on to scroll is never shown")
  func unseenScroll() {
    let seen = gestures(delay: 0.15) { g in
      let down = g.down(on: both, at: here, time: 0)
      #expect(g.deadline == 0.15)
      return [
        down, g.moved(to: Point(x: 5, y: 30), time: 0.1), g.advance(to: 1),
        g.down(on: plain, at: here, time: 2), g.advance(to: 2.1), g.cancel(), g.advance(to: 3),
      ]
    }
    #expect(seen.isEmpty)
  }

  @Test("One that stays is shown after the delay, and a tap that was shown ends where the pointer goes up")
  func lateHighlight() {
    let seen = gestures(delay: 0.15) { g in
      let press = g.down(on: plain, at: here, time: 0) + g.advance(to: 0.15)
      #expect(g.deadline == nil)
      return [press, g.up(at: here, time: 0.4)]
    }
    #expect(seen == ["+plain", "-plain", "tap plain"])
    #expect(
      gestures(delay: 0.15) { g in
        [g.down(on: plain, at: here, time: 0), g.up(at: here, time: 0.4)]
      } == seen)
  }

  @Test("A tap that is over before is one at once, and is shown for a while after it")
  func flash() {
    let seen = gestures(delay: 0.15) { g in
      let tap = g.down(on: plain, at: here, time: 0) + g.up(at: here, time: 0.1)
      #expect(g.deadline == 0.25)
      let early = g.advance(to: 0.24)
      #expect(early.isEmpty)
      return [tap, g.advance(to: 0.25), g.advance(to: 1)]
    }
    #expect(seen == ["+plain", "tap plain", "-plain"])
  }

  @Test("The next press ends what is shown of the last tap")
  func secondPress() {
    let seen = gestures(delay: 0.15) { g in
      [
        g.down(on: double, at: here, time: 0), g.up(at: here, time: 0.05),
        g.down(on: double, at: here, time: 0.1), g.up(at: here, time: 0.15), g.advance(to: 1),
      ]
    }
    #expect(seen == ["+double", "-double", "+double", "doubleTap double", "-double"])
  }

  @Test("A long press is shown at the latest when it is one")
  func shortLongPress() {
    let seen = gestures(delay: 9) { g in
      [g.down(on: long, at: here, time: 0), g.advance(to: 0.5), g.up(at: here, time: 1)]
    }
    #expect(seen == ["+long", "longPress long", "-long"])
  }

  @Test("What is shown of a tap on something that goes is shown no more")
  func flashGone() {
    let seen = gestures(delay: 0.15) { g in
      let tap = g.down(on: plain, at: here, time: 0) + g.up(at: here, time: 0.1)
      g.retarget { _ in nil }
      #expect(g.deadline == nil)
      return [tap, g.advance(to: 2)]
    }
    #expect(seen == ["+plain", "tap plain"])
  }
}
