#if !canImport(ObjectiveC)
import UIKit

/// The animator of a tapped menu preview, without effect.
final class MenuCommit: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
#endif
