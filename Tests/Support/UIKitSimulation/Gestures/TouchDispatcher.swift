/// A dispatcher that delivers touches to the recognizers and views under them.
@MainActor final class TouchDispatcher {
  static var shared = TouchDispatcher()

  /// A finger on the screen, with the state of the delivery to its view.
  private final class Finger {
    enum Delivery { case delayed, delivered, endHeld, over }

    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    let modifiers: UIKeyModifierFlags
    let buttons: UIEvent.ButtonMask
    var delivery = Delivery.delayed
    var isDown = true

    /// Whether a recognizer delays the touch for its view.
    var isHeldBack = false

    /// Whether the finger is leaving: its recognizers still decide, but get no new touches.
    var isLeaving = false

    init(
      touch: UITouch, recognizers: [UIGestureRecognizer], modifiers: UIKeyModifierFlags,
      buttons: UIEvent.ButtonMask
    ) {
      self.touch = touch
      self.recognizers = recognizers
      self.modifiers = modifiers
      self.buttons = buttons
    }
  }

  private var fingers: [Finger] = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?
  private var lingering: [UIGestureRecognizer] = []

  /// The delay of content touches in scroll views; not documented.
  private static let contentDelay: TimeInterval = 0.15

  // MARK: Queries by the arbiter

  /// The recognizers of the current touches, innermost first.
  var candidates: [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    for recognizer in fingers.filter(\.isDown).flatMap(\.recognizers) + lingering
    where !all.contains(where: { $0 === recognizer }) {
      all.append(recognizer)
    }
    return all
  }

  // MARK: Fingers

  func began(_ touch: UITouch, modifiers: UIKeyModifierFlags, buttons: UIEvent.ButtonMask) {
    countTaps(touch)
    let recognizers = receivers(of: touch)
    touch.gestureRecognizers = recognizers
    let finger = Finger(
      touch: touch, recognizers: recognizers, modifiers: modifiers, buttons: buttons)
    fingers.append(finger)
    let event = makeEvent(of: finger)
    dispatch(finger, event) { $0.touchesBegan([touch], with: event) }
    deliverBeginning(of: finger, event)
  }

  func moved(_ touch: UITouch, to point: CGPoint) {
    guard let finger = finger(of: touch) else { return }
    touch.move(to: point, phase: .moved)
    let event = makeEvent(of: finger)
    dispatch(finger, event) { $0.touchesMoved([touch], with: event) }
    if finger.delivery == .delivered { touch.view?.touchesMoved([touch], with: event) }
  }

  func ended(_ touch: UITouch) {
    guard let finger = finger(of: touch) else { return }
    touch.move(to: touch.location(in: nil), phase: .ended)
    finger.isLeaving = true
    let event = makeEvent(of: finger)
    dispatch(finger, event) { $0.touchesEnded([touch], with: event) }
    finger.isDown = false
    if finger.delivery == .delayed { deliver(finger, event) }
    if finger.delivery == .delivered { finger.delivery = .endHeld }
    release(finger)
  }

  func cancelled(_ touch: UITouch) {
    guard let finger = finger(of: touch) else { return }
    touch.move(to: touch.location(in: nil), phase: .cancelled)
    finger.isLeaving = true
    let event = makeEvent(of: finger)
    dispatch(finger, event) { $0.touchesCancelled([touch], with: event) }
    finger.isDown = false
    cancelDelivery(of: finger)
    release(finger)
  }

  /// Cancels the touches of a view that has left its window.
  func cancelTouches(within view: UIView) {
    for finger in fingers where !finger.isLeaving && finger.touch.view === view { cancelled(finger.touch) }
  }

  private func finger(of touch: UITouch) -> Finger? { fingers.first { $0.touch === touch && !$0.isLeaving } }

  private func makeEvent(of finger: Finger) -> UIEvent {
    UIEvent(
      UIEvent.Content(
        type: .touches, touches: Set(fingers.map(\.touch)), modifiers: finger.modifiers,
        buttons: finger.buttons))
  }

  private func countTaps(_ touch: UITouch) {
    let point = touch.location(in: nil)
    if let lastTap, touch.timestamp - lastTap.time < 0.35, (point - lastTap.point).length < 40 {
      touch.tapCount = lastTap.count + 1
    }
    lastTap = (point, touch.timestamp, touch.tapCount)
  }

  // MARK: Recognizers

  private func receivers(of touch: UITouch) -> [UIGestureRecognizer] {
    sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }
      .flatMap { $0.recognizers ?? [] }
      .filter { receives($0, touch) }
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, !(recognizer is UIHoverGestureRecognizer),
      recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
      recognizer.settledState == .possible || [.began, .changed].contains(recognizer.settledState)
    else { return false }
    // A tap on a control reaches only the control, whatever its superviews recognize.
    if recognizer is UITapGestureRecognizer, let control = touch.view as? UIControl,
      recognizer.view !== control
    {
      return false
    }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func dispatch(_ finger: Finger, _ event: UIEvent, _ call: (UIGestureRecognizer) -> Void) {
    GestureArbiter.isCollecting = true
    for recognizer in finger.recognizers where recognizer.settledState != .failed {
      if finger.touch.phase == .began { recognizer.track(finger.touch) }
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      recognizer.rememberLocation()
      call(recognizer)
    }
    GestureArbiter.isCollecting = false
    GestureArbiter.settle()
  }

  /// Called by the arbiter after each decision.
  func recognizersHaveSettled() {
    for finger in fingers {
      let isTaken = finger.recognizers.contains {
        [.began, .changed, .ended].contains($0.settledState) && $0.cancelsTouchesInView
      }
      if isTaken { cancelDelivery(of: finger) }
      // A delayed touch is delivered when the recognizer has failed.
      if finger.isHeldBack, finger.isDown { deliverBeginning(of: finger, makeEvent(of: finger)) }
      if finger.delivery == .endHeld { endIfNothingWaits(finger) }
    }
    resetFinished()
  }

  /// Removes a finger that has left; recognizers that wait for more taps remain.
  private func release(_ finger: Finger) {
    for recognizer in finger.recognizers { recognizer.forget(finger.touch) }
    for recognizer in finger.recognizers where !lingering.contains(where: { $0 === recognizer }) {
      lingering.append(recognizer)
    }
    if finger.delivery == .endHeld { endIfNothingWaits(finger) }
    resetFinished()
  }

  private func resetFinished() {
    guard !GestureArbiter.isCollecting else { return }
    let held = fingers.filter(\.isDown).flatMap(\.recognizers)
    let isQuiet = lingering.allSatisfy { $0.settledState != .possible || $0.wish == nil }
    for recognizer in lingering where recognizer.settledState != .possible {
      guard recognizer.trackedTouches.isEmpty, !held.contains(where: { $0 === recognizer }), isQuiet else {
        continue
      }
      recognizer.settledState = .possible
      recognizer.wish = nil
      recognizer.reset()
      lingering.removeAll { $0 === recognizer }
    }
    fingers.removeAll { !$0.isDown && $0.delivery == .over }
  }

  // MARK: Views

  private func deliverBeginning(of finger: Finger, _ event: UIEvent) {
    guard finger.delivery == .delayed else { return }
    let touch = finger.touch
    finger.isHeldBack = finger.recognizers.contains { $0.delaysTouchesBegan && $0.settledState == .possible }
    if finger.isHeldBack { return }
    guard scrollView(delaying: touch) != nil else { return deliver(finger, event) }
    Simulation.schedule(after: Self.contentDelay) { [weak self, weak finger] in
      guard let self, let finger, finger.delivery == .delayed, finger.isDown else { return }
      self.deliver(finger, self.makeEvent(of: finger))
    }
  }

  private func scrollView(delaying touch: UITouch) -> UIScrollView? {
    sequence(first: touch.view?.superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.delaysContentTouches && $0.isScrollEnabled }
  }

  private func deliver(_ finger: Finger, _ event: UIEvent) {
    guard finger.delivery == .delayed, let view = finger.touch.view else { return }
    for case let scrollView as UIScrollView in sequence(first: view.superview, next: { $0?.superview })
    where !scrollView.touchesShouldBegin([finger.touch], with: event, in: view) {
      finger.delivery = .over
      return
    }
    finger.delivery = .delivered
    view.touchesBegan([finger.touch], with: event)
  }

  private func cancelDelivery(of finger: Finger) {
    let wasDelivered = [.delivered, .endHeld].contains(finger.delivery)
    finger.delivery = .over
    guard wasDelivered, let view = finger.touch.view else { return }
    view.touchesCancelled([finger.touch], with: makeEvent(of: finger))
  }

  private func endIfNothingWaits(_ finger: Finger) {
    let isWaiting = finger.recognizers.contains { recognizer in
      recognizer.delaysTouchesEnded && recognizer.settledState == .possible
        && lingering.contains { $0 === recognizer }
    }
    guard !isWaiting, finger.delivery == .endHeld else { return }
    finger.delivery = .over
    finger.touch.view?.touchesEnded([finger.touch], with: makeEvent(of: finger))
  }

  func isDelivered(_ touch: UITouch) -> Bool { finger(of: touch)?.delivery == .delivered }
}
