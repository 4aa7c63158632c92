@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What is in reach of a prefetch, and what was told of it.
struct PrefetchState {
  /// Whether some section may have something to prefetch, or something is in reach.
  var isWanted: Bool { isDeclared || !reached.isEmpty }
  /// Whether some section may have something to prefetch.
  private(set) var isDeclared = false
  /// The greatest distance that is declared, in points.
  private(set) var farthest = 0.0
  /// What is in reach and was in view or told: nothing of it is told again until it has left.
  var reached: [ElementPath: ReachedElement] = [:]
  /// How many elements were told in this frame; rounds of updates at one time are one frame.
  var toldCount = 0
  /// Whether something is left for the next frame.
  var hasBacklog = false
  var pace = ScrollPace()
  /// Forgets what was declared.
  mutating func reset() {
    isDeclared = false
    farthest = 0
  }

  /// Notes what a section declares.
  mutating func note(_ section: DeclaredSection) {
    guard section.hasRunTraits else { return }
    for run in section.runs {
      guard let prefetching = run.prefetching else { continue }
      isDeclared = true
      farthest = max(farthest, prefetching.distance)
    }
  }
}

/// An element in reach of a prefetch.
package struct ReachedElement {
  let prefetching: Prefetching
  /// Its position in its `ForEach`.
  package let index: Int
  let id: ItemID
  let section: SectionKey
  /// Whether it was in view: then there is nothing to cancel any more.
  var isShown: Bool
}

/// Elements of one `ForEach` that are told together.
package struct PrefetchBatch {
  let prefetching: Prefetching
  let section: SectionKey
  private(set) var indices: [Int] = []
  private(set) var ids: [ItemID] = []

  /// Has the elements prefetched.
  package func start() { prefetching.start(indices) }

  /// Gives up on the elements.
  package func cancel() { prefetching.cancel(indices) }

  /// Returns elements in batches, those of each `ForEach` in order.
  package static func batches(_ elements: [ReachedElement]) -> [PrefetchBatch] {
    var batches: [PrefetchBatch] = []
    for element in elements {
      let known = batches.firstIndex {
        $0.prefetching === element.prefetching && $0.section == element.section
      }
      let position = known ?? batches.count
      if known == nil {
        batches.append(PrefetchBatch(prefetching: element.prefetching, section: element.section))
      }
      batches[position].indices.append(element.index)
      batches[position].ids.append(element.id)
    }
    return batches
  }
}

extension SectionSnapshot {
  /// Returns an item that is about to come into view; nil if items like it are not prefetched.
  package func approachingElement(at item: Int) -> ReachedElement? {
    guard let place = locate(item), let prefetching = place.run.prefetching else { return nil }
    return ReachedElement(
      prefetching: prefetching, index: place.run.dataIndex(of: place.index),
      id: place.run.id(at: place.index), section: key, isShown: false)
  }
}
