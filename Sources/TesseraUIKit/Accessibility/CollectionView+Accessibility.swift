#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// What assistive technologies were told about the cells in view.
struct AccessibilityState {
  var mirror = AccessibilityMirror()
  /// What stands for the cells that say what they are called.
  var elements = SlotTable<CellElement>()
  /// What the views of the others say for the content.
  var lent = SlotTable<LentWords>()
  /// Whether other content was shown since the last layout pass.
  var isContentNew = false
}

// What VoiceOver reads: the cells in the order of the content, whatever their views' order is.

extension CollectionView {
  /// Tells what has changed since the last layout pass.
  func publishAccessibility() {
    let changes = accessibility.mirror.changes(in: engine)
    for change in changes { publish(change) }
    let order = engine.accessibilityOrder
    for id in order {
      accessibility.elements[id]?.accessibilityFrameInContainerSpace = frame(of: id)
      accessibility.lent[id]?.lend()
    }
    accessibilityElements = order.compactMap { accessibility.elements[$0] ?? stage.view(for: $0) }
    // Scrolling says so by itself.
    if accessibility.isContentNew, !changes.isEmpty, UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
    accessibility.isContentNew = false
  }

  private func publish(_ change: AccessibilityChange) {
    switch change {
    case .changed(let id, let element) where !element.label.isEmpty:
      accessibility.lent.removeValue(forKey: id)?.takeBack()
      let shown = accessibility.elements[id] ?? CellElement(id, in: self)
      accessibility.elements[id] = shown
      shown.show(element)
    case .changed(let id, let element):
      accessibility.lent.removeValue(forKey: id)?.takeBack()
      accessibility.elements[id] = nil
      guard let view = stage.view(for: id) else { return }
      let actions = customActions(for: element.actions.filter { $0 != .tap }, on: id)
      accessibility.lent[id] = LentWords(element, actions: actions, to: view)
    case .removed(let id):
      accessibility.lent.removeValue(forKey: id)?.takeBack()
      accessibility.elements[id] = nil
    }
  }

  /// What VoiceOver offers beside the double tap.
  func customActions(for actions: [AccessibilityAction], on id: CellID) -> [UIAccessibilityCustomAction] {
    actions.map { action in
      UIAccessibilityCustomAction(name: action.description) { [weak self] _ in
        self?.perform(action, on: id) ?? false
      }
    }
  }

  /// Does what VoiceOver asks for; false where it cannot be done any more.
  func perform(_ action: AccessibilityAction, on id: CellID) -> Bool {
    defer { setNeedsLayout() }
    return engine.perform(accessibility: action, on: id)
  }

  private func frame(of id: CellID) -> CGRect { stage.view(for: id)?.frame ?? .zero }
}
#endif
