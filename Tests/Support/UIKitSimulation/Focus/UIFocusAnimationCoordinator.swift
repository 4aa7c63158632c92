@MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    let completions = self.completions
    UIView.animate(
      withDuration: 0.2, animations: { [animations] in for animation in animations { animation() } }
    ) { _ in
      for completion in completions { completion() }
    }
  }
}
