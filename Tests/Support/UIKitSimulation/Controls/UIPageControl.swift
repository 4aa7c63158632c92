@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) } }
  open var hidesForSinglePage = false
  open var allowsContinuousInteraction = true
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  private var page = 0
  private var lastPoint = CGPoint.zero

  /// Clamps values to the pages.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  override var primaryEvents: Event { .valueChanged }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 22, height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lastPoint = touch?.location(in: self) ?? lastPoint
  }

  /// Moves one page forward or back, depending on the side of the touch.
  override func wasTouched(inside: Bool) {
    guard inside else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOnward = (lastPoint.x >= bounds.midX) != isRightToLeft
    let former = currentPage
    currentPage += isOnward ? 1 : -1
    if currentPage != former { sendActions(for: .valueChanged) }
  }
}
