#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Scrolling by ids; UIKit does it, so that cells that are measured on the way are where they should be.

extension ViewAdapter {
  /// Scrolls to the first item with an id, in one section or in any, as soon as the view shows what was asked for last.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - section: The section that it is in; nil: any.
  ///   - alignment: Where in the viewport it goes.
  ///   - isAnimated: Whether people see the way there.
  /// - Complexity: O(*n*) to find the item.
  public func scroll(
    to id: ItemID, inSection section: ItemID? = nil, at alignment: ScrollAlignment = .nearest,
    animated isAnimated: Bool = false
  ) {
    driver.adapter?.scroll(to: id, inSection: section, at: alignment, animated: isAnimated)
  }

  /// Scrolls to the first section with an id; where heights are estimated, as near as these are.
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
