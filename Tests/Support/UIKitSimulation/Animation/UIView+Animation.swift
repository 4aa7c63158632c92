/// Model values change at once, and completions follow in virtual time. There are no frames in between.
extension UIView {
  private static var isAnimating = true

  public class var areAnimationsEnabled: Bool { isAnimating }

  public class func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = isAnimating
    isAnimating = false
    actionsWithoutAnimation()
    isAnimating = outer
  }

  public class var inheritedAnimationDuration: TimeInterval { AnimationGroup.current?.duration ?? 0 }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard isAnimating else {
      animations()
      return finishDisabled(completion)
    }
    // A nested animation inherits the duration of the outer one.
    let inherited = options.contains(.overrideInheritedDuration) ? nil : AnimationGroup.current?.duration
    let group = AnimationGroup(
      duration: inherited ?? duration, allowsInteraction: options.contains(.allowUserInteraction))
    group.collect(layingOut: options.contains(.layoutSubviews), animations)
    let isOver = group.isEmpty && Simulation.quirks.completesEmptyAnimationsAtOnce
    let time: TimeInterval? = options.contains(.repeat) && !isOver ? nil : delay + group.duration
    AnimationRegistry.shared.start(group, endingAfter: isOver ? 0 : time, completion: completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion
    )
  }

  private class func finishDisabled(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    if Simulation.quirks.completesDisabledAnimationsAtOnce {
      completion(true)
    } else {
      Simulation.schedule(after: 0) { completion(true) }
    }
  }
}
