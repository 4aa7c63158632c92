#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing

/// Tells a `ForEach` which of its elements are about to come into a view that an adapter drives: each once, until it is
/// cancelled or shown.
@MainActor
final class AdapterPrefetches {
  private var content = IndexedContent<UIKitHost>()
  /// What was told and is not in view yet.
  private var coming: [ItemKey: ReachedElement] = [:]

  /// Takes over a version of the content: what has gone from it is cancelled.
  ///
  /// - Complexity: O(*n*) where something was told that is not in view yet.
  func show(_ content: IndexedContent<UIKitHost>) {
    self.content = content
    if !coming.isEmpty { cancel(content.missing(Array(coming.keys))) }
  }

  /// Tells that items are about to come into view, the nearest first.
  func begin(_ paths: [ItemPath]) {
    var told: [ReachedElement] = []
    for path in paths {
      guard let element = content.approachingElement(at: path), let key = content.key(at: path),
        coming[key] == nil
      else { continue }
      coming[key] = element
      told.append(element)
    }
    for batch in PrefetchBatch.batches(told) { batch.start() }
  }

  /// Tells that items do not come into view after all.
  func cancel(_ paths: [ItemPath]) { cancel(paths.compactMap { content.key(at: $0) }) }

  /// Notes that an item is in view: there is nothing to cancel any more.
  func noteShown(_ key: ItemKey) { if !coming.isEmpty { coming[key] = nil } }

  private func cancel(_ keys: [ItemKey]) {
    let known = keys.compactMap { coming.removeValue(forKey: $0) }
    for batch in PrefetchBatch.batches(known.sorted { $0.index < $1.index }) { batch.cancel() }
  }
}
#endif
