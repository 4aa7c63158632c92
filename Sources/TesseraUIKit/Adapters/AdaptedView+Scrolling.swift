#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// Scrolling by ids, after the view shows the latest content.

extension AdaptedView {
  func scroll(to id: ItemID, inSection section: ItemID?, at alignment: ScrollAlignment, animated: Bool) {
    driver.whenShown { [weak self] in
      guard let self, let path = driver.content.new.path(of: id, inSection: section) else { return }
      adapted.layoutIfNeeded()
      scroll(toItem: IndexPath(path), at: alignment, animated: animated)
      if !animated { scrollAgain(toItem: IndexPath(path), at: alignment) }
    }
  }

  /// Repeats the scroll a few times, because measuring on the way moves the target.
  private func scrollAgain(toItem path: IndexPath, at alignment: ScrollAlignment) {
    for _ in 0..<3 {
      let offset = adapted.contentOffset
      if adapted.window != nil { adapted.layoutIfNeeded() }
      scroll(toItem: path, at: alignment, animated: false)
      if adapted.contentOffset == offset { return }
    }
  }

  func scroll(toSection id: ItemID, at alignment: ScrollAlignment, animated: Bool) {
    driver.whenShown { [weak self] in
      guard let self, let section = driver.content.new.position(ofSection: id) else { return }
      adapted.layoutIfNeeded()
      if let frame = extent(ofSection: section)?.frame {
        scroll(to: frame, at: alignment, animated: animated)
      }
    }
  }

  func scroll(toEdge edge: ScrollEdge, animated: Bool) {
    driver.whenShown { [weak self] in
      guard let self else { return }
      adapted.layoutIfNeeded()
      scroll(
        to: Rect(size: Size(adapted.contentSize)), at: edge == .start ? .start : .end, animated: animated)
    }
  }

  /// Scrolls until a part of the content is aligned.
  func scroll(to frame: Rect, at alignment: ScrollAlignment, animated: Bool) {
    let viewport = AdaptedViewport(adapted)
    let (axis, free) = (viewport.axis, viewport.free)
    var offset = viewport.bounds.origin
    offset[axis] += frame.distance(from: free, at: alignment, along: axis)
    let (before, behind) = (
      free.min(axis) - viewport.bounds.min(axis), viewport.bounds.max(axis) - free.max(axis)
    )
    let most = Size(adapted.contentSize)[axis] + behind - viewport.bounds.size[axis]
    offset[axis] = max(-before, min(offset[axis], most))
    adapted.setContentOffset(CGPoint(offset), animated: animated)
  }
}

extension Rect {
  /// Returns the distance that a viewport has to move to show the rectangle.
  fileprivate func distance(from viewport: Rect, at alignment: ScrollAlignment, along axis: Axis) -> Double {
    let (toStart, toEnd) = (min(axis) - viewport.min(axis), max(axis) - viewport.max(axis))
    switch alignment {
    case .start: return toStart
    case .end: return toEnd
    case .center: return (toStart + toEnd) / 2
    case .nearest:
      // A rectangle longer than the viewport is visible if it covers the viewport.
      if toStart < 0 { return toEnd > 0 ? 0 : toStart }
      return toEnd > 0 ? Swift.min(toStart, toEnd) : 0
    }
  }
}
#endif
