/// A constraint. Here views have none, and nobody can make one.
@MainActor open class NSLayoutConstraint: NSObject {
  override init() { super.init() }
}
