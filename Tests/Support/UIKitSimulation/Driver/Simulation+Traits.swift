extension Simulation {
  /// Sets the user's preferred text size, posts a notification and updates windows.
  public static func setContentSizeCategory(_ category: UIContentSizeCategory) {
    SimulationScreen.traits.preferredContentSizeCategory = category
    turn()
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    turn()
  }

  /// Sets the direction of the user's language.
  public static func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    SimulationScreen.traits.layoutDirection = direction
    turn()
  }

  /// Sets whether the screen is light or dark.
  public static func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    SimulationScreen.traits.userInterfaceStyle = style
    turn()
  }

  /// Sets the kind of device. Existing views do not follow.
  public static func setIdiom(_ idiom: UIUserInterfaceIdiom) {
    SimulationScreen.traits.userInterfaceIdiom = idiom
    turn()
  }

  /// Sets the number of pixels per point.
  public static func setDisplayScale(_ scale: CGFloat) {
    SimulationScreen.traits.displayScale = scale
    turn()
  }
}
