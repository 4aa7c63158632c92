@MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// The height of the control above the content; not documented.
  let simulatedHeight: CGFloat = 60

  override var primaryEvents: Event { .valueChanged }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Begins without an event and without scrolling.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.announceRefreshing()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.announceRefreshing()
  }

  /// Handles that the user pulled far enough.
  func pull() {
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
