/// A coordinator that runs animations alongside the resizing of a window.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  let isAnimated = true
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.3
  let containerView: UIView
  let targetTransform = CGAffineTransform.identity
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []

  init(in view: UIView) {
    containerView = view
    super.init()
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Resizes the window and runs the registered animations.
  func run(_ resize: @escaping () -> Void) {
    let (animations, completions) = (self.animations, self.completions)
    UIView.animate(withDuration: transitionDuration) {
      resize()
      for animation in animations { animation(self) }
    } completion: { _ in
      for completion in completions { completion(self) }
    }
  }
}
