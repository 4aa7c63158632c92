@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open var preferredContentSizeCategory: UIContentSizeCategory {
    SimulationScreen.traits.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulationScreen.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var connectedScenes: Set<UIScene> { [UIWindowScene.simulated] }

  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
