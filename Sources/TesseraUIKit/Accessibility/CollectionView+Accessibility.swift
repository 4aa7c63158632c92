#if canImport(UIKit)
import Tessera
import UIKit

/// What assistive technologies were told about the cells in view.
struct AccessibilityState {
  var mirror = AccessibilityMirror()
  var elements: [CellID: CellElement] = [:]
}

// What VoiceOver reads: the cells in the order of the content, whatever their views' order is.

extension CollectionView {
  /// Tells what has changed since the last layout pass.
  func publishAccessibility() {
    for change in accessibility.mirror.changes(in: engine) {
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
  }

  private func frame(of id: CellID) -> CGRect { stage.view(for: id)?.frame ?? .zero }
}
#endif
