@MainActor open class UIWindow: UIView {
  /// The edges that bars, a notch and a home indicator cover, as set by the driver.
  var coveredEdges = UIEdgeInsets.zero

  open var rootViewController: UIViewController? { didSet { installRoot(replacing: oldValue) } }
  open private(set) var isKeyWindow = false
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { .main }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    start()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    isHidden = true
    windowScene = .simulated
    Simulation.register(self)
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }
  open override var safeAreaInsets: UIEdgeInsets { coveredEdges }
  override var toldSafeArea: UIEdgeInsets { coveredEdges }

  /// Converts from another window's coordinates, or from those of the screen if `window` is `nil`
  /// (developer.apple.com/documentation/uikit/uiwindow).
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let origin = window?.placedFrame.origin ?? .zero
    return rect.offsetBy(dx: origin.x - placedFrame.minX, dy: origin.y - placedFrame.minY)
  }

  open func makeKey() {
    for window in Simulation.windows.compactMap(\.object) { window.isKeyWindow = window === self }
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  // MARK: Root view controller

  private func installRoot(replacing old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old, old.isViewLoaded {
      old.moveRoot(to: nil)
      old.view.removeFromSuperview()
    }
    if !isHidden { showRoot() }
  }

  func visibilityChanged() {
    guard isHidden else { return showRoot() }
    rootViewController?.appearance.willLeave()
    rootViewController?.appearance.didLeave()
  }

  private func showRoot() {
    guard let rootViewController, let view = rootViewController.view else { return }
    if view.superview !== self {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      rootViewController.moveRoot(to: self)
      insertSubview(view, at: 0)
    } else {
      rootViewController.appearance.willEnter()
      rootViewController.appearance.didEnter()
    }
  }
}
