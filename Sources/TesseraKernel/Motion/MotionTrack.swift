/// A value on its way from where it was to where it belongs.
///
/// A track is a pure value: it holds no clock, and asking it changes nothing. Times are seconds of any clock that does not
/// go backwards. All questions are O(1).
///
/// * At the end it *is* its goal, bit for bit. A spring is at its end when it stays within ``MotionValue/tolerance``.
/// * Whatever changes its course in flight, it goes on from the value that it has at that time. A spring also takes over
///   the velocity, whether that came from a spring or from a curve.
/// * What is NaN, infinite or out of range is brought into range (± ``Size/largestExtent``, NaN is 0) as it comes in. If the
///   time is not finite when a course begins, the value is at its goal at once.
package struct MotionTrack<Value: MotionValue>: Hashable, Sendable {
  /// Where the value belongs.
  package private(set) var goal: Value
  /// How it gets there.
  private(set) var animation = Animation.none
  /// When it sets off, after the delay.
  private(set) var startTime: Double = 0
  /// When it is at its goal; minus infinity for what was there all along.
  package private(set) var endTime = -Double.infinity
  private var start: MotionVector
  private var startVelocity = MotionVector.zero

  /// Makes a track that is at its goal.
  package init(_ goal: Value) {
    start = goal.vector.limited
    self.goal = Value(vector: start)
  }

  /// Whether the value is at its goal for good. A time that is NaN counts as late enough, here and below.
  package func isFinished(at time: Double) -> Bool { !(time < endTime) }

  /// The value at a time.
  package func value(at time: Double) -> Value {
    guard !isFinished(at: time) else { return goal }
    guard time > startTime else { return Value(vector: start) }
    let elapsed = time - startTime
    let goal = goal.vector
    switch animation.course {
    case .none: return self.goal
    case .curve(let curve, let duration):
      return Value(vector: start + (goal - start) * curve.value(at: elapsed / duration))
    case .spring(let spring):
      let left = spring.response(after: elapsed)
      return Value(vector: goal + (start - goal) * left.distance + startVelocity * left.distanceOfSpeed)
    }
  }

  /// How fast the value changes, per second.
  func velocity(at time: Double) -> Value {
    guard !isFinished(at: time) else { return Value(vector: .zero) }
    guard time > startTime else { return Value(vector: startVelocity) }
    let elapsed = time - startTime
    let way = goal.vector - start
    switch animation.course {
    case .none: return Value(vector: .zero)
    case .curve(let curve, let duration):
      return Value(vector: way * (curve.slope(at: elapsed / duration) / duration))
    case .spring(let spring):
      let left = spring.response(after: elapsed)
      return Value(vector: way * -left.speedOfDistance + startVelocity * left.speed)
    }
  }

  /// Sets off for another goal, from where the value is. If it is on its way to that very goal, it goes on as it does,
  /// unless it is to be there at once.
  package mutating func retarget(to goal: Value, with animation: Animation, at time: Double) {
    let goal = Value(vector: goal.vector.limited)
    guard goal != self.goal || animation == .none else { return }
    setOff(from: value(at: time).vector, to: goal, with: animation, at: time)
  }

  /// Moves the value away from where it is, at once, and sets off for the same goal: for a view whose place in the layout
  /// changes but which stays where it is on screen, and for impulses.
  package mutating func displace(by distance: Value, with animation: Animation, at time: Double) {
    let distance = distance.vector.limited
    guard distance != .zero || animation == .none else { return }
    setOff(from: (value(at: time).vector + distance).limited, to: goal, with: animation, at: time)
  }

  /// Makes what is left of the way so many times as long, in the same time; a spring takes as long as it needs.
  package mutating func stretch(by factor: Double, at time: Double) {
    guard factor.isFinite, !isFinished(at: time) else { return }
    start = (goal.vector + (start - goal.vector) * factor).limited
    startVelocity = (startVelocity * factor).limited
    endTime = startTime + duration(of: animation.course)
    if !endTime.isFinite || (start == goal.vector && startVelocity == .zero) { self = MotionTrack(goal) }
  }

  private mutating func setOff(
    from start: MotionVector, to goal: Value, with animation: Animation, at time: Double
  ) {
    let velocity = velocity(at: time).vector.limited
    let isMoving = velocity != .zero || (time > startTime && time < endTime)
    self.goal = goal
    self.start = start
    self.animation = animation
    startVelocity = velocity
    startTime = isMoving ? time : time + animation.startDelay
    endTime = startTime + duration(of: animation.course)
    let isThere = endTime <= time || (start == goal.vector && velocity == .zero)
    if isThere || !endTime.isFinite { self = MotionTrack(goal) }
  }

  private func duration(of course: Animation.Course) -> Double {
    switch course {
    case .none: 0
    case .curve(_, let duration): duration
    case .spring(let spring):
      spring.settlingTime(
        distance: (start - goal.vector).extent, velocity: startVelocity.extent, tolerance: Value.tolerance)
    }
  }
}
