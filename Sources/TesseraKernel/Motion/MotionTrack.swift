/// A value that is animated to a target.
///
/// A track is a pure value: it holds no clock, and reading it changes nothing. Times are in seconds of any
/// monotonic clock. All operations are O(1).
///
/// * At its end, the value is exactly the target. A spring ends when it stays within
///   ``MotionValue/tolerance``.
/// * A change during an animation continues from the current value. A spring also takes over the velocity,
///   whether that came from a spring or from a curve.
/// * Input is clamped (to ± ``Size/largestExtent``, NaN to 0). If the time is not finite when a motion
///   begins, the value is at its target at once.
package struct MotionTrack<Value: MotionValue>: Hashable, Sendable {
  package private(set) var target: Value
  private(set) var animation = Animation.none
  /// The time at which the motion begins, after the delay.
  private(set) var startTime: Double = 0
  /// The time at which the value reaches its target; minus infinity if it never moved.
  package private(set) var endTime = -Double.infinity
  private var start: MotionVector
  private var startVelocity = MotionVector.zero

  /// Creates a track that is at its target.
  package init(_ target: Value) {
    start = target.vector.limited
    self.target = Value(vector: start)
  }

  /// Returns whether the value rests at its target. NaN counts as after the end, as in the other methods.
  package func isFinished(at time: Double) -> Bool { !(time < endTime) }

  package func value(at time: Double) -> Value {
    guard !isFinished(at: time) else { return target }
    guard time > startTime else { return Value(vector: start) }
    let elapsed = time - startTime
    let target = target.vector
    switch animation.course {
    case .none: return self.target
    case .curve(let curve, let duration):
      return Value(vector: start + (target - start) * curve.value(at: elapsed / duration))
    case .spring(let spring):
      let left = spring.response(after: elapsed)
      return Value(vector: target + (start - target) * left.distance + startVelocity * left.distanceOfSpeed)
    }
  }

  /// Returns the velocity of the value, per second.
  func velocity(at time: Double) -> Value {
    guard !isFinished(at: time) else { return Value(vector: .zero) }
    guard time > startTime else { return Value(vector: startVelocity) }
    let elapsed = time - startTime
    let way = target.vector - start
    switch animation.course {
    case .none: return Value(vector: .zero)
    case .curve(let curve, let duration):
      return Value(vector: way * (curve.slope(at: elapsed / duration) / duration))
    case .spring(let spring):
      let left = spring.response(after: elapsed)
      return Value(vector: way * -left.speedOfDistance + startVelocity * left.speed)
    }
  }

  /// Starts a motion from the current value to another target. A motion to the same target continues, unless
  /// the animation is ``Animation/none``.
  package mutating func retarget(to target: Value, with animation: Animation, at time: Double) {
    let target = Value(vector: target.vector.limited)
    guard target != self.target || animation == .none else { return }
    beginMotion(from: value(at: time).vector, to: target, with: animation, at: time)
  }

  /// Moves the value at once by a distance, and starts a motion back to the same target: for a view that
  /// moves in the layout but not on screen, and for impulses.
  package mutating func displace(by distance: Value, with animation: Animation, at time: Double) {
    let distance = distance.vector.limited
    guard distance != .zero || animation == .none else { return }
    beginMotion(from: (value(at: time).vector + distance).limited, to: target, with: animation, at: time)
  }

  /// Multiplies the remaining distance. A curve keeps its duration; a spring settles in its own time.
  package mutating func scale(by factor: Double, at time: Double) {
    guard factor.isFinite, !isFinished(at: time) else { return }
    start = (target.vector + (start - target.vector) * factor).limited
    startVelocity = (startVelocity * factor).limited
    endTime = startTime + duration(of: animation.course)
    if !endTime.isFinite || (start == target.vector && startVelocity == .zero) { self = MotionTrack(target) }
  }

  private mutating func beginMotion(
    from start: MotionVector, to target: Value, with animation: Animation, at time: Double
  ) {
    let velocity = velocity(at: time).vector.limited
    let isMoving = velocity != .zero || (time > startTime && time < endTime)
    self.target = target
    self.start = start
    self.animation = animation
    startVelocity = velocity
    startTime = isMoving ? time : time + animation.startDelay
    endTime = startTime + duration(of: animation.course)
    let isThere = endTime <= time || (start == target.vector && velocity == .zero)
    if isThere || !endTime.isFinite { self = MotionTrack(target) }
  }

  private func duration(of course: Animation.Course) -> Double {
    switch course {
    case .none: 0
    case .curve(_, let duration): duration
    case .spring(let spring):
      spring.settlingTime(
        distance: (start - target.vector).extent, velocity: startVelocity.extent, tolerance: Value.tolerance)
    }
  }
}
