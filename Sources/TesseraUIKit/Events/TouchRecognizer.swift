#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that reports what a finger, a pencil or a pointer does; the engine recognizes the gestures.
///
/// It stays in the possible state until the engine claims the touch for a swipe or a drag. Then it begins,
/// and the scroll view's pan, which cannot recognize simultaneously, fails. If the pan begins first, UIKit
/// cancels the touch here.
final class TouchRecognizer: UIGestureRecognizer {
  /// The handler of touch events.
  private let onTouch: (PointerEvent.Phase, CGPoint, UIEvent?) -> Void
  /// Whether the engine has claimed the touch.
  private let isClaimed: () -> Bool
  /// The tracked touch; others are ignored.
  private weak var touch: UITouch?

  init(
    isClaimed: @escaping () -> Bool, onTouch: @escaping (PointerEvent.Phase, CGPoint, UIEvent?) -> Void
  ) {
    self.isClaimed = isClaimed
    self.onTouch = onTouch
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    // Views in cells receive their touches until a gesture begins.
    cancelsTouchesInView = true
    delaysTouchesEnded = false
  }

  /// Unavailable, because collections create their recognizers.
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for other in touches where touch != nil || other !== touches.first { ignore(other, for: event) }
    guard touch == nil, let first = touches.first else { return }
    touch = first
    onTouch(.down, first.location(in: view), event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    onTouch(.moved, touch.location(in: view), event)
    claim()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    onTouch(.up, touch.location(in: view), event)
    state = isUnderWay ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    giveUp(touch, event)
    state = isUnderWay ? .cancelled : .failed
  }

  /// Resets the recognizer; UIKit also calls this, without a canceled touch, when another gesture has won.
  override func reset() {
    super.reset()
    if let touch { giveUp(touch, nil) }
  }

  private func giveUp(_ touch: UITouch, _ event: UIEvent?) {
    self.touch = nil
    onTouch(.cancelled, touch.location(in: view), event)
  }

  /// Begins the gesture if the engine has claimed the touch; called when the finger moves, and after time has
  /// passed.
  func claim() {
    guard touch != nil, isClaimed() else { return }
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  private var isUnderWay: Bool { state == .began || state == .changed }
}
#endif
