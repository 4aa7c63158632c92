/// Sections of compositional layouts that scroll sideways: their cells are in a scroll view of UIKit's, in
/// whose coordinates their frames are. The layout's attributes do not follow that scroll view
/// (developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior).
extension UICollectionView {
  /// Returns the offset of a section that scrolls sideways; 0 for other sections.
  func sidewaysOffset(of section: Int) -> CGFloat { sidewaysScrollers[section]?.contentOffset.x ?? 0 }

  /// Makes, places and removes the scroll views.
  func placeSidewaysScrollers() {
    let rows = (activeLayout as? UICollectionViewCompositionalLayout)?.rows ?? [:]
    for (section, scroller) in sidewaysScrollers where rows[section] == nil {
      scroller.removeFromSuperview()
      sidewaysScrollers[section] = nil
    }
    for (section, row) in rows {
      let scroller = sidewaysScrollers[section] ?? SidewaysScrollView()
      if scroller.superview == nil {
        scroller.onScroll = { [weak self] in self?.setNeedsLayout() }
        insertSubview(scroller, at: 0)
        sidewaysScrollers[section] = scroller
      }
      if scroller.frame != row.frame { scroller.frame = row.frame }
      let size = CGSize(width: row.width, height: row.frame.height)
      if scroller.contentSize != size { scroller.contentSize = size }
    }
  }

  /// Returns the scroll view of an element; `nil` for one that is a subview of the collection view.
  func sidewaysScroller(of key: ElementKey) -> SidewaysScrollView? {
    key.category == .cell ? sidewaysScrollers[key.indexPath.section] : nil
  }

  /// Returns the frame of an element on screen, in the coordinates of the collection view.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = sidewaysScroller(of: attributes.key) else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: 0)
  }

  /// Moves the view of an element into its scroll view.
  func placeSideways(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard let scroller = sidewaysScroller(of: attributes.key) else { return }
    let origin = scroller.frame.origin
    let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    if view.superview !== scroller { scroller.addSubview(view) }
    if view.center != center { view.center = center }
  }

  /// Scrolls the section of an item sideways, as far as the position says.
  func scrollSideways(to indexPath: IndexPath, _ frame: CGRect, _ position: ScrollPosition, animated: Bool) {
    guard let scroller = sidewaysScrollers[indexPath.section] else { return }
    let most = max(0, scroller.contentSize.width - scroller.bounds.width)
    var x = scroller.contentOffset.x
    if position.contains(.left) { x = frame.minX }
    if position.contains(.centeredHorizontally) { x = frame.midX - scroller.bounds.width / 2 }
    if position.contains(.right) { x = frame.maxX - scroller.bounds.width }
    scroller.setContentOffset(CGPoint(x: max(0, min(x, most)), y: 0), animated: animated)
  }
}

/// The scroll view of a section that scrolls sideways.
final class SidewaysScrollView: UIScrollView {
  /// A handler that is called when the content has moved.
  var onScroll: () -> Void = {}

  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.origin != geometry.bounds.origin { onScroll() }
  }
}
