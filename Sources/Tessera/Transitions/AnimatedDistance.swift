import TesseraLayout

/// An animated distance that ends at zero.
struct AnimatedDistance {
  private var track = MotionTrack(0.0)
  private var start = 0.0
  /// A far position on the side from which the destination is approached; `nil` at the destination.
  private(set) var farPosition: Double?

  /// The same motion towards another destination, with no known side.
  var redirected: AnimatedDistance {
    var course = self
    course.farPosition = nil
    return course
  }

  func isFinished(at time: Double) -> Bool { track.isFinished(at: time) }

  func distance(at time: Double) -> Double { track.value(at: time) }

  /// Starts from a distance. It keeps the speed of a motion under way if the animation supports that.
  mutating func begin(from distance: Double, with animation: Animation, at time: Double) {
    track.displace(by: distance - track.value(at: time), with: animation, at: time)
    start = distance
    farPosition = distance == 0 ? nil : distance > 0 ? Size.largestExtent : -Size.largestExtent
  }

  /// Corrects the distance at a time to the actual one.
  ///
  /// The rest of the motion is scaled and takes the same time. If little is left, or the motion has overshot
  /// its destination, the rest cannot be scaled. Then the motion starts again with its current speed, and
  /// takes longer.
  mutating func correct(_ actual: Double, with animation: Animation, at time: Double) {
    let planned = track.value(at: time)
    guard abs(actual - planned) > Self.minimumChange else { return }
    if planned / start > Self.minimumRemainder, abs(actual) < Self.maximumScale * abs(planned) {
      track.scale(by: actual / planned, at: time)
      start *= actual / planned
    } else {
      track.displace(by: actual - planned, with: animation, at: time)
      start = actual
    }
  }

  /// The smallest change that counts, in points.
  private static var minimumChange: Double { 0.01 }
  /// The least remaining part of the distance at which the rest is scaled.
  private static var minimumRemainder: Double { 0.125 }
  /// The largest factor by which the rest is scaled.
  private static var maximumScale: Double { 2 }
}
