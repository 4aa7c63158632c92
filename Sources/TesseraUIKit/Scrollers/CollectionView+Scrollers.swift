#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Scrolling sections: each visible one has an invisible scroll view, so that fingers scroll it as they scroll
// everything else. The position and direction of a pan determine which scroll view it moves.

extension CollectionView {
  /// Reports the scrolling of sections since the last layout pass to the engine.
  func updateScrollers() {
    for scroller in scrollers.views.values { scroller.reportScrolling(engine) }
  }

  /// Updates the scroll views to the visible sections.
  func publishScrollers() {
    let sections = engine.scrollingSections
    for (key, scroller) in scrollers.views where !sections.contains(where: { $0.key == key }) {
      scroller.leave()
      scrollers.views[key] = nil
    }
    for section in sections {
      if scrollers.views[section.key] == nil {
        scrollers.views[section.key] = ScrollerView(section, in: self)
      }
      scrollers.views[section.key]?.show(section)
    }
    scrollers.order = sections.map { $0.key }
  }

  /// Returns whether a pan scrolls the collection or a scrolling section.
  func isOwn(_ pan: UIPanGestureRecognizer) -> Bool {
    pan === panGestureRecognizer || scrollers.views.values.contains { $0.panGestureRecognizer === pan }
  }

  /// Returns whether a pan may scroll its scroll view, because it is the innermost one along that axis.
  func mayScroll(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = Point(pan.translation(in: self))
    // A pan that becomes a swipe does not scroll.
    if engine.claimsPointer(movingBy: way) { return false }
    let start = Point(pan.location(in: self)) - way
    #if !os(tvOS)
    if pan === panGestureRecognizer, tablePan?.takes(way, from: start) ?? false { return false }
    #endif
    let axis: Axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    let scroller = scrollers(at: start).last { $0.section.axis == axis }
    return pan === (scroller?.panGestureRecognizer ?? panGestureRecognizer)
  }

  /// Returns whether the collection or a scrolling section at a point decelerates, so that a touch stops it.
  func isAnyScrollViewDecelerating(at place: CGPoint) -> Bool {
    #if !os(tvOS)
    if tablePan?.isDecelerating ?? false { return true }
    #endif
    return isDecelerating || scrolling.glide != nil
      || scrollers(at: Point(place)).contains { $0.isDecelerating }
  }

  /// Returns the scrolling sections at a point in the content, the outermost first.
  func scrollers(at place: Point) -> [ScrollerView] {
    scrollers.order.compactMap { scrollers.views[$0] }.filter { $0.section.window.contains(place) }
  }
}
#endif
