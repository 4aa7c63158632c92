/// The focus. It moves when the driver moves it, and when an environment requests an update.
@MainActor open class UIFocusSystem: NSObject {
  private static let simulated = UIFocusSystem()
  static weak var focused: (any UIFocusItem)?
  private static var request: (any UIFocusEnvironment)?

  static func resetSimulation() {
    focused = nil
    request = nil
  }

  /// Every simulated device has a focus system.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { simulated }
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    ancestors(of: otherEnvironment).contains { $0 === environment }
  }

  open var focusedItem: (any UIFocusItem)? { Self.focused }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) { Self.request = environment }
  open func updateFocusIfNeeded() { Self.updateIfNeeded() }

  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")

  // MARK: Implementation

  /// Requests a focus update. Only an environment that contains the focused item may do so.
  static func requestUpdate(from environment: any UIFocusEnvironment) {
    guard let focused else {
      request = environment
      return
    }
    if ancestors(of: focused).contains(where: { $0 === environment }) { request = environment }
  }

  /// Handles that a view has left its window: a focus within it moves to the window's preferred item.
  static func viewLeft(_ view: UIView, _ window: UIWindow) {
    guard let focused, ancestors(of: focused).contains(where: { $0 === view }) else { return }
    Self.focused = nil
    request = window
  }

  static func updateIfNeeded() {
    guard let environment = request else { return }
    request = nil
    if let item = preferredItem(of: environment) { move(to: item, heading: []) }
  }

  /// Returns the focusable item that the preferences lead to.
  static func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var visited: [any UIFocusEnvironment] = []
    func search(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
      guard !visited.contains(where: { $0 === environment }) else {
        Simulation.raise(.focusEnvironmentLoop, "\(type(of: environment)) prefers itself in the end")
        return nil
      }
      visited.append(environment)
      defer { visited.removeLast() }
      if let item = environment as? any UIFocusItem, isFocusable(item) { return item }
      for preferred in environment.preferredFocusEnvironments {
        if let item = search(preferred) { return item }
      }
      return nil
    }
    return search(environment)
  }

  static func isFocusable(_ item: any UIFocusItem) -> Bool {
    guard item.canBecomeFocused else { return false }
    guard let view = item as? UIView else { return true }
    return view.window != nil && !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
  }

  /// Moves the focus unless an environment of either item refuses. Returns whether it has moved.
  @discardableResult
  static func move(to item: any UIFocusItem, heading: UIFocusHeading) -> Bool {
    guard item !== focused, isFocusable(item) else { return false }
    let context = UIFocusUpdateContext(from: focused, to: item, heading: heading)
    let former = focused.map(ancestors) ?? []
    let new = ancestors(of: item)
    let involved = former + new.filter { environment in !former.contains { $0 === environment } }
    guard involved.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    let coordinator = UIFocusAnimationCoordinator()
    focused = item
    for environment in involved { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    reveal(item, within: new)
    NotificationCenter.default.post(name: didUpdateNotification, object: simulated)
    return true
  }

  /// Scrolls the scroll view around the focus, as UIKit does
  /// (developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer).
  private static func reveal(_ item: any UIFocusItem, within environments: [any UIFocusEnvironment]) {
    guard let view = environments.dropFirst().lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    let frame = (item as? UIView).map { $0.convert($0.bounds, to: view) } ?? item.frame
    view.scrollRectToVisible(frame, animated: true)
  }

  /// Returns the item and all its ancestors.
  private static func ancestors(of environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var all = [environment]
    while let parent = all[all.count - 1].parentFocusEnvironment { all.append(parent) }
    return all
  }
}
