#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// Scrolling by positions; see ``AdaptedView``.

extension TableAdapterDelegate {
  func frame(ofItem path: IndexPath) -> Rect? { Rect(view.rectForRow(at: path)) }

  func scroll(toItem path: IndexPath, at alignment: ScrollAlignment, animated isAnimated: Bool) {
    let position: UITableView.ScrollPosition =
      switch alignment {
      case .start: .top
      case .center: .middle
      case .end: .bottom
      case .nearest: .none
      }
    view.scrollToRow(at: path, at: position, animated: isAnimated)
  }
}
#endif
