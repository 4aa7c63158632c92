import UIKit

func refresh(_ view: UIView) {
  view.setNeedsLayout()  // error: call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context
}
