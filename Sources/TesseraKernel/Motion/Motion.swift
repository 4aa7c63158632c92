import TesseraLayout

/// The motion of a view: its frame and its visual effect.
///
/// The frame is animated as the difference from the *current* frame in the layout, and that difference goes
/// to zero. A motion thus need not know the layout's frames, and continues undisturbed if all of them shift
/// alike.
///
///     motion.appear(transition.insertion(of: frame, in: viewport), with: animation, at: now)
///     motion.move(from: oldFrame, to: newFrame, with: animation, at: now)
///     …
///     motion.frame(of: newFrame, at: now)
///     motion.effect(at: now)
///
/// Each step can interrupt others, and continues from what is on screen; see ``MotionTrack``.
@_spi(Behaviors)
public struct Motion: Hashable, Sendable {
  /// The difference from the frame in the layout, in points; its target is zero.
  package private(set) var frame = MotionTrack(Rect.zero)
  /// The opacity, from 0 to 1.
  package private(set) var opacity = MotionTrack(VisualEffect.none.opacity)
  /// The offset, in points.
  package private(set) var offset = MotionTrack(VisualEffect.none.offset)
  package private(set) var scale = MotionTrack(VisualEffect.none.scale)
  /// The rotation, in radians.
  package private(set) var rotation = MotionTrack(VisualEffect.none.rotation)

  package init() {}

  // MARK: - Current values

  /// The time at which all parts have reached their targets; minus infinity if nothing moved.
  var endTime: Double {
    max(max(frame.endTime, opacity.endTime), max(offset.endTime, scale.endTime), rotation.endTime)
  }

  /// Returns whether all parts rest at their targets.
  package func isFinished(at time: Double) -> Bool { !(time < endTime) }

  /// Returns the frame of the view before its effect. No size is negative, even if a spring overshoots.
  package func frame(of layout: Rect, at time: Double) -> Rect {
    let distance = frame.value(at: time)
    return Rect(
      x: layout.minX + distance.minX, y: layout.minY + distance.minY,
      width: max(0, layout.width + distance.width), height: max(0, layout.height + distance.height))
  }

  /// Returns the effect on the view, with all numbers clamped even if a spring overshoots.
  package func effect(at time: Double) -> VisualEffect {
    VisualEffect(
      opacity: opacity.value(at: time), offset: offset.value(at: time), scale: scale.value(at: time),
      rotation: rotation.value(at: time)
    ).sanitized
  }

  // MARK: - Changes

  /// Starts the appearance of a new view from an effect.
  ///
  /// - Parameters:
  ///   - insertion: The effect and its own animations; see ``Transition/insertion(of:in:)``.
  ///   - animation: The animation of parts that have none of their own.
  ///   - delay: The delay of all parts in seconds; see ``Stagger``.
  ///   - time: The current time, in seconds.
  package mutating func appear(
    _ insertion: TimedEffect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    let effect = insertion.effect.sanitized
    opacity = MotionTrack(effect.opacity)
    offset = MotionTrack(effect.offset)
    scale = MotionTrack(effect.scale)
    rotation = MotionTrack(effect.rotation)
    retarget(at: insertion.atRest, with: animation, delay: delay, at: time)
  }

  /// Returns a view that was disappearing to rest from its current state, with the animation of an insertion.
  package mutating func reappear(
    _ insertion: TimedEffect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    retarget(at: insertion.atRest, with: animation, delay: delay, at: time)
  }

  /// Starts the disappearance of a view into an effect; see ``Transition/removal(of:in:)``. The view can be
  /// removed when the motion is finished, which is at once if the effect changes nothing.
  package mutating func disappear(
    _ removal: TimedEffect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    retarget(at: removal, with: animation, delay: delay, at: time)
  }

  /// Starts the motion of a view to a new frame in the layout, from its current frame on screen. With
  /// ``Animation/none`` it gets there at once, interrupting other motion.
  package mutating func move(
    from old: Rect, to new: Rect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    let distance = Rect(
      x: old.minX - new.minX, y: old.minY - new.minY, width: old.width - new.width,
      height: old.height - new.height)
    frame.displace(by: distance, with: animation.delay(delay), at: time)
  }

  /// Pushes the view away from its current position at once and lets it spring back; see ``Wobble``.
  package mutating func push(by distance: Point, with spring: Spring, at time: Double) {
    offset.displace(by: distance, with: Animation(spring), at: time)
  }

  private mutating func retarget(
    at target: TimedEffect, with animation: Animation, delay: Double, at time: Double
  ) {
    let effect = target.effect.sanitized
    opacity.retarget(to: effect.opacity, with: (target.opacity ?? animation).delay(delay), at: time)
    offset.retarget(to: effect.offset, with: (target.offset ?? animation).delay(delay), at: time)
    scale.retarget(to: effect.scale, with: (target.scale ?? animation).delay(delay), at: time)
    rotation.retarget(to: effect.rotation, with: (target.rotation ?? animation).delay(delay), at: time)
  }
}
