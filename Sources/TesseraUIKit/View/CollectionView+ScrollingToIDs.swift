#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Scrolling by ids, as adapters do, and with the animations of the engine.

extension CollectionView {
  /// Scrolls to the first item with an id, in one section or in any; see
  /// ``Engine/scroll(to:inSection:at:animated:)``.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section or group; `nil` for any.
  ///   - alignment: The position of the item in the viewport.
  ///   - isAnimated: Whether the scroll is animated.
  /// - Complexity: O(*n*) to find the item.
  public func scroll(
    to id: ItemID, inSection section: ItemID? = nil, at alignment: ScrollAlignment = .nearest,
    animated isAnimated: Bool = false
  ) {
    scroll(to: id, inSection: section, at: alignment, animated: isAnimated ? .standard : nil)
  }

  /// Scrolls to the first item with an id, in one section or in any, with an animation, or at once if that is
  /// `nil`.
  public func scroll(
    to id: ItemID, inSection section: ItemID? = nil, at alignment: ScrollAlignment = .nearest,
    animated animation: Animation?
  ) {
    engine.scroll(to: id, inSection: section, at: alignment, animated: animation)
    setNeedsLayout()
  }

  /// Scrolls to the first section or group with an id.
  public func scroll(
    toSection id: ItemID, at alignment: ScrollAlignment = .start, animated isAnimated: Bool = false
  ) {
    scroll(toSection: id, at: alignment, animated: isAnimated ? .standard : nil)
  }

  /// Scrolls to the first section or group with an id, with an animation, or at once if that is `nil`.
  public func scroll(
    toSection id: ItemID, at alignment: ScrollAlignment = .start, animated animation: Animation?
  ) {
    engine.scroll(toSection: id, at: alignment, animated: animation)
    setNeedsLayout()
  }

  /// Scrolls to an edge of the content.
  public func scroll(toEdge edge: ScrollEdge, animated isAnimated: Bool = false) {
    scroll(toEdge: edge, animated: isAnimated ? .standard : nil)
  }

  /// Scrolls to an edge of the content with an animation, or at once if that is `nil`.
  public func scroll(toEdge edge: ScrollEdge, animated animation: Animation?) {
    engine.scroll(toEdge: edge, animated: animation)
    setNeedsLayout()
  }

  /// The scroll position, to be saved and passed to ``restore(_:)`` later; see ``Engine/scrollPosition``.
  public var scrollPosition: ScrollPosition { engine.scrollPosition }

  /// Restores a saved scroll position; see ``Engine/restore(_:)``.
  public func restore(_ position: ScrollPosition) {
    engine.restore(position)
    setNeedsLayout()
  }
}
#endif
