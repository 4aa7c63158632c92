@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A change of a published element.
public enum AccessibilityChange: Hashable, Sendable {
  /// The element is new or has changed.
  case changed(CellID, AccessibilityElement)
  /// The view has no element any more.
  case removed(CellID)
}

/// The elements that a host has published, so that it publishes only changes.
///
///     var mirror = AccessibilityMirror()
///     // after each transaction, while an assistive technology is active:
///     for change in mirror.changes(in: stage.engine) { … }
///
/// The transaction reports the frames of the elements, as for the views.
public struct AccessibilityMirror {
  private var published = SlotTable<Published>()
  private var collection: (reported: AccessibilityCollection, content: Int, size: Size)?

  /// An element, and the inputs that it was made from.
  private struct Published {
    let box: CellBox
    let size: Size
    let words: CellAccessibility
    let element: AccessibilityElement?
  }

  /// Creates a mirror without published elements.
  public init() {}

  /// Returns whether a view had an element at the last call of ``changes(in:label:)``.
  public func isExposed(_ id: CellID) -> Bool { published[id]?.element != nil }

  /// Forgets all published elements, so that the next call reports everything again.
  public mutating func forgetElements() { published.removeAll() }

  /// Returns the description of the collection if it has changed since the last call; computed only for other
  /// content or another size.
  public mutating func collectionChange(in engine: Engine) -> AccessibilityCollection? {
    let (content, size) = (engine.contentState.number, engine.viewport.size)
    if let collection, collection.content == content, collection.size == size { return nil }
    let found = engine.accessibilityCollection
    let isChange = found != collection?.reported
    collection = (found, content, size)
    return isChange ? found : nil
  }

  /// Returns the elements that have changed since the last call, in reading order, then those that are gone.
  ///
  /// - Parameters:
  ///   - engine: The engine of the collection.
  ///   - label: Returns the label of a view whose cell neither declares nor draws one; called when the view
  ///     displays something else.
  /// - Complexity: O(*m*) for *m* cells on screen. A cell that is identical to that of the last call, as in
  ///   scrolling, is neither queried nor drawn again.
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
