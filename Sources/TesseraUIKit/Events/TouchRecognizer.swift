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
/// cancels the touch here. A touch that ends unclaimed may be a tap, on which a ``TapRecognizer`` decides.
final class TouchRecognizer: UIGestureRecognizer {
  /// The handler of touch events.
  private let onTouch: (PointerEvent.Phase, CGPoint, UIEvent?) -> Void
  /// The handler of the end of a touch, which may be a tap unless the engine has claimed the touch.
  private let onEnd: (CGPoint, UIEvent?, _ mayBeTap: Bool) -> Void
  /// Whether the engine has claimed the touch.
  private let isClaimed: () -> Bool
  /// The tracked touch; others are ignored.
  private weak var touch: UITouch?

  init(
    isClaimed: @escaping () -> Bool, onTouch: @escaping (PointerEvent.Phase, CGPoint, UIEvent?) -> Void,
    onEnd: @escaping (CGPoint, UIEvent?, _ mayBeTap: Bool) -> Void
  ) {
    self.isClaimed = isClaimed
    self.onTouch = onTouch
    self.onEnd = onEnd
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    // Views in cells receive their touches until a gesture begins.
    cancelsTouchesInView = true
    delaysTouchesEnded = false
  }

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
    onEnd(touch.location(in: view), event, !isUnderWay)
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

  /// Cancels the touch if a recognizer of a cell has won; UIKit resets this recognizer only when all fingers have left.
  func giveUpIfFailed() {
    if let touch, state == .failed { giveUp(touch, nil) }
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
