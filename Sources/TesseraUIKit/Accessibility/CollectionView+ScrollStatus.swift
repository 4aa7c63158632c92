#if canImport(UIKit) && !os(watchOS)
import Tessera

// What VoiceOver says after a swipe with three fingers.

extension CollectionView {
  /// Where the collection stands; nil where no item is in view.
  var scrollStatus: String? { words(about: engine.itemsInView) }

  /// Where a section that scrolls by itself stands; nil where none of its items is in view.
  func scrollStatus(of section: SectionKey) -> String? { words(about: engine.itemsInView(of: section)) }

  private func words(about items: ItemsInView?) -> String? {
    guard let items else { return nil }
    if let words = accessibilityScrollWords { return words(items) }
    return items.first == items.last
      ? "row \(items.first) of \(items.count)" : "rows \(items.first) to \(items.last) of \(items.count)"
  }
}
#endif
