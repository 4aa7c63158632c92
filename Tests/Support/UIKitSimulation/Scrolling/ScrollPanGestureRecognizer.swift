/// The pan recognizer of a scroll view. Its delegate must not be replaced.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// The scroll view that the recognizer scrolls, whichever view the recognizer was added to
  /// (developer.apple.com/videos/play/wwdc2014/235).
  weak var scrollView: UIScrollView?
  private var lastTranslation = CGPoint.zero

  override var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      if delegate !== self {
        Simulation.raise(
          .foreignPanDelegate, "the pan recognizer of a scroll view was given another delegate")
      }
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView else { return false }
    if let touch = trackedTouches.first, let content = touch.view, content !== scrollView,
      TouchDispatcher.shared.isDelivered(touch),
      !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: content))
    {
      return false
    }
    let axes = scrollView.draggableAxes
    let way = translation(in: scrollView)
    return abs(way.y) >= abs(way.x) ? axes.contains(.vertical) : axes.contains(.horizontal)
  }

  // As in UIKit, a scroll view of the app that is itself a delegate is called.

  private var appDelegate: (any UIGestureRecognizerDelegate)? {
    scrollView as? any UIGestureRecognizerDelegate
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    appDelegate?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    appDelegate?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    appDelegate?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) ?? false
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    appDelegate?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDown()
  }

  // Also called for a failed recognizer, which receives no further touches.
  override func forget(_ touch: UITouch) {
    super.forget(touch)
    if numberOfTouches == 0 { scrollView?.fingerUp() }
  }

  override func stateWasReported() {
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.beginDragging()
      lastTranslation = .zero
      follow()
    case .changed: follow()
    case .ended: scrollView.endDragging(velocity: velocity(in: scrollView))
    case .cancelled: scrollView.cancelDragging()
    default: break
    }
  }

  private func follow() {
    let translation = translation(in: nil)
    scrollView?.drag(by: translation - lastTranslation)
    lastTranslation = translation
  }
}
