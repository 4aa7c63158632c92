import TesseraLayout

/// A scroll that takes time: its goal, and how far from there everything is.
///
/// What is animated is the distance from the goal, and that goes to zero. Where the goal is, is found out anew in every
/// frame; so no size that is measured on the way and no change of content moves the destination.
struct Flight {
  /// Where it goes.
  var goal: Anchor
  /// Where it goes across the axis; nil: wherever the goal is in view.
  var across: Double?
  let animation: Animation
  /// The time of the last step.
  var time: Double
  /// The distance from the goal along the axis of the collection.
  var main = FlightCourse()
  /// The distance from the goal across the axis.
  var cross = FlightCourse()
  /// How far the sections around the goal that scroll by themselves are from where they have to be, the innermost first.
  var strips: [FlightCourse] = []

  init(to goal: Anchor, across: Double?, _ animation: Animation, at time: Double) {
    self.goal = goal
    self.across = across
    self.animation = animation
    self.time = time
  }

  /// The item that it goes to.
  var target: ElementPath? {
    if case .target(let path, _) = goal { path } else { nil }
  }

  func isFinished(at time: Double) -> Bool {
    main.isFinished(at: time) && cross.isFinished(at: time) && !strips.contains { !$0.isFinished(at: time) }
  }

  /// Follows a part of a group after others were forgotten.
  mutating func moveGroups(to places: [Int: Int]) {
    guard case .target(var path, let alignment) = goal, let place = places[path.section] else { return }
    path.section = place
    goal = .target(path, alignment)
  }
}

/// A distance that goes to zero.
struct FlightCourse {
  /// How it goes there, if nothing comes between.
  private var track = MotionTrack(0.0)
  /// What changes on the way make of it.
  private var scale = 1.0
  /// A position far away on the side that the goal is approached from; nil: it was reached already.
  private(set) var origin: Double?

  func isFinished(at time: Double) -> Bool { track.isFinished(at: time) }

  /// Sets off from a distance, with the speed of what was under way if the animation can take it over.
  mutating func setOff(from distance: Double, with animation: Animation, at time: Double) {
    track.displace(by: distance - track.value(at: time), with: animation, at: time)
    scale = 1
    origin = distance == 0 ? nil : distance > 0 ? Size.largestExtent : -Size.largestExtent
  }

  /// The distance at a time, for what the distance has really been when it was asked for last.
  ///
  /// What was measured and what has changed since shows in that: the rest of the way becomes longer or shorter, in the
  /// same time; only at its very end there is none left, and it takes some more.
  mutating func distance(
    at time: Double, after actual: Double, at last: Double, _ animation: Animation
  ) -> Double {
    let planned = track.value(at: last)
    if abs(planned) > Self.leastPlanned {
      scale = actual / planned
    } else if abs(actual - planned * scale) > Self.leastPlanned {
      setOff(from: actual, with: animation, at: last)
    }
    return track.value(at: time) * scale
  }

  /// The shortest way that can still be stretched, in points.
  private static var leastPlanned: Double { 1 }
}
