#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraLayout
import UIKit

/// The delegate of a collection's drop interaction: UIKit reports drags, and the engine decides where a drop
/// goes.
@MainActor
final class DropTarget: NSObject, UIDropInteractionDelegate {
  weak var view: CollectionView?

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view else { return false }
    let dropInfo = DropInfo(session, over: view)
    return dropInfo.payload != nil || !dropInfo.kinds.isEmpty
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    let action = view.engine.dragOver(DropInfo(session, over: view), at: view.place(of: session))
    view.setNeedsLayout()
    // An item may be reordered in its own collection, whatever actions it allows elsewhere.
    let isRefused = action == .move && !session.allowsMoveOperation
    return UIDropProposal(operation: isRefused ? .copy : UIDropOperation(action))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { leave() }

  private func leave() {
    view?.engine.dragLeave()
    view?.setNeedsLayout()
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view else { return }
    let source = session.localDrag?.source as? CollectionView
    defer { view.setNeedsLayout() }
    let dropInfo = DropInfo(session, over: view)
    guard let pendingDrop = view.engine.resolveDrop(dropInfo, at: view.place(of: session)) else {
      source?.drags.wasRefused = true
      return
    }
    let local = session.localDrag
    session.loadPayload { payload in
      let action = view.engine.drop(payload, on: pendingDrop)
      local?.outcome = action
      if action == nil { source?.drags.wasRefused = true }
      view.setNeedsLayout()
    }
  }
}

extension CollectionView {
  /// Returns the location of a session, in viewport coordinates.
  fileprivate func place(of session: any UIDropSession) -> Point {
    Point(session.location(in: self)) - Point(bounds.origin)
  }
}
#endif
