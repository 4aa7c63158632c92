import TesseraLayout

/// What moves about one view: its frame, and the effect it is under.
///
/// The frame is animated as the distance from where the layout places the view *now*, and that distance goes to zero. So
/// a motion never has to know the layout's frames, and goes on undisturbed when all of them shift alike.
///
///     motion.appear(transition.insertion(of: frame, in: viewport), with: animation, at: now)
///     motion.move(from: oldFrame, to: newFrame, with: animation, at: now)
///     …
///     motion.frame(of: newFrame, at: now)
///     motion.effect(at: now)
///
/// Every step may come while others are under way: each goes on from what is on screen, see ``MotionTrack``.
@_spi(Behaviors)
public struct Motion: Hashable, Sendable {
  /// How far the frame is from the one that the layout gives, in points; its goal is zero.
  package private(set) var frame = MotionTrack(Rect.zero)
  /// The opacity.
  package private(set) var opacity = MotionTrack(VisualEffect.none.opacity)
  /// The offset, in points.
  package private(set) var offset = MotionTrack(VisualEffect.none.offset)
  /// The scale.
  package private(set) var scale = MotionTrack(VisualEffect.none.scale)
  /// The rotation, in radians.
  package private(set) var rotation = MotionTrack(VisualEffect.none.rotation)

  /// Makes the motion of a view that is at rest where it belongs.
  package init() {}

  // MARK: Asking

  /// When everything has come to its goal; minus infinity if it was there all along.
  var endTime: Double {
    max(max(frame.endTime, opacity.endTime), max(offset.endTime, scale.endTime), rotation.endTime)
  }

  /// Whether everything has come to its goal for good.
  package func isFinished(at time: Double) -> Bool { !(time < endTime) }

  /// Where the view is, before its effect, if the layout places it in a frame. A spring that swings makes no extent
  /// negative.
  package func frame(of layout: Rect, at time: Double) -> Rect {
    let distance = frame.value(at: time)
    return Rect(
      x: layout.minX + distance.minX, y: layout.minY + distance.minY,
      width: max(0, layout.width + distance.width), height: max(0, layout.height + distance.height))
  }

  /// The effect that the view is under; what swings out of range is brought into it.
  package func effect(at time: Double) -> VisualEffect {
    VisualEffect(
      opacity: opacity.value(at: time), offset: offset.value(at: time), scale: scale.value(at: time),
      rotation: rotation.value(at: time)
    ).sanitized
  }

  // MARK: Changing

  /// A new view comes out of an effect.
  ///
  /// - Parameters:
  ///   - insertion: The effect, and the timing that it brings along: ``Transition/insertion(of:in:)``.
  ///   - animation: The timing of whatever brings none.
  ///   - delay: Seconds by which all of it begins later: a ``Stagger``.
  ///   - time: Now, in seconds.
  package mutating func appear(
    _ insertion: TimedEffect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    let effect = insertion.effect.sanitized
    opacity = MotionTrack(effect.opacity)
    offset = MotionTrack(effect.offset)
    scale = MotionTrack(effect.scale)
    rotation = MotionTrack(effect.rotation)
    aim(at: insertion.atRest, with: animation, delay: delay, at: time)
  }

  /// A view that was on its way out is wanted again: it goes back to rest from where it is, with the timing of an
  /// insertion.
  package mutating func comeBack(
    _ insertion: TimedEffect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    aim(at: insertion.atRest, with: animation, delay: delay, at: time)
  }

  /// A view goes into an effect: ``Transition/removal(of:in:)``. When the motion is finished the view can be taken away;
  /// that is at once where the effect changes nothing.
  package mutating func disappear(
    _ removal: TimedEffect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    aim(at: removal, with: animation, delay: delay, at: time)
  }

  /// The layout places the view elsewhere, but it stays where it is on screen and goes to its new place from there. With
  /// ``Animation/none`` it is there at once, whatever was under way.
  package mutating func move(
    from old: Rect, to new: Rect, with animation: Animation, delay: Double = 0, at time: Double
  ) {
    let distance = Rect(
      x: old.minX - new.minX, y: old.minY - new.minY, width: old.width - new.width,
      height: old.height - new.height)
    frame.displace(by: distance, with: animation.delay(delay), at: time)
  }

  /// The view is pushed away from where it is, at once, and springs back: what a ``Wobble`` asks for.
  package mutating func push(by distance: Point, with spring: Spring, at time: Double) {
    offset.displace(by: distance, with: Animation(spring), at: time)
  }

  private mutating func aim(
    at goal: TimedEffect, with animation: Animation, delay: Double, at time: Double
  ) {
    let effect = goal.effect.sanitized
    opacity.retarget(to: effect.opacity, with: (goal.opacity ?? animation).delay(delay), at: time)
    offset.retarget(to: effect.offset, with: (goal.offset ?? animation).delay(delay), at: time)
    scale.retarget(to: effect.scale, with: (goal.scale ?? animation).delay(delay), at: time)
    rotation.retarget(to: effect.rotation, with: (goal.rotation ?? animation).delay(delay), at: time)
  }
}
