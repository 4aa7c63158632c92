#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Three fingers of VoiceOver scroll what its cursor is in: a section that scrolls by itself, else the collection.

extension CollectionView {
  /// Scrolls the innermost section around VoiceOver's cursor that goes that way; false if there is none.
  func scrollSpokenStrip(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let id = spokenCell, let seen = engine[id]?.placement.visibleFrame else { return false }
    let middle = Point(x: seen.minX + seen.width / 2, y: seen.minY + seen.height / 2)
    // How far a page goes, and which way is which, UIKit knows.
    return strips(at: middle).reversed().contains { strip in
      direction.mayScroll(along: strip.section.axis) && strip.accessibilityScroll(direction)
    }
  }

  /// The cell that VoiceOver's cursor is on.
  private var spokenCell: CellID? {
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
