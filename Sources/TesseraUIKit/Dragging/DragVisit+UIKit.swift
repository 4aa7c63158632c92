#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// What hovers, and what is done with it, in UIKit's words.

extension DragVisit {
  /// What hovers over a view.
  @MainActor
  init(_ session: any UIDropSession, over view: UIView) {
    guard let goods = session.localGoods else {
      var kinds: DragKinds = []
      if session.canLoadObjects(ofClass: NSString.self) { kinds.insert(.text) }
      if session.canLoadObjects(ofClass: NSURL.self) { kinds.insert(.uris) }
      // What comes from elsewhere can only be copied: UIKit moves nothing from one program to another.
      self.init(kinds, actions: .copy)
      return
    }
    self.init(goods, isOwn: session.localDrag?.source === view)
    if !session.allowsMoveOperation { actions.remove(.move) }
  }
}

extension UIDropOperation {
  /// What UIKit calls an action; nil: nobody takes what hovers.
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
  /// What was done; nil: nothing.
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
