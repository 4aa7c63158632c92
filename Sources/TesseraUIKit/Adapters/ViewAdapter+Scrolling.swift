#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Scrolling by ids; UIKit performs it, so that cells that are measured on the way are placed correctly.

extension ViewAdapter {
  /// Scrolls to the first item with an id, in one section or in any, as soon as the view shows the latest
  /// content.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section; `nil` for any section.
  ///   - alignment: The position of the item in the viewport.
  ///   - isAnimated: Whether the scroll is animated.
  /// - Complexity: O(*n*) to find the item.
  public func scroll(
    to id: ItemID, inSection section: ItemID? = nil, at alignment: ScrollAlignment = .nearest,
    animated isAnimated: Bool = false
  ) {
    driver.adapter?.scroll(to: id, inSection: section, at: alignment, animated: isAnimated)
  }

  /// Scrolls to the first section with an id; if heights are estimated, the position is approximate.
  public func scroll(
    toSection id: ItemID, at alignment: ScrollAlignment = .start, animated isAnimated: Bool = false
  ) {
    driver.adapter?.scroll(toSection: id, at: alignment, animated: isAnimated)
  }

  /// Scrolls to an edge of the content.
  public func scroll(toEdge edge: ScrollEdge, animated isAnimated: Bool = false) {
    driver.adapter?.scroll(toEdge: edge, animated: isAnimated)
  }
}
#endif
