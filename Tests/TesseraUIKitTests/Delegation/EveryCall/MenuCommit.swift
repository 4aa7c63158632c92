#if !canImport(ObjectiveC)
import UIKit

/// What goes along with a menu whose preview was tapped: nothing.
final class MenuCommit: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
#endif
