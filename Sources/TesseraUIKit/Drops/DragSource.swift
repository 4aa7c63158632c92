#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraLayout
import UIKit

/// The delegate of a collection's drag interaction: what items offer is lifted by UIKit, and carried by it.
@MainActor
final class DragSource: NSObject, UIDragInteractionDelegate {
  weak var view: CollectionView?
  /// The view that was pressed, while it is dragged.
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
    let items = drag.goods.makeDragItems()
    if items.isEmpty {
      view.engine.endDrag(nil)
      return []
    }
    lifted = drag.view
    session.localContext = LocalDrag(drag.goods, from: view)
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
    (session.localContext as? LocalDrag)?.goods.actions.contains(.move) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    // A value alone means nothing to others.
    (session.localContext as? LocalDrag)?.goods.kinds.isEmpty ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    lifted = nil
    guard let view else { return }
    let local = session.localContext as? LocalDrag
    // What a collection has done it says itself; it may have found that it is nothing that it takes.
    view.engine.endDrag(view.wasRefused ? nil : local?.outcome ?? DragAction(operation))
    view.wasRefused = false
    view.setNeedsLayout()
  }
}
#endif
