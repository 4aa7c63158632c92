import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Motion track")
struct MotionTrackTests {
  /// A track with all its earlier versions, which gives the value on screen at any time.
  private struct History {
    var tracks: [(since: Double, track: MotionTrack<Point>)]
    var names: [String] = []

    func track(at time: Double) -> MotionTrack<Point> {
      (tracks.last { $0.since <= time } ?? tracks[0]).track
    }

    func value(at time: Double) -> Point { track(at: time).value(at: time) }

    /// Returns a track that is retargeted to random targets at random times, without jumps.
    static func random(seed: UInt64, animation: (inout RandomMotions) -> Animation) -> History {
      var motions = RandomMotions(seed: seed)
      var history = History(tracks: [(-1, MotionTrack(Point(x: 5, y: 5)))])
      var time = 0.0
      for _ in 0..<6 {
        var track = history.track(at: time)
        let target = Point(x: motions.number(-300...300), y: motions.number(-300...300))
        let animation = animation(&motions)
        track.retarget(to: target, with: animation, at: time)
        history.tracks.append((time, track))
        history.names.append("\(time): to \(target) by \(animation)")
        time += motions.number(0...0.6)
      }
      return history
    }
  }

  private static func curvesAndSprings(_ motions: inout RandomMotions) -> Animation {
    let animation = motions.animation()
    if case .curve(_, let duration) = animation.course, duration < 0.05 { return .easeIn(duration: 0.2) }
    return animation.course == .none ? .standard : animation
  }

  @Test(
    "A value never jumps, however often it is retargeted", .tags(.model), arguments: (UInt64(0)..<150).sampled
  )
  func continuity(seed: UInt64) {
    let history = History.random(seed: seed, animation: Self.curvesAndSprings)
    let end = history.tracks[history.tracks.count - 1].track.endTime + 0.1
    var time = -0.1
    while time < min(end, 12) {
      // A bisection finds the largest jump: values that differ after a short time must be close after a
      // shorter one.
      var low = time
      var high = time + 0.01
      while high - low > 1e-12 {
        let middle = (low + high) / 2
        let first = distance(history.value(at: low), history.value(at: middle))
        if first > distance(history.value(at: middle), history.value(at: high)) {
          high = middle
        } else {
          low = middle
        }
      }
      let jump = distance(history.value(at: low), history.value(at: high))
      if jump > Point.tolerance {
        Testing.Issue.record(
          "seed \(seed): jumps by \(jump) at \(low)\n\(history.names.joined(separator: "\n"))")
        return
      }
      time += 0.01
    }
  }

  @Test("A retargeted value starts exactly at the current value", arguments: UInt64(0)..<200)
  func retargetedValue(seed: UInt64) {
    let history = History.random(seed: seed) { $0.animation() }
    for (index, (time, track)) in history.tracks.enumerated().dropFirst()
    where track.animation.course != .none {
      let before = history.tracks[index - 1].track
      #expect(track.value(at: time) == before.value(at: time), "seed \(seed): \(history.names)")
    }
  }

  @Test("A retargeted spring keeps its velocity exactly", arguments: UInt64(0)..<200)
  func retargetedVelocity(seed: UInt64) {
    let history = History.random(seed: seed) { motions in
      Animation(motions.spring()).delay(Bool.random(using: &motions.random) ? 0.1 : 0)
    }
    for (index, (time, track)) in history.tracks.enumerated().dropFirst() {
      let before = history.tracks[index - 1].track
      #expect(track.velocity(at: time) == before.velocity(at: time), "seed \(seed): \(history.names)")
      let later = track.velocity(at: time + 1e-9)
      #expect(distance(later, track.velocity(at: time)) < 1, "seed \(seed): \(history.names)")
    }
  }

  @Test("A spring starts with the velocity of the previous curve")
  func curveToSpring() {
    var track = MotionTrack(0.0)
    track.retarget(to: 100, with: .linear(duration: 1), at: 10)
    track.retarget(to: 0, with: .spring(response: 0.5, dampingFraction: 1), at: 10.5)
    #expect(track.value(at: 10.5) == 50)
    #expect(track.velocity(at: 10.5) == 100)
    #expect(track.value(at: 10.51) > 50)
  }

  @Test("The velocity equals the difference of neighboring values", arguments: UInt64(0)..<100)
  func velocity(seed: UInt64) {
    let history = History.random(seed: seed) { Animation($0.spring()) }
    for (since, track) in history.tracks.dropFirst() {
      for step in 1..<10 {
        let time = since + Double(step) * 0.1
        guard time + 1e-6 < track.endTime else { continue }
        let change = track.value(at: time + 1e-6) - track.value(at: time - 1e-6)
        let slope = Point(x: change.x / 2e-6, y: change.y / 2e-6)
        #expect(
          distance(slope, track.velocity(at: time)) < 0.1 + 1e-4 * distance(slope, .zero),
          "seed \(seed): \(history.names) at \(time)")
      }
    }
  }

  @Test("At its end a track stays exactly at its target", arguments: UInt64(0)..<200)
  func end(seed: UInt64) {
    let history = History.random(seed: seed) { $0.animation() }
    for (since, track) in history.tracks.dropFirst() {
      for time in [max(since, track.endTime), track.endTime + 1, 1e9, .infinity, .nan] {
        #expect(track.isFinished(at: time), "seed \(seed): \(history.names) at \(time)")
        #expect(track.value(at: time) == track.target, "seed \(seed): \(history.names) at \(time)")
        #expect(track.velocity(at: time) == .zero, "seed \(seed): \(history.names) at \(time)")
      }
      #expect(!track.isFinished(at: track.endTime.nextDown) || track.endTime == -.infinity, "seed \(seed)")
    }
  }

  @Test("Monotone curves and overdamped springs stay between start and target", arguments: UInt64(0)..<100)
  func range(seed: UInt64) {
    var motions = RandomMotions(seed: seed)
    let animations: [Animation] = [
      Animation(motions.curve(staysInRange: true), duration: 1), .easeInOut(duration: 1),
      .spring(response: motions.number(0.1...1), dampingFraction: motions.number(1...5)),
    ]
    for animation in animations {
      let start = motions.number(-100...100)
      let target = motions.number(-100...100)
      var track = MotionTrack(start)
      track.retarget(to: target, with: animation, at: 0)
      for step in 0...200 {
        let value = track.value(at: Double(step) * 0.01)
        #expect(
          value >= min(start, target) - 1e-9 && value <= max(start, target) + 1e-9,
          "seed \(seed): \(animation) from \(start) to \(target) is at \(value)")
      }
    }
  }

  @Test("A delay holds a resting value but does not stop a moving one")
  func delay() {
    var track = MotionTrack(0.0)
    track.retarget(to: 100, with: .linear(duration: 1).delay(0.5), at: 0)
    #expect(track.value(at: 0.5) == 0)
    #expect(track.value(at: 1) == 50)
    track.retarget(to: 0, with: .linear(duration: 1).delay(0.5), at: 1)
    #expect(track.value(at: 1.5) == 25)
    #expect(track.endTime == 2)
    track.retarget(to: 40, with: Animation.none.delay(1), at: 3)
    #expect(track.value(at: 3.9) == 0)
    #expect(track.value(at: 4) == 40)
  }

  @Test("The velocity survives two changes at the same time")
  func twice() {
    var track = MotionTrack(0.0)
    track.retarget(to: 100, with: .standard, at: 0)
    let velocity = track.velocity(at: 0.1)
    track.retarget(to: 50, with: .standard, at: 0.1)
    track.displace(by: 10, with: .standard, at: 0.1)
    #expect(track.velocity(at: 0.1) == velocity)
    #expect(velocity > 0)
  }

  @Test("Retargeting to the same target changes nothing unless it is immediate")
  func sameTarget() {
    var track = MotionTrack(0.0)
    track.retarget(to: 100, with: .linear(duration: 1), at: 0)
    let before = track
    track.retarget(to: 100, with: .easeIn(duration: 9), at: 0.5)
    track.displace(by: 0, with: .easeIn(duration: 9), at: 0.5)
    #expect(track == before)
    track.retarget(to: 100, with: .none, at: 0.5)
    #expect(track.value(at: 0.5) == 100)
    #expect(track == MotionTrack(100))
  }

  @Test("A displaced value returns to the same target and keeps its velocity")
  func displacement() {
    var track = MotionTrack(Point.zero)
    track.displace(by: Point(x: 10, y: -10), with: .standard, at: 1)
    #expect(track.value(at: 1) == Point(x: 10, y: -10))
    let velocity = track.velocity(at: 1.1)
    let value = track.value(at: 1.1)
    track.displace(by: Point(x: 5, y: 5), with: .standard, at: 1.1)
    #expect(track.value(at: 1.1) == value + Point(x: 5, y: 5))
    #expect(track.velocity(at: 1.1) == velocity)
    #expect(track.target == .zero)
    #expect(track.value(at: 100) == .zero)
  }

  @Test("Times and values that are not finite are harmless")
  func badNumbers() {
    var track = MotionTrack(Point(x: .nan, y: .infinity))
    #expect(track.target == Point(x: 0, y: Size.largestExtent))
    track.retarget(to: Point(x: -.infinity, y: .nan), with: .standard, at: 0)
    #expect(track.target == Point(x: -Size.largestExtent, y: 0))
    #expect(track.endTime.isFinite)
    for time in [0.0, 0.01, 1, -1, -Double.infinity] {
      let value = track.value(at: time)
      #expect(value.x.isFinite && value.y.isFinite, "\(time)")
    }
    for time in [Double.nan, .infinity, -Double.infinity] {
      var track = MotionTrack(1.0)
      track.retarget(to: 2, with: .standard, at: time)
      #expect(track == MotionTrack(2.0), "\(time)")
    }
    var late = MotionTrack(1.0)
    late.retarget(to: 2, with: .standard, at: 1e300)
    #expect(late.value(at: 1e300) == 2)
  }

  private func distance(_ one: Point, _ other: Point) -> Double {
    max(abs(one.x - other.x), abs(one.y - other.y))
  }
}
