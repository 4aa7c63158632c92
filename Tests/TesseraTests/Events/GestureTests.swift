import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// The gesture recognizer without a collection.
@Suite("Gestures of a pointer")
struct GestureTests {
  /// A target that declares its gestures.
  private struct Target: PressTarget {
    var id: String
    var wantsDoubleTap = false
    var wantsLongPress = false
  }

  private let plain = Target(id: "plain")
  private let double = Target(id: "double", wantsDoubleTap: true)
  private let long = Target(id: "long", wantsLongPress: true)
  private let both = Target(id: "both", wantsDoubleTap: true, wantsLongPress: true)

  /// Returns the gestures of a script; highlights begin with `+` and end with `-`.
  private func gestures(
    delay: Double = 0, _ script: (inout PointerGestures<Target>) -> [[PointerGestures<Target>.Outcome]]
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

  @Test("A press and release is a tap, however long the press lasts")
  func tap() {
    let seen = gestures { g in
      [
        g.down(on: plain, at: here, time: 0), g.up(at: here, time: 0.1),
        g.down(on: plain, at: here, time: 0.2), g.advance(to: 5), g.up(at: here, time: 9),
      ]
    }
    #expect(seen == ["+plain", "-plain", "tap plain", "+plain", "-plain", "tap plain"])
  }

  @Test("With a double-tap handler, a single tap waits and then comes once")
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

  @Test("Two quick taps are a double tap; a third one starts over")
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

  @Test("A second press elsewhere completes the first tap at once")
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

  @Test("A held press is a long press and no tap")
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

  @Test("A late clock still recognizes the long press on release")
  func lateLongPress() {
    let seen = gestures { g in [g.down(on: long, at: here, time: 1), g.up(at: here, time: 1.5)] }
    #expect(seen == ["+long", "longPress long", "-long"])
  }

  @Test("A tap followed by a hold is a tap and a long press")
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
    "A press taken away by a move, a cancel or another finger is no gesture",
    arguments: ["move", "up far", "cancel", "other finger"])
  func canceled(_ way: String) {
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

  @Test("A press that moves within the slop is a tap")
  func slop() {
    let seen = gestures { g in
      [
        g.down(on: plain, at: here, time: 0), g.moved(to: Point(x: 13, y: 11), time: 0.1),
        g.up(at: Point(x: 5, y: 15), time: 0.2),
      ]
    }
    #expect(seen == ["+plain", "-plain", "tap plain"])
  }

  @Test("Invalid times and positions, and events without a press, do no harm")
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

  @Test("A removed target gets no pending tap")
  func gone() {
    let seen = gestures { g in
      let down = g.down(on: double, at: here, time: 0) + g.up(at: here, time: 0.1)
      g.retarget { _ in nil }
      return [down, g.advance(to: 2)]
    }
    #expect(seen == ["+double", "-double"])
  }

  // MARK: Highlight delay

  @Test("With a highlight delay, a press that becomes a scroll is never highlighted")
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

  @Test("With a highlight delay, a longer press is highlighted until release")
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

  @Test("A tap shorter than the highlight delay is highlighted briefly afterwards")
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

  @Test("The next press ends the highlight of the last tap")
  func secondPress() {
    let seen = gestures(delay: 0.15) { g in
      [
        g.down(on: double, at: here, time: 0), g.up(at: here, time: 0.05),
        g.down(on: double, at: here, time: 0.1), g.up(at: here, time: 0.15), g.advance(to: 1),
      ]
    }
    #expect(seen == ["+double", "-double", "+double", "doubleTap double", "-double"])
  }

  @Test("A long press is highlighted no later than it is recognized")
  func shortLongPress() {
    let seen = gestures(delay: 9) { g in
      [g.down(on: long, at: here, time: 0), g.advance(to: 0.5), g.up(at: here, time: 1)]
    }
    #expect(seen == ["+long", "longPress long", "-long"])
  }

  @Test("A removed target ends its highlight")
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
