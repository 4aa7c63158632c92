#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing

/// The prefetching of elements of a `ForEach` in an adapter's view: each is reported once, until it is
/// canceled or shown.
@MainActor
final class AdapterPrefetches {
  private var content = IndexPathContent<UIKitHost>()
  /// The elements that are reported and not visible yet.
  private var pending: [ItemKey: PrefetchedElement] = [:]

  /// Sets a version of the content and cancels removed elements. O(*n*) if reported elements are not visible
  /// yet.
  func show(_ content: IndexPathContent<UIKitHost>) {
    self.content = content
    if !pending.isEmpty { cancel(content.missing(Array(pending.keys))) }
  }

  /// Starts to prefetch items, the nearest first.
  func begin(_ paths: [ItemPath]) {
    var newElements: [PrefetchedElement] = []
    for path in paths {
      guard let element = content.prefetchElement(at: path), let key = content.key(at: path),
        pending[key] == nil
      else { continue }
      pending[key] = element
      newElements.append(element)
    }
    for batch in PrefetchBatch.batches(newElements) { batch.start() }
  }

  func cancel(_ paths: [ItemPath]) { cancel(paths.compactMap { content.key(at: $0) }) }

  /// Records that an item is visible, so that it cannot be canceled any more.
  func recordDisplay(_ key: ItemKey) { if !pending.isEmpty { pending[key] = nil } }

  private func cancel(_ keys: [ItemKey]) {
    let known = keys.compactMap { pending.removeValue(forKey: $0) }
    for batch in PrefetchBatch.batches(known.sorted { $0.index < $1.index }) { batch.cancel() }
  }
}
#endif
