/// A stack of controllers, of which the last one is visible. It has no bar, and changes without animations.
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let former = stack.last
    stack.append(viewController)
    addChild(viewController)
    former?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded { showTop() }
    viewController.didMove(toParent: self)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.popLast() else { return nil }
    last.willMove(toParent: nil)
    last.viewIfLoaded?.removeFromSuperview()
    last.removeFromParent()
    if isViewLoaded { showTop() }
    return last
  }

  private func showTop() {
    guard let top = stack.last?.view else { return }
    top.frame = view.bounds
    top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top)
  }
}

extension UIViewController {
  /// The closest navigation controller around the controller; `nil` if there is none.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).lazy.dropFirst().compactMap { $0 as? UINavigationController }.first
  }
}
