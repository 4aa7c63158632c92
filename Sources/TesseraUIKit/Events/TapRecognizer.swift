#if canImport(UIKit) && !os(watchOS)
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that lets UIKit decide whether a touch that ends without another gesture may be a tap on a row.
///
/// A recognizer of a view in a cell comes first: a tap recognizer of the app, a button of SwiftUI, a link in a text view.
/// Taps that are recognized on the collection or around it, for example to hide the keyboard, neither prevent a tap on a
/// row nor are prevented by it.
final class TapRecognizer: UIGestureRecognizer {
  /// A handler that receives the result of each touch: whether it may be a tap.
  private let onDecision: (_ isTap: Bool) -> Void
  /// The tracked touch; others are ignored.
  private weak var touch: UITouch?
  /// Whether a touch has ended, and UIKit has yet to decide on it.
  private(set) var isWaiting = false

  init(onDecision: @escaping (_ isTap: Bool) -> Void) {
    self.onDecision = onDecision
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(act))
    #else
    super.init()
    simulationHandler = { [weak self] _ in self?.recognized() }
    #endif
    // Views in cells receive their touches in any case.
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  required init?(coder: NSCoder) { nil }

  #if canImport(ObjectiveC)
  @objc private func act() { recognized() }
  #endif

  private func recognized() {
    if state == .ended { decide(true) }
  }

  private func decide(_ isTap: Bool) {
    guard isWaiting else { return }
    isWaiting = false
    onDecision(isTap)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for other in touches where touch != nil || other !== touches.first { ignore(other, for: event) }
    if touch == nil { touch = touches.first }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    guard state == .possible else { return }
    isWaiting = true
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    state = .failed
  }

  /// Resets the recognizer; UIKit also calls this when another recognizer has won.
  override func reset() {
    super.reset()
    touch = nil
    decide(false)
  }

  // MARK: Other recognizers

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard isInCell(other), other.mayTapOnce else { return false }
    #if canImport(ObjectiveC)
    let allowsBoth = other.delegate?.gestureRecognizer?(other, shouldRecognizeSimultaneouslyWith: self)
    #else
    let allowsBoth = other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    #endif
    return allowsBoth != true
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    isInCell(other) || !(other is UITapGestureRecognizer)
  }

  /// Returns whether a recognizer belongs to a view inside the collection.
  private func isInCell(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let inner = other.view, inner !== view else { return false }
    return inner.isDescendant(of: view)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer may recognize a single tap. The recognizers of SwiftUI and of text views have classes of
  /// their own.
  fileprivate var mayTapOnce: Bool {
    if let tap = self as? UITapGestureRecognizer { return tap.numberOfTapsRequired == 1 }
    return
      !(self is UIPanGestureRecognizer || self is UILongPressGestureRecognizer || self is TapRecognizer
      || self is TouchRecognizer)
  }
}
#endif
