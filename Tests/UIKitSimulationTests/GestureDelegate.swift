import UIKit

/// A delegate with fixed return values.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var isSimultaneous = false
  var receivesTouches = true
  var requiresFailure = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requiresFailure }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receivesTouches
  }
}
