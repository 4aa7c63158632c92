import TesseraLayout

/// A distance that goes to zero.
struct FlightCourse {
  /// How it goes there, if nothing comes between.
  private var track = MotionTrack(0.0)
  /// What changes on the way make of it.
  private var scale = 1.0
  /// A position far away on the side that the goal is approached from; nil: it was reached already.
  private(set) var origin: Double?

  func isFinished(at time: Double) -> Bool { track.isFinished(at: time) }

  func distance(at time: Double) -> Double { track.value(at: time) * scale }

  /// Sets off from a distance, with the speed of what was under way if the animation can take it over.
  mutating func setOff(from distance: Double, with animation: Animation, at time: Double) {
    track.displace(by: distance - track.value(at: time), with: animation, at: time)
    scale = 1
    origin = distance == 0 ? nil : distance > 0 ? Size.largestExtent : -Size.largestExtent
  }

  /// Takes over how far it really is at a time.
  ///
  /// The rest of the way becomes longer or shorter, in the same time; only at its very end there is none left, and it
  /// takes some more.
  mutating func adopt(_ actual: Double, with animation: Animation, at time: Double) {
    let planned = track.value(at: time)
    if abs(planned) > Self.leastPlanned {
      scale = actual / planned
    } else if abs(actual - planned * scale) > Self.leastPlanned {
      setOff(from: actual, with: animation, at: time)
    }
  }

  /// The shortest way that can still be stretched, in points.
  private static var leastPlanned: Double { 1 }
}
