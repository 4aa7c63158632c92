@_spi(Behaviors) import TesseraKernel
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
  private var published = SlotTable<Published>()
  private var collection: (told: AccessibilityCollection, content: Int, size: Size)?

  /// An element, and what was looked at to make it.
  private struct Published {
    let box: CellBox
    let size: Size
    let words: CellAccessibility
    let element: AccessibilityElement?
  }

  /// Nothing has been published.
  public init() {}

  /// Whether there is anything to be heard of a view, as was found the last time.
  public func isHeard(_ id: CellID) -> Bool { published[id]?.element != nil }

  /// Lets everything in view be told again.
  public mutating func forgetElements() { published.removeAll() }

  /// What the collection is, if that has changed since the last time; asked for other content and other sizes.
  public mutating func collectionChange(in engine: Engine) -> AccessibilityCollection? {
    let (content, size) = (engine.contentState.number, engine.viewport.size)
    if let collection, collection.content == content, collection.size == size { return nil }
    let found = engine.accessibilityCollection
    let isChange = found != collection?.told
    collection = (found, content, size)
    return isChange ? found : nil
  }

  /// The elements that have changed since the last time, in the order in which they are read, then those that are gone.
  ///
  /// - Parameter label: What a view is called whose cell neither says nor draws it; asked when the view shows something else.
  /// - Complexity: O(*m*) for *m* cells on screen. A cell that is the very one of the last time, as in scrolling, is not
  ///   asked and not drawn again.
  public mutating func changes(
    in engine: Engine, label: (CellID) -> String? = { _ in nil }
  ) -> [AccessibilityChange] {
    var changes: [AccessibilityChange] = []
    var next = SlotTable<Published>()
    for index in engine.live.indices {
      let cell = engine.live[index]
      let old = published.removeValue(forKey: cell.id)
      let size = cell.placement.frame.size
      let isKnown = old.map { $0.box === cell.cell.box && $0.size == size } ?? false
      var words = old.flatMap { isKnown ? $0.words : nil } ?? engine.words(about: cell)
      if !isKnown, (words.label ?? "").isEmpty, !words.isHidden { words.label = label(cell.id) }
      let element = engine.accessibilityElement(of: cell, saying: words)
      next[cell.id] = Published(box: cell.cell.box, size: size, words: words, element: element)
      guard element != old?.element else { continue }
      changes.append(element.map { .changed(cell.id, $0) } ?? .removed(cell.id))
    }
    for id in published.ids where published[id]?.element != nil { changes.append(.removed(id)) }
    published = next
    return changes
  }
}
