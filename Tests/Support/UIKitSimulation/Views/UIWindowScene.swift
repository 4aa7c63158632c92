@MainActor open class UIWindowScene: UIScene {
  static let simulated = UIWindowScene()

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { Simulation.windows.compactMap(\.object) }
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open override var next: UIResponder? { UIApplication.shared }
}
