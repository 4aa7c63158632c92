#if !hasFeature(Embedded)
import TesseraDiff

/// Tells a `ForEach` which of its elements are about to come into view, for views that find that out themselves: each
/// once, until it is cancelled or shown.
package final class IndexedPrefetches<H: CollectionHost> {
  private var content = IndexedContent<H>()
  /// What was told and is not in view yet.
  private var coming: [ItemKey: Coming] = [:]

  package init() {}

  /// Something that was told.
  private struct Coming {
    /// Who was told: the data that it was told of is kept with it.
    let prefetching: Prefetching
    /// Its position in that data.
    let index: Int
  }

  /// Takes over a version of the content: what has gone from it is cancelled.
  ///
  /// - Complexity: O(*n*) where something was told that is not in view yet.
  package func show(_ content: IndexedContent<H>) {
    self.content = content
    if !coming.isEmpty { cancel(content.missing(Array(coming.keys))) }
  }

  /// Items are about to come into view, the nearest first.
  package func begin(_ paths: [ItemPath]) {
    var batches: [(prefetching: Prefetching, indices: [Int])] = []
    for path in paths {
      guard let (key, place) = locate(path), coming[key] == nil else { continue }
      coming[key] = place
      batches.append(place.index, of: place.prefetching)
    }
    for batch in batches { batch.prefetching.start(batch.indices) }
  }

  /// Items do not come into view after all.
  package func cancel(_ paths: [ItemPath]) { cancel(paths.compactMap { content.key(at: $0) }) }

  /// An item is in view: there is nothing to cancel any more.
  package func noteShown(_ key: ItemKey) { if !coming.isEmpty { coming[key] = nil } }

  private func cancel(_ keys: [ItemKey]) {
    var batches: [(prefetching: Prefetching, indices: [Int])] = []
    let known = keys.compactMap { coming.removeValue(forKey: $0) }
    for place in known.sorted(by: { $0.index < $1.index }) {
      batches.append(place.index, of: place.prefetching)
    }
    for batch in batches { batch.prefetching.cancel(batch.indices) }
  }

  private func locate(_ path: ItemPath) -> (ItemKey, Coming)? {
    guard content.snapshot.sections.indices.contains(path.section),
      let place = content.snapshot.sections[path.section].locate(path.item),
      let prefetching = place.run.prefetching, let key = content.key(at: path)
    else { return nil }
    return (key, Coming(prefetching: prefetching, index: place.run.dataIndex(of: place.index)))
  }
}

extension Array where Element == (prefetching: Prefetching, indices: [Int]) {
  /// Adds an element to those of the same `ForEach`.
  fileprivate mutating func append(_ index: Int, of prefetching: Prefetching) {
    if let known = firstIndex(where: { $0.prefetching === prefetching }) {
      self[known].indices.append(index)
    } else {
      append((prefetching, [index]))
    }
  }
}
#endif
