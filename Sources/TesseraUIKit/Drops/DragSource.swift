#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraLayout
import UIKit

/// The delegate of a collection's drag interaction: UIKit lifts and drags items that have a payload.
@MainActor
final class DragSource: NSObject, UIDragInteractionDelegate {
  weak var view: CollectionView?
  /// The lifted view, while it is dragged.
  private var lifted: CellID?

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, !view.engine.claimsPointer else { return [] }
    let place = Point(session.location(in: view)) - Point(view.bounds.origin)
    guard let cell = view.engine.cell(at: place), let drag = view.engine.beginDrag(of: cell.id, at: place)
    else {
      return []
    }
    let items = drag.payload.makeDragItems()
    if items.isEmpty {
      view.engine.endDrag(nil)
      return []
    }
    lifted = drag.view
    session.localContext = LocalDrag(drag.payload, from: view)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let lifted, let shown = view?.stage.view(for: lifted), shown.window != nil else { return nil }
    return UITargetedDragPreview(view: shown)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    (session.localContext as? LocalDrag)?.payload.actions.contains(.move) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    // A value without text or URIs means nothing to other programs.
    (session.localContext as? LocalDrag)?.payload.kinds.isEmpty ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    lifted = nil
    guard let view else { return }
    let local = session.localContext as? LocalDrag
    // A collection reports the performed action itself, because it may refuse the payload after the drop.
    view.engine.endDrag(view.drags.wasRefused ? nil : local?.outcome ?? DragAction(operation))
    view.drags.wasRefused = false
    view.setNeedsLayout()
  }
}
#endif
