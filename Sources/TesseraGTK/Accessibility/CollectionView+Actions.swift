import CGTK
import CTesseraGTK
import Tessera

// Actions of screen readers.

extension CollectionView {
  func addAccessibleActions() {
    tessera_collection_connect_actions(
      widget,
      { context, cell, action in
        guard let cell else { return }
        nonisolated(unsafe) let row = cell
        CollectionView.with(context) { $0.perform(action, on: row) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func perform(_ action: TesseraAction, on row: Widget) {
    guard let id = cell(of: row)?.id else { return }
    switch action {
    case TESSERA_ACTION_ACTIVATE: engine.perform(accessibility: .tap, on: id)
    case TESSERA_ACTION_EXPAND: engine.perform(accessibility: .expand, on: id)
    case TESSERA_ACTION_COLLAPSE: engine.perform(accessibility: .collapse, on: id)
    case TESSERA_ACTION_SELECT: engine.perform(accessibility: .select, on: id)
    case TESSERA_ACTION_MENU: engine.openContextMenu(of: id)
    default: return
    }
    setNeedsUpdate()
  }
}

extension AccessibilityElement {
  /// The available actions, a bit for each `TesseraAction`.
  var tesseraActions: UInt32 {
    actions.reduce(0) { bits, action in bits | 1 << action.tesseraAction.rawValue }
  }
}

extension AccessibilityAction {
  fileprivate var tesseraAction: TesseraAction {
    switch self {
    case .tap: TESSERA_ACTION_ACTIVATE
    case .expand: TESSERA_ACTION_EXPAND
    case .collapse: TESSERA_ACTION_COLLAPSE
    case .select: TESSERA_ACTION_SELECT
    case .context: TESSERA_ACTION_MENU
    }
  }
}
