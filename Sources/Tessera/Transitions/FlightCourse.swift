import TesseraLayout

/// A distance that goes to zero.
struct FlightCourse {
  private var track = MotionTrack(0.0)
  /// The distance that it set off from.
  private var start = 0.0
  /// A position far away on the side that the goal is approached from; nil: it was reached already.
  private(set) var side: Double?

  /// The same course on its way to another goal, whichever side that is approached from.
  var diverted: FlightCourse {
    var course = self
    course.side = nil
    return course
  }

  func isFinished(at time: Double) -> Bool { track.isFinished(at: time) }

  func distance(at time: Double) -> Double { track.value(at: time) }

  /// Sets off from a distance, with the speed of what was under way if the animation can take it over.
  mutating func setOff(from distance: Double, with animation: Animation, at time: Double) {
    track.displace(by: distance - track.value(at: time), with: animation, at: time)
    start = distance
    side = distance == 0 ? nil : distance > 0 ? Size.largestExtent : -Size.largestExtent
  }

  /// Takes over how far it really is at a time.
  ///
  /// The rest of the way becomes longer or shorter, in the same time. Where little is left, or it has swung past its
  /// goal, that says nothing about the rest: then it sets off anew, as fast as it is, and takes some more time.
  mutating func adopt(_ actual: Double, with animation: Animation, at time: Double) {
    let planned = track.value(at: time)
    guard abs(actual - planned) > Self.leastChange else { return }
    if planned / start > Self.leastPart, abs(actual) < Self.mostStretch * abs(planned) {
      track.stretch(by: actual / planned, at: time)
      start *= actual / planned
    } else {
      track.displace(by: actual - planned, with: animation, at: time)
      start = actual
    }
  }

  /// The smallest change that counts, in points.
  private static var leastChange: Double { 0.01 }
  /// Which part of the way has to be left so that it can be stretched.
  private static var leastPart: Double { 0.125 }
  /// How many times as long the rest becomes at most.
  private static var mostStretch: Double { 2 }
}
