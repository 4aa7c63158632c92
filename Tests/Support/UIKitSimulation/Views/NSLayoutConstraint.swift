/// A constraint. Views have none here, and the app cannot create any.
@MainActor open class NSLayoutConstraint: NSObject {
  override init() { super.init() }
}
