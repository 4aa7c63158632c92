/// A view that shows a part of larger content: the origin of its bounds is the content offset.
@MainActor open class UIScrollView: UIView {
  var scrolling = ScrollState()
  private let pan = ScrollPanGestureRecognizer()

  /// The delegate that is called: the one that was set, regardless of a subclass that overrides the property.
  private(set) var known = KnownDelegate()
  var listener: (any UIScrollViewDelegate)? { known.listener }

  open var delegate: (any UIScrollViewDelegate)? {
    get { known.delegate }
    set { known.set(newValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    clipsToBounds = true
    pan.delegate = pan
    pan.scrollView = self
    addGestureRecognizer(pan)
  }

  // MARK: Content

  open var contentOffset: CGPoint {
    get { geometry.bounds.origin }
    set { offsetWasSet(to: newValue) }
  }
  open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { extentDidChange() } } }
  open var contentInset = UIEdgeInsets.zero { didSet { if oldValue != contentInset { extentDidChange() } } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { extentDidChange() }
  }
  open var adjustedContentInset: UIEdgeInsets { totalInset }
  open func adjustedContentInsetDidChange() {}
  /// Handles a change of the adjusted insets, before the app is notified.
  func insetsDidChange() {}
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
  public var visibleSize: CGSize { geometry.bounds.size }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    setNeedsLayout()
    if old.size != geometry.bounds.size { extentDidChange() }
    shiftDeceleration(by: geometry.bounds.origin - old.origin)
    if old.origin != geometry.bounds.origin { listener?.scrollViewDidScroll(self) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    clampIfWanted()
    placeRefreshControl()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    extentDidChange()
  }

  // MARK: Behavior

  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { extentDidChange() } }
  open var alwaysBounceHorizontal = false { didSet { extentDidChange() } }
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  // MARK: State

  open var isTracking: Bool { scrolling.isTracking }
  open var isDragging: Bool { scrolling.isDragging }
  open var isDecelerating: Bool { scrolling.isDecelerating }
  open var isZooming: Bool { false }
  open var zoomScale: CGFloat { 1 }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = IndicatorStyle.default
  open func flashScrollIndicators() {}
}
