import TesseraLayout

/// What has become of an element since it was published.
public enum AccessibilityChange: Hashable, Sendable {
  /// The element is new, or is not what it was.
  case changed(CellID, AccessibilityElement)
  /// There is nothing to be said about the view any more.
  case removed(CellID)
}

/// What a host has published, so that it publishes nothing twice.
///
///     var mirror = AccessibilityMirror()
///     // after each transaction, while somebody listens:
///     for change in mirror.changes(in: stage.engine) { … }
///
/// Where elements stand on screen is told by the transaction, as for the views.
public struct AccessibilityMirror {
  private var published: [CellID: Published] = [:]

  /// An element, and what was looked at to make it.
  private struct Published {
    let box: CellBox
    let size: Size
    let words: CellAccessibility
    let element: AccessibilityElement?
  }

  /// Nothing has been published.
  public init() {}

  /// The elements that have changed since the last time, in the order in which they are read, then those that are gone.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen. A cell that is the very one of the last time, as in scrolling, is not
  ///   asked and not drawn again.
  public mutating func changes(in engine: Engine) -> [AccessibilityChange] {
    var changes: [AccessibilityChange] = []
    var next = [CellID: Published](minimumCapacity: engine.live.count)
    for index in engine.live.indices {
      let cell = engine.live[index]
      let old = published.removeValue(forKey: cell.id)
      let size = cell.placement.frame.size
      let isKnown = old.map { $0.box === cell.cell.box && $0.size == size } ?? false
      let words = old.flatMap { isKnown ? $0.words : nil } ?? engine.words(about: cell)
      let element = engine.accessibilityElement(at: index, saying: words)
      next[cell.id] = Published(box: cell.cell.box, size: size, words: words, element: element)
      guard element != old?.element else { continue }
      changes.append(element.map { .changed(cell.id, $0) } ?? .removed(cell.id))
    }
    for (id, old) in published.sorted(by: { $0.key.number < $1.key.number }) where old.element != nil {
      changes.append(.removed(id))
    }
    published = next
    return changes
  }
}
