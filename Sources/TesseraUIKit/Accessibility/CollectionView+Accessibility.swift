#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// The accessibility properties that are published for the visible cells.
struct AccessibilityState {
  var mirror = AccessibilityMirror()
  /// The elements of cells with a declared label.
  var elements = SlotTable<CellElement>()
  /// The overrides on the views of the other cells.
  var overrides = SlotTable<AccessibilityOverride>()
  /// Whether the published properties may be outdated.
  var isStale = false
  /// Whether other content was shown since the last layout pass.
  var isContentNew = false
}

// Accessibility elements for VoiceOver, in the order of the content, whatever the order of the views.

extension CollectionView {
  /// Records that the properties may have changed in a layout pass. VoiceOver and Switch Control follow
  /// changes, so they are published at once for these, else when UIKit requests the elements.
  func updateAccessibility() {
    accessibility.isStale = true
    if UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning {
      publishAccessibility()
    } else {
      // Nothing has to be told of content that was shown before.
      accessibility.isContentNew = false
    }
  }

  /// Publishes the changes since the last time, if there may be any.
  func publishAccessibility() {
    guard accessibility.isStale else { return }
    accessibility.isStale = false
    let changes = accessibility.mirror.changes(in: engine)
    for change in changes { publish(change) }
    let order = engine.accessibilityOrder
    for id in order {
      accessibility.elements[id]?.accessibilityFrameInContainerSpace = frame(of: id)
      accessibility.overrides[id]?.applyOverrides()
    }
    accessibilityElements = order.flatMap { elements(of: $0) } + indexElements
    // A scroll view announces scrolling itself.
    if accessibility.isContentNew, !changes.isEmpty, UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
    accessibility.isContentNew = false
  }

  /// Returns the elements of a cell: that of the row, and those of its controls.
  private func elements(of id: CellID) -> [Any] {
    let row: Any? = accessibility.elements[id] ?? stage.view(for: id)
    guard let canvas = stage.view(for: id) as? CanvasView, !canvas.controlElements.isEmpty else {
      return row.map { [$0] } ?? []
    }
    let isSilent = accessibility.elements[id]?.accessibilityLabel?.isEmpty ?? true
    return (isSilent ? [] : row.map { [$0] } ?? []) + canvas.controlElements
  }

  private func publish(_ change: AccessibilityChange) {
    switch change {
    case .changed(let id, let element) where !element.label.isEmpty:
      accessibility.overrides.removeValue(forKey: id)?.removeOverrides()
      let shown = accessibility.elements[id] ?? CellElement(id, in: self)
      accessibility.elements[id] = shown
      shown.show(element)
      if let canvas = stage.view(for: id) as? CanvasView {
        shown.accessibilityLabel = canvas.rowLabel(element.label)
      }
    case .changed(let id, let element):
      accessibility.overrides.removeValue(forKey: id)?.removeOverrides()
      accessibility.elements[id] = nil
      guard let view = stage.view(for: id) else { return }
      let actions = customActions(for: element.actions.filter { $0 != .tap }, on: id)
      accessibility.overrides[id] = AccessibilityOverride(element, actions: actions, to: view)
    case .removed(let id):
      accessibility.overrides.removeValue(forKey: id)?.removeOverrides()
      accessibility.elements[id] = nil
    }
  }

  /// Returns the custom actions for VoiceOver.
  func customActions(for actions: [AccessibilityAction], on id: CellID) -> [UIAccessibilityCustomAction] {
    actions.map { action in
      UIAccessibilityCustomAction(name: action.description) { [weak self] _ in
        self?.perform(action, on: id) ?? false
      }
    }
  }

  /// Performs an action for VoiceOver. Returns `false` if it is not available any more.
  func perform(_ action: AccessibilityAction, on id: CellID) -> Bool {
    defer { setNeedsLayout() }
    return engine.perform(accessibility: action, on: id)
  }

  private func frame(of id: CellID) -> CGRect { stage.view(for: id)?.frame ?? .zero }
}
#endif
