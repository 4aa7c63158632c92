#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// How a section that scrolls by itself follows fingers: an unseen scroll view as large as its window, whose pan the
/// collection has. UIKit moves its offset, with all of its deceleration and bouncing; the engine moves the cells.
final class StripScrollView: UIScrollView, UIScrollViewAccessibilityDelegate, UIGestureRecognizerDelegate {
  /// What the engine has said last.
  private(set) var section: ScrollingSection
  private weak var collection: CollectionView?
  /// The offset as it was after the last layout pass.
  private var published = 0.0
  /// How far beyond an end the engine was told that the content is pulled.
  private var toldPull = 0.0

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
    // A pan may be put to use on another view: then dragging there scrolls here.
    collection.addGestureRecognizer(panGestureRecognizer)
    delegate = self
  }

  /// Not from a file: a collection makes its own.
  required init?(coder: NSCoder) { nil }

  /// Takes the scroll view and its pan out of the collection.
  func leave() {
    if toldPull != 0 { collection?.engine.scroll(section.key, by: 0) }
    collection?.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  /// Tells the engine how far UIKit has scrolled since the last layout pass.
  func tell(_ engine: Engine) {
    let (step, pull) = (limited(offset) - limited(published), offset - limited(offset))
    guard step != 0 || pull != toldPull else { return }
    toldPull = pull
    engine.scroll(section.key, by: step, pulledBy: pull)
  }

  /// Takes over where the engine has the content.
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

  /// The offset along the axis.
  private var offset: Double {
    get { Point(contentOffset)[section.axis] }
    set {
      var place = Point.zero
      place[section.axis] = newValue
      contentOffset = CGPoint(place)
    }
  }

  /// The offset nearest to one at which nothing beyond the content is seen.
  private func limited(_ offset: Double) -> Double {
    max(0, min(offset, section.extent - section.window.size[section.axis]))
  }

  // MARK: What UIKit asks and tells

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // A finger elsewhere does not stop what runs on here.
    collection.map { section.window.contains(Point(touch.location(in: $0))) } ?? false
  }

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    // The cells go where the scroll view is already.
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
    // So many milliseconds of its velocity content runs on at the normal rate.
    let goal = offset + Point(velocity)[section.axis] * 500
    target[section.axis] = collection.engine.restingOffset(of: section.key, near: goal)
    targetContentOffset.pointee = CGPoint(target)
  }
}
#endif
