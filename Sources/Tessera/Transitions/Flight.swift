@_spi(Behaviors) import TesseraKernel
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

  /// After a change of content there may be other sections around the goal.
  mutating func fit(_ stripCount: Int) {
    while strips.count < stripCount { strips.append(FlightCourse()) }
  }

  /// Sets off on a way; from far away nearer.
  mutating func setOff(along way: FlightWay, at time: Double) {
    main.setOff(from: way.main.distance(within: way.limit), with: animation, at: time)
    cross.setOff(from: way.cross.distance(within: way.limit), with: animation, at: time)
    for (index, leg) in way.strips.enumerated() {
      strips[index].setOff(from: leg.distance(within: way.limit), with: animation, at: time)
    }
  }

  /// Takes over how far it really was at the last step: what was measured and what has changed since shows in that.
  mutating func adopt(_ way: FlightWay) {
    // Content that came between may have moved the goal far away.
    let limit = 2 * way.limit
    main.adopt(way.main.distance(within: limit), with: animation, at: time)
    cross.adopt(way.cross.distance(within: limit), with: animation, at: time)
    for (index, leg) in way.strips.enumerated() {
      strips[index].adopt(leg.distance(within: limit), with: animation, at: time)
    }
  }

  /// Follows a part of a group after others were forgotten.
  mutating func moveGroups(to places: [Int: Int]) {
    guard case .target(var path, let alignment) = goal, let place = places[path.section] else { return }
    path.section = place
    goal = .target(path, alignment)
  }
}
