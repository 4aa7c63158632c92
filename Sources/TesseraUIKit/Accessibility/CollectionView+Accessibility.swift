#if canImport(UIKit)
import Tessera
import UIKit

/// What assistive technologies were told about the cells in view.
struct AccessibilityState {
  var mirror = AccessibilityMirror()
  var elements: [CellID: CellElement] = [:]
  /// Whether other content was shown since the last layout pass.
  var isContentNew = false
}

// What VoiceOver reads: the cells in the order of the content, whatever their views' order is.

extension CollectionView {
  /// Tells what has changed since the last layout pass.
  func publishAccessibility() {
    let changes = accessibility.mirror.changes(in: engine)
    for change in changes {
      switch change {
      case .changed(let id, let element) where !element.label.isEmpty:
        let shown = accessibility.elements[id] ?? CellElement(id, in: self)
        accessibility.elements[id] = shown
        shown.show(element, in: self)
      case .changed(let id, _), .removed(let id): accessibility.elements[id] = nil
      }
    }
    let order = engine.accessibilityOrder
    for id in order { accessibility.elements[id]?.accessibilityFrameInContainerSpace = frame(of: id) }
    accessibilityElements = order.compactMap { accessibility.elements[$0] ?? stage.view(for: $0) }
    // Scrolling says so by itself.
    if accessibility.isContentNew, !changes.isEmpty, UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
    accessibility.isContentNew = false
  }

  private func frame(of id: CellID) -> CGRect { stage.view(for: id)?.frame ?? .zero }
}
#endif
