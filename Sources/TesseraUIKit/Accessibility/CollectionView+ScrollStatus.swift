#if canImport(UIKit) && !os(watchOS)
import Tessera

// The scroll status that VoiceOver speaks after a three-finger swipe.

extension CollectionView {
  /// The scroll status of the collection; `nil` if no item is visible.
  var scrollStatus: String? { words(about: engine.itemsInView) }

  /// Returns the scroll status of a scrolling section; `nil` if none of its items is visible.
  func scrollStatus(of section: SectionKey) -> String? { words(about: engine.itemsInView(of: section)) }

  private func words(about items: ItemsInView?) -> String? {
    guard let items else { return nil }
    if let words = accessibilityScrollWords { return words(items) }
    return items.first == items.last
      ? "row \(items.first) of \(items.count)" : "rows \(items.first) to \(items.last) of \(items.count)"
  }
}
#endif
