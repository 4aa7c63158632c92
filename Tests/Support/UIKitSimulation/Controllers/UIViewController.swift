@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIFocusEnvironment, UIContentContainer {
  // MARK: State of the simulation

  private var loadedView: UIView?
  private(set) lazy var appearance = AppearanceState(self)
  var containment = Containment()
  private var overrides: [ObjectIdentifier: UITraitCollection] = [:]

  // MARK: Creating

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem()

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { install(newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { loadedView?.propagateEnvironment() } }
  }
  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Passes children their current size: the parent decides how it changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(to: child.view.autoresizedSize(in: size), with: coordinator)
    }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func didReceiveMemoryWarning() {}

  private func install(_ view: UIView?) {
    if let view, let owner = view.owningController, owner !== self {
      Simulation.raise(
        .viewOfAnotherController, "the view of \(type(of: self)) belongs to \(type(of: owner)) already")
    }
    loadedView?.owningController = nil
    loadedView = view
    view?.owningController = self
  }

  // MARK: Containment

  open var parent: UIViewController? { containment.parent }
  open var children: [UIViewController] { containment.children }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { containment.hear(willMoveTo: parent) }
  open func didMove(toParent parent: UIViewController?) { confirmParent(parent) }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.beginManually(appearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { appearance.endManually() }
  open var isBeingPresented: Bool { false }
  open var isMovingToParent: Bool { containment.phase == .arriving }
  open var isMovingFromParent: Bool { containment.phase == .leaving }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection
      ?? UITraitCollection(adjusted(parent?.traitCollection.traits ?? SimulationScreen.traits))
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrides[ObjectIdentifier(childViewController)] = collection
  }

  /// Returns the traits of the surroundings with the overrides of the parent and the controller.
  func adjusted(_ traits: Traits) -> Traits {
    var traits = traits
    if let own = parent?.overrides[ObjectIdentifier(self)] { traits = traits.overridden(by: own.traits) }
    if overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = overrideUserInterfaceStyle }
    return traits
  }

  // MARK: Responder chain

  open override var next: UIResponder? { loadedView?.superview ?? parent }
  override var responderWindow: UIWindow? { loadedView?.window }

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { loadedView }
  open var focusGroupIdentifier: String?
  open func setNeedsFocusUpdate() { UIFocusSystem.requestUpdate(from: self) }
  open func updateFocusIfNeeded() { UIFocusSystem.updateIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
