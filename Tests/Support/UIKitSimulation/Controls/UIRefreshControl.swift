@MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// How much room it takes above the content; not documented.
  let simulatedHeight: CGFloat = 60

  override var primaryEvents: Event { .valueChanged }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Begins without an event, and without moving the content into sight.
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

  /// The user has pulled far enough.
  func pull() {
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
