extension UIView {
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Traits

  /// The traits of the screen, the window, view controllers and superviews, from the outside to the inside.
  var inheritedTraits: Traits {
    traits(within: superview?.inheritedTraits ?? SimulationScreen.traits)
  }

  private func traits(within outer: Traits) -> Traits {
    var traits = outer
    if let controller = owningController { traits = controller.adjusted(traits) }
    if overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = overrideUserInterfaceStyle }
    return traits
  }

  /// Notifies all views within a view of changed traits, safe areas and margins.
  func propagateEnvironment() {
    propagate(from: superview?.inheritedTraits ?? SimulationScreen.traits)
  }

  private func propagate(from outer: Traits) {
    let traits = traits(within: outer)
    announce(traits)
    announceSafeArea()
    announceMargins()
    for subview in hierarchy.subviews { subview.propagate(from: traits) }
  }

  func announceEnvironment() {
    announce(inheritedTraits)
    announceSafeArea()
    announceMargins()
  }

  private func announce(_ traits: Traits) {
    guard let old = environment.announcedTraits, old != traits else { return }
    environment.announcedTraits = traits
    setNeedsLayout()
    owningController?.traitCollectionDidChange(UITraitCollection(old))
    traitCollectionDidChange(UITraitCollection(old))
  }

  func announceTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.environment.tintColor == nil { subview.announceTintColor() }
  }

  // MARK: Safe area

  /// The parts of the view that the superview's safe area insets cover.
  var coveredInsets: UIEdgeInsets {
    let additional = owningController?.additionalSafeAreaInsets ?? .zero
    guard hierarchy.isInWindow, let superview = hierarchy.superview else { return additional }
    let outer = superview.toldSafeArea
    guard outer != .zero else { return additional }
    let safe = superview.geometry.bounds.inset(by: outer)
    // In the superview's coordinates if possible, so that scrolled bounds cause no rounding errors.
    let reach =
      geometry.transform.isIdentity
      ? UIEdgeInsets(of: geometry.frame, beyond: safe)
      : UIEdgeInsets(of: geometry.bounds, beyond: fromSuperview(safe))
    // Beyond an edge without insets, a view is outside of its superview and not covered.
    return UIEdgeInsets(
      top: outer.top > 0 ? reach.top : 0, left: outer.left > 0 ? reach.left : 0,
      bottom: outer.bottom > 0 ? reach.bottom : 0, right: outer.right > 0 ? reach.right : 0) + additional
  }

  private func fromSuperview(_ rect: CGRect) -> CGRect {
    let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    return CGRect(around: corners.map(geometry.fromSuperview))
  }

  private func announceSafeArea() {
    let insets = safeAreaInsets
    guard insets != environment.announcedSafeArea else { return }
    environment.announcedSafeArea = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
  }

  // MARK: Margins

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins =
      switch layoutState.margins {
      case .absolute(let insets): insets
      case .directional(let insets): absolute(insets)
      }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let inner = superview.geometry.bounds.inset(by: superview.layoutMargins)
    let least = UIEdgeInsets(of: geometry.bounds, beyond: fromSuperview(inner))
    return UIEdgeInsets(
      top: max(margins.top, least.top), left: max(margins.left, least.left),
      bottom: max(margins.bottom, least.bottom), right: max(margins.right, least.right))
  }

  private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isRightToLeft ? margins.left : margins.right)
  }

  func writeMargins(_ margins: ViewLayoutState.Margins) {
    guard layoutState.margins != margins else { return }
    layoutState.margins = margins
    announceMargins()
  }

  private func announceMargins() {
    let margins = layoutMargins
    defer { environment.announcedMargins = margins }
    guard let old = environment.announcedMargins, old != margins else { return }
    setNeedsLayout()
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
  }
}
