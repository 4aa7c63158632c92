import UIKit

@MainActor
func forward(_ delegate: any UIScrollViewDelegate, _ view: UIScrollView) {
  delegate.scrollViewDidScroll?(view)
  delegate.scrollViewDidScroll(view)  // error: value of optional type
}
