#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Tells a collection what one finger, a pencil or a pointer does on it; what that means the engine finds out.
///
/// It is no gesture of its own until the engine claims the touch for a swipe or a drag: then it begins, and the scroll
/// view's pan, which may not recognise beside it, gives way. If the pan begins first, UIKit cancels the touch here.
final class TouchRecognizer: UIGestureRecognizer {
  /// Takes what was done.
  private let onTouch: (PointerEvent.Phase, CGPoint, UIEvent?) -> Void
  /// Whether the engine has claimed the touch.
  private let isClaimed: () -> Bool
  /// The touch that is followed; others are none.
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
    // Views in cells get their touches, claimed or not, until a gesture takes them away.
    cancelsTouchesInView = true
    delaysTouchesEnded = false
  }

  /// Not from a file: a collection makes its own.
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

  /// UIKit also calls this when another gesture has won, and tells of no touch any more.
  override func reset() {
    super.reset()
    if let touch { giveUp(touch, nil) }
  }

  private func giveUp(_ touch: UITouch, _ event: UIEvent?) {
    self.touch = nil
    onTouch(.cancelled, touch.location(in: view), event)
  }

  /// Takes the touch for itself where the engine has claimed it; asked when the finger moves, and when time has passed.
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
