#if !hasFeature(Embedded)
import TesseraDiff

/// Tells a `ForEach` which of its elements are about to come into view, for views that find that out themselves: each
/// once, until it is cancelled or shown.
package final class IndexedPrefetches<H: CollectionHost> {
  private var content = IndexedContent<H>()
  /// What was told and is not in view yet.
  private var coming: [ItemKey: ReachedElement] = [:]

  package init() {}

  /// Takes over a version of the content: what has gone from it is cancelled.
  ///
  /// - Complexity: O(*n*) where something was told that is not in view yet.
  package func show(_ content: IndexedContent<H>) {
    self.content = content
    if !coming.isEmpty { cancel(content.missing(Array(coming.keys))) }
  }

  /// Items are about to come into view, the nearest first.
  package func begin(_ paths: [ItemPath]) {
    var told: [ReachedElement] = []
    for path in paths {
      guard let (key, element) = locate(path), coming[key] == nil else { continue }
      coming[key] = element
      told.append(element)
    }
    for batch in PrefetchBatch.batches(told) { batch.prefetching.start(batch.indices) }
  }

  /// Items do not come into view after all.
  package func cancel(_ paths: [ItemPath]) { cancel(paths.compactMap { content.key(at: $0) }) }

  /// An item is in view: there is nothing to cancel any more.
  package func noteShown(_ key: ItemKey) { if !coming.isEmpty { coming[key] = nil } }

  private func cancel(_ keys: [ItemKey]) {
    let known = keys.compactMap { coming.removeValue(forKey: $0) }
    for batch in PrefetchBatch.batches(known.sorted { $0.index < $1.index }) {
      batch.prefetching.cancel(batch.indices)
    }
  }

  private func locate(_ path: ItemPath) -> (ItemKey, ReachedElement)? {
    guard content.snapshot.sections.indices.contains(path.section),
      let place = content.snapshot.sections[path.section].locate(path.item),
      let prefetching = place.run.prefetching, let key = content.key(at: path)
    else { return nil }
    let element = ReachedElement(
      prefetching: prefetching, index: place.run.dataIndex(of: place.index),
      id: place.run.id(at: place.index), section: key.section, isShown: false)
    return (key, element)
  }
}
#endif
