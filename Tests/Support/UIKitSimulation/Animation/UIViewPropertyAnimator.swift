/// An animation that can be paused, reversed and finished by the app. Its timing curve is linear here.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { run != nil }

  private struct Run {
    let begin: TimeInterval
    let fraction: CGFloat
    let length: TimeInterval
    let ticket: SimulationClock.Ticket
  }

  private var run: Run?
  private var heldFraction: CGFloat = 0
  private var direction = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var group: AnimationGroup?

  // MARK: Creating

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(simulatedDuration: duration)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  required public init(simulatedDuration duration: TimeInterval) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: .easeInOut)
    super.init()
  }

  #if !canImport(ObjectiveC)
  // The type check for iOS has no isolated deinitializers before iOS 18.4.
  isolated deinit {
    if state != .inactive, run == nil {
      Simulation.raise(
        .animatorReleasedEarly, "a property animator was released while it was paused or stopped")
    }
  }
  #endif

  // MARK: Animations

  open func addAnimations(_ animation: @escaping () -> Void) {
    guard isNotStopped("addAnimations") else { return }
    if let group, state == .active { group.collect(animation) } else { animations.append(animation) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard isNotStopped("startAnimation"), run == nil else { return }
    self.delay = delay
    activate()
    resume(after: delay, length: duration * Double(direction ? heldFraction : 1 - heldFraction))
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, run == nil else {
      Simulation.raise(.animatorNotActive, "continueAnimation of an animator that is not paused")
      return
    }
    if let parameters { timingParameters = parameters }
    let rest = Double(direction ? heldFraction : 1 - heldFraction)
    resume(after: 0, length: duration * (durationFactor == 0 ? rest : Double(durationFactor)))
  }

  open func pauseAnimation() {
    guard isNotStopped("pauseAnimation") else { return }
    guard isInterruptible else {
      Simulation.raise(.animatorNotInterruptible, "pauseAnimation of an animator that is not interruptible")
      return
    }
    activate()
    hold()
  }

  open var fractionComplete: CGFloat {
    get { run.map(progress) ?? heldFraction }
    set {
      guard isNotStopped("fractionComplete") else { return }
      guard run == nil else {
        Simulation.raise(.animatorRunning, "fractionComplete of an animator that is running")
        return
      }
      activate()
      heldFraction = min(1, max(0, newValue))
    }
  }

  open var isReversed: Bool {
    get { direction }
    set {
      guard newValue != direction, isNotStopped("isReversed") else { return }
      let wasRunning = isRunning
      if wasRunning { hold() }
      direction = newValue
      if wasRunning {
        resume(after: 0, length: duration * Double(newValue ? heldFraction : 1 - heldFraction))
      }
    }
  }

  // MARK: Ending

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      Simulation.raise(.animatorNotActive, "stopAnimation of an animator that is \(state)")
      return
    }
    hold()
    group?.apply(heldFraction)
    group?.releaseTouches()
    state = .stopped
    if withoutFinishing { clear() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      Simulation.raise(.animatorNotStopped, "finishAnimation of an animator that is \(state)")
      return
    }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: group?.apply(1)
    case .start: group?.apply(0)
    case .current: break
    }
    let completions = self.completions
    clear()
    for completion in completions { completion(position) }
  }

  // MARK: Implementation

  private func isNotStopped(_ call: String) -> Bool {
    guard state == .stopped else { return true }
    Simulation.raise(.animatorStopped, "\(call) of an animator that is stopped")
    return false
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let group = AnimationGroup(duration: duration, allowsInteraction: isUserInteractionEnabled)
    self.group = group
    for animation in animations { group.collect(animation) }
    animations = []
    group.holdTouches()
  }

  private func resume(after delay: TimeInterval, length: TimeInterval) {
    // The clock keeps a running animator alive, as UIKit does.
    let ticket = Simulation.schedule(after: delay + length) { self.arrive() }
    run = Run(begin: Simulation.now + delay, fraction: heldFraction, length: length, ticket: ticket)
  }

  private func hold() {
    guard let run else { return }
    heldFraction = progress(run)
    Simulation.clock.cancel(run.ticket)
    self.run = nil
  }

  private func progress(_ run: Run) -> CGFloat {
    let part = run.length > 0 ? CGFloat(min(1, max(0, (Simulation.now - run.begin) / run.length))) : 1
    return run.fraction + ((direction ? 0 : 1) - run.fraction) * part
  }

  private func arrive() {
    run = nil
    heldFraction = direction ? 0 : 1
    guard !pausesOnCompletion else { return }
    finish(at: direction ? .start : .end)
  }

  private func clear() {
    if let run { Simulation.clock.cancel(run.ticket) }
    group?.releaseTouches()
    run = nil
    group = nil
    completions = []
    animations = []
    heldFraction = 0
    state = .inactive
  }
}
