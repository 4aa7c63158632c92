@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The elements in reach of a prefetch, and those that were prefetched.
struct PrefetchState {
  /// Whether any section may declare a prefetch, or any element is in reach.
  var isWanted: Bool { isDeclared || !reached.isEmpty }
  /// Whether any section may declare a prefetch.
  private(set) var isDeclared = false
  /// The greatest declared distance, in points.
  private(set) var farthest = 0.0
  /// The elements in reach that were visible or prefetched. They count again after leaving the reach.
  var reached: [ElementPath: PrefetchedElement] = [:]
  /// The number of elements prefetched in this frame; all updates at one time are one frame.
  var prefetchedCount = 0
  /// Whether elements are left for the next frame.
  var hasBacklog = false
  var velocityTracker = ScrollVelocityTracker()
  mutating func reset() {
    isDeclared = false
    farthest = 0
  }

  mutating func record(_ section: DeclaredSection) {
    guard section.hasRunTraits else { return }
    for run in section.runs {
      guard let prefetching = run.prefetching else { continue }
      isDeclared = true
      farthest = max(farthest, prefetching.distance)
    }
  }
}

/// An element in reach of a prefetch.
package struct PrefetchedElement {
  let prefetching: Prefetching
  /// The position of the element in its `ForEach`.
  package let index: Int
  let id: ItemID
  let section: SectionKey
  /// Whether the element was visible, so that there is nothing to cancel.
  var isShown: Bool
}

/// Elements of one `ForEach` that are prefetched or canceled together.
package struct PrefetchBatch {
  let prefetching: Prefetching
  let section: SectionKey
  private(set) var indices: [Int] = []
  private(set) var ids: [ItemID] = []

  package func start() { prefetching.start(indices) }

  package func cancel() { prefetching.cancel(indices) }

  /// Returns elements in batches, those of each `ForEach` in order.
  package static func batches(_ elements: [PrefetchedElement]) -> [PrefetchBatch] {
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
  package func prefetchElement(at item: Int) -> PrefetchedElement? {
    guard let place = locate(item), let prefetching = place.run.prefetching else { return nil }
    return PrefetchedElement(
      prefetching: prefetching, index: place.run.dataIndex(of: place.index),
      id: place.run.id(at: place.index), section: key, isShown: false)
  }
}
