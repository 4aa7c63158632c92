/// A collector of the animations and completions of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIDragAnimating,
  UIPointerInteractionAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var dragCompletions: [(UIViewAnimatingPosition) -> Void] = []

  init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    dragCompletions.append(completion)
  }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append { completion(true) } }

  func run() {
    let (completions, dragCompletions) = (self.completions, self.dragCompletions)
    UIView.animate(
      withDuration: 0.3, animations: { [animations] in for animation in animations { animation() } }
    ) { _ in
      for completion in completions { completion() }
      for completion in dragCompletions { completion(.end) }
    }
  }
}
