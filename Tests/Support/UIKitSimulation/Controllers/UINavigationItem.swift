/// The title and the buttons that a controller has in a navigation bar.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
}

/// A button in a bar.
@MainActor
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var isEnabled = true
  private let action: UIAction?

  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    action = primaryAction
    super.init()
  }

  /// Presses the button, as a tap would; bars have no views here.
  public func simulatedPress() { if isEnabled { action?.perform(from: self) } }
}
