#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// Conversions between Tessera's and UIKit's descriptions of drops.

extension DropInfo {
  /// Creates the information about a drag over a view.
  @MainActor
  init(_ session: any UIDropSession, over view: UIView) {
    guard let payload = session.localPayload else {
      var kinds: DragKinds = []
      if session.canLoadObjects(ofClass: NSString.self) { kinds.insert(.text) }
      if session.canLoadObjects(ofClass: NSURL.self) { kinds.insert(.uris) }
      // Drags from other programs can only be copied: UIKit moves nothing from one program to another.
      self.init(kinds, actions: .copy)
      return
    }
    self.init(payload, isOwn: session.localDrag?.source === view)
    if !session.allowsMoveOperation { actions.remove(.move) }
  }
}

extension UIDropOperation {
  /// Creates UIKit's form of an action; `nil` means that no target accepts the drop.
  init(_ action: DragAction?) {
    self =
      switch action {
      case .copy: .copy
      case .move: .move
      case nil: .cancel
      }
  }
}

extension DragAction {
  /// Creates the action of UIKit's operation; `nil` if there was none.
  init?(_ operation: UIDropOperation) {
    switch operation {
    case .copy: self = .copy
    case .move: self = .move
    case .cancel, .forbidden: return nil
    @unknown default: return nil
    }
  }
}
#endif
