#if canImport(UIKit)
import Tessera

// What VoiceOver says after a swipe with three fingers.

extension CollectionView {
  /// Where the collection stands; nil where no item is in view.
  var scrollStatus: String? {
    guard let items = engine.itemsInView else { return nil }
    if let words = accessibilityScrollWords { return words(items) }
    return items.first == items.last
      ? "row \(items.first) of \(items.count)" : "rows \(items.first) to \(items.last) of \(items.count)"
  }
}
#endif
