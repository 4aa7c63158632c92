#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// VoiceOver's three-finger swipes scroll the scrolling section around its cursor, else the collection.

extension CollectionView {
  /// Scrolls the innermost section around VoiceOver's cursor along the axis of a direction. Returns `false`
  /// if there is none.
  func scrollAccessibilityFocusedSection(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let id = accessibilityFocusedCell, let seen = engine[id]?.placement.visibleFrame else {
      return false
    }
    let middle = Point(x: seen.minX + seen.width / 2, y: seen.minY + seen.height / 2)
    // UIKit knows the distance of a page and the meaning of the direction.
    return scrollers(at: middle).reversed().contains { scroller in
      direction.mayScroll(along: scroller.section.axis) && scroller.accessibilityScroll(direction)
    }
  }

  /// The cell that VoiceOver's cursor is on.
  private var accessibilityFocusedCell: CellID? {
    let spoken = UIAccessibility.focusedElement(using: .notificationVoiceOver)
    if let element = spoken as? CellElement {
      return accessibility.elements[element.id] === element ? element.id : nil
    }
    guard let view = spoken as? UIView, view.isDescendant(of: self) else { return nil }
    return cell(around: view)?.id
  }
}

extension UIAccessibilityScrollDirection {
  fileprivate func mayScroll(along axis: Axis) -> Bool {
    switch self {
    case .left, .right: axis == .horizontal
    case .up, .down: axis == .vertical
    default: true
    }
  }
}
#endif
