#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Sections that scroll by themselves: each one in view has a scroll view that nobody sees, so that fingers move it as they
// move everything else. Which of them a finger moves is decided by where it went down and which way it goes.

extension CollectionView {
  /// Tells the engine how far sections were scrolled since the last layout pass.
  func followStrips() {
    for strip in strips.values { strip.tell(engine) }
  }

  /// Brings the scroll views in line with the sections in view.
  func publishStrips() {
    let sections = engine.scrollingSections
    for (key, strip) in strips where !sections.contains(where: { $0.key == key }) {
      strip.leave()
      strips[key] = nil
    }
    for section in sections {
      if strips[section.key] == nil { strips[section.key] = StripScrollView(section, in: self) }
      strips[section.key]?.show(section)
    }
    stripOrder = sections.map { $0.key }
  }

  /// Whether a pan scrolls the collection, or a section by itself.
  func isOwn(_ pan: UIPanGestureRecognizer) -> Bool {
    pan === panGestureRecognizer || strips.values.contains { $0.panGestureRecognizer === pan }
  }

  /// Whether a pan may scroll what it belongs to: it is the innermost one whose content goes that way.
  func mayScroll(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = Point(pan.translation(in: self))
    // What becomes a swipe is not to scroll.
    if engine.claimsPointer(movingBy: way) { return false }
    let start = Point(pan.location(in: self)) - way
    let axis: Axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    let strip = strips(at: start).last { $0.section.axis == axis }
    return pan === (strip?.panGestureRecognizer ?? panGestureRecognizer)
  }

  /// Whether a finger at a place stops something that runs on.
  func runsOn(at place: CGPoint) -> Bool {
    isDecelerating || strips(at: Point(place)).contains { $0.isDecelerating }
  }

  /// The sections around a place in the content, the outermost first.
  func strips(at place: Point) -> [StripScrollView] {
    stripOrder.compactMap { strips[$0] }.filter { $0.section.window.contains(place) }
  }
}
#endif
