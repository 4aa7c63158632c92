/// A view. This file contains the overridable members; the extensions implement the calls.
@MainActor open class UIView: UIResponder, UITraitEnvironment, UIFocusItem, UIFocusItemContainer {
  // MARK: State of the simulation

  var geometry: ViewGeometry
  let backingLayer = CALayer()
  let hierarchy = ViewHierarchy()
  var layoutState = ViewLayoutState()
  var environment = ViewEnvironment()
  var recognizers: [UIGestureRecognizer]?
  var attachedInteractions: [any UIInteraction] = []
  var hangingAnimations = 0
  weak var owningController: UIViewController?

  // MARK: Creating

  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    start()
  }

  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    start()
  }

  public override convenience init() { self.init(frame: .zero) }

  private func start() {
    backingLayer.view = self
    environment.announcedTraits = inheritedTraits
  }

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { backingLayer }

  // MARK: Geometry

  open var frame: CGRect {
    get { readFrame() }
    set { writeFrame(newValue) }
  }
  open var bounds: CGRect {
    get { geometry.bounds }
    set { writeGeometry(.bounds) { $0.bounds = newValue } }
  }
  open var center: CGPoint {
    get { geometry.center }
    set { writeGeometry(.center) { $0.center = newValue } }
  }
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { writeGeometry(.transform) { $0.transform = newValue } }
  }

  /// Called before each change of the bounds.
  func boundsWillChange(to new: CGRect) {}

  /// Called after each change of the bounds.
  func boundsDidChange(from old: CGRect) {
    guard old.size != geometry.bounds.size else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    resizeSubviews(from: old.size)
  }

  // MARK: Appearance

  open var alpha: CGFloat = 1 {
    didSet { recordAnimation(.alpha, from: oldValue, to: alpha) { $0.alpha = $1 } }
  }
  open var backgroundColor: UIColor?
  open var isHidden = false { didSet { visibilityDidChange(from: oldValue) } }
  open var isOpaque = true
  open var clipsToBounds = false { didSet { backingLayer.masksToBounds = clipsToBounds } }
  open var contentMode = ContentMode.scaleToFill
  open var mask: UIView?
  open var tag = 0
  open var tintColor: UIColor! {
    get { environment.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      environment.tintColor = newValue
      announceTintColor()
    }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open func tintColorDidChange() {}
  open var hoverStyle: UIHoverStyle?
  open func draw(_ rect: CGRect) { checkDrawCall() }
  open func setNeedsDisplay() { layoutState.needsDisplay = true }
  open func setNeedsDisplay(_ rect: CGRect) { layoutState.needsDisplay = true }

  // MARK: Behavior

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { geometry.bounds.contains(point) }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open override var next: UIResponder? { owningController ?? superview }
  override var responderWindow: UIWindow? { window }
  open var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set { replaceInteractions(with: newValue) }
  }

  // MARK: Hierarchy

  open var superview: UIView? { hierarchy.superview }
  open var subviews: [UIView] { hierarchy.subviews }
  open var window: UIWindow? { superview?.window }
  open func addSubview(_ view: UIView) { insert(view, at: .top) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, at: .above(sibling)) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, at: .below(sibling)) }
  open func removeFromSuperview() { leaveSuperview() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { layoutState.needsLayout = true }
  open func layoutIfNeeded() { layoutTree() }
  open func layoutSubviews() { checkLayoutCall() }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    UIView.hasFallenBack = true
    return geometry.bounds.size
  }
  open func sizeToFit() { fitSize() }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Returns the size that constraints would give for an offered size.
  func constrainedSize(_ offered: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? 0 : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? 0 : intrinsic.height)
  }
  open var constraints: [NSLayoutConstraint] { [] }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func setNeedsUpdateConstraints() { layoutState.needsConstraints = true }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() { updateConstraintsTree() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { writeMargins(.absolute(newValue)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { writeMargins(.directional(newValue)) }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  open func safeAreaInsetsDidChange() {}

  /// The safe area that the view was notified of last; that of its subviews follows it.
  var toldSafeArea: UIEdgeInsets { environment.announcedSafeArea }

  // MARK: Traits

  open var traitCollection: UITraitCollection { UITraitCollection(inheritedTraits) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: inheritedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { UIFocusSystem.focused === self }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { defaultPreferredEnvironments }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusableSubviews(in: rect) }
  open var focusGroupIdentifier: String?
  open func setNeedsFocusUpdate() { UIFocusSystem.requestUpdate(from: self) }
  open func updateFocusIfNeeded() { UIFocusSystem.updateIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Accessibility

  open override var accessibilityFrame: CGRect {
    get { accessibility.frame ?? UIAccessibility.convertToScreenCoordinates(geometry.bounds, in: self) }
    set { accessibility.frame = newValue }
  }
}
