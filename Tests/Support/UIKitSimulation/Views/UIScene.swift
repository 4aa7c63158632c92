@MainActor open class UIScene: UIResponder {}
