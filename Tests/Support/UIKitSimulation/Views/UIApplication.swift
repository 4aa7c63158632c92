@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open var preferredContentSizeCategory: UIContentSizeCategory {
    SimulationScreen.traits.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulationScreen.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var connectedScenes: Set<UIScene> { [UIWindowScene.simulated] }

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
