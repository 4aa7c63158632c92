#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// The scroll view of a scrolling section: invisible, as large as the section's window, with its pan
/// recognizer on the collection. UIKit changes its offset, with deceleration and bouncing; the engine moves
/// the cells.
final class ScrollerView: UIScrollView, UIScrollViewAccessibilityDelegate, UIGestureRecognizerDelegate {
  /// The section as last reported by the engine.
  private(set) var section: ScrollingSection
  private weak var collection: CollectionView?
  /// The offset after the last layout pass.
  private var published = 0.0
  /// The overscroll that was last reported to the engine.
  private var reportedOverscroll = 0.0

  init(_ section: ScrollingSection, in collection: CollectionView) {
    self.section = section
    self.collection = collection
    super.init(frame: CGRect(section.window))
    isHidden = true
    #if !os(tvOS)
    scrollsToTop = false
    #endif
    contentInsetAdjustmentBehavior = .never
    collection.insertSubview(self, at: 0)
    // The pan recognizer of a scroll view may be moved to another view: dragging there scrolls here.
    collection.addGestureRecognizer(panGestureRecognizer)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the scroll view and its pan recognizer from the collection.
  func leave() {
    if reportedOverscroll != 0 { collection?.engine.scroll(section.key, by: 0) }
    collection?.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  /// Reports the scrolling since the last layout pass to the engine.
  func reportScrolling(_ engine: Engine) {
    let (step, pull) = (limited(offset) - limited(published), offset - limited(offset))
    guard step != 0 || pull != reportedOverscroll else { return }
    reportedOverscroll = pull
    engine.scroll(section.key, by: step, pulledBy: pull)
  }

  /// Applies the engine's section.
  func show(_ section: ScrollingSection) {
    let pull = isMovedByUIKit ? offset - limited(offset) : 0
    self.section = section
    if frame != CGRect(section.window) { frame = CGRect(section.window) }
    var extent = section.window.size
    extent[section.axis] = section.extent
    if contentSize != CGSize(extent) { contentSize = CGSize(extent) }
    bounces = collection?.bounces ?? true
    decelerationRate = section.snapping == .none ? .normal : .fast
    let place = section.offset + pull
    if place != offset, !isMovedByUIKit || abs(place - offset) >= 1 / 1024 { offset = place }
    published = offset
  }

  /// The offset along the scroll axis.
  private var offset: Double {
    get { Point(contentOffset)[section.axis] }
    set {
      var place = Point.zero
      place[section.axis] = newValue
      contentOffset = CGPoint(place)
    }
  }

  /// Returns the offset clamped to the content.
  private func limited(_ offset: Double) -> Double {
    max(0, min(offset, section.extent - section.window.size[section.axis]))
  }

  // MARK: Calls from UIKit

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // A touch elsewhere does not stop the deceleration here.
    collection.map { section.window.contains(Point(touch.location(in: $0))) } ?? false
  }

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    // The cells have to follow the scroll view first.
    collection?.layoutIfNeeded()
    return collection?.scrollStatus(of: section.key)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard section.snapping != .none, let collection else { return }
    var target = Point(targetContentOffset.pointee)
    // At the normal rate, content decelerates for the distance of 500 milliseconds at its velocity.
    let destination = offset + Point(velocity)[section.axis] * 500
    target[section.axis] = collection.engine.restingOffset(of: section.key, near: destination)
    targetContentOffset.pointee = CGPoint(target)
  }
}
#endif
