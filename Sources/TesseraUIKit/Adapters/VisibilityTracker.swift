#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout

/// Finds out what of some content comes into view and goes, in a view that an adapter drives.
///
/// The view says after each change what it shows; handlers are told the difference, as an ``Engine`` tells it: exactly once
/// for each coming and going, whatever was reloaded in between. What stays has the same key.
@MainActor
final class VisibilityTracker {
  private var content = IndexedContent<UIKitHost>()
  private var items = Stays<ItemKey>()
  private var sections = Stays<SectionKey>()
  private var reports = AdapterViewportReports()
  /// The sections that want to know something, by position.
  private var listeningSections: [Int] = []
  /// Whether something is shown, out of view, that a handler waits for.
  private var hasUnseen = false

  /// Whether a change of what is shown can make a difference.
  var isWatching: Bool {
    !listeningSections.isEmpty || !content.viewportHandlers.isEmpty || !items.all.isEmpty
      || !sections.all.isEmpty || hasUnseen
  }

  /// Takes over a version of the content that the view shows from now on.
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) where impressions of items are remembered.
  func show(_ content: IndexedContent<UIKitHost>) {
    self.content = content
    listeningSections = content.listeningSections
    reports.show(content, listening: listeningSections)
    forgetMissing()
  }

  /// Finds out what came and went.
  ///
  /// - Parameters:
  ///   - elements: What the view shows of the content, in order; empty where the view cannot be seen.
  ///   - viewport: What of it can be seen.
  ///   - now: The time, in seconds.
  ///   - extent: Where a section stands; nil: nowhere.
  /// - Returns: The handlers to call, in order.
  func review(
    _ elements: [VisibleElement], in viewport: AdaptedViewport, at now: Double,
    extent: (Int) -> SectionExtent?
  ) -> VisibilityCalls {
    var calls = VisibilityCalls()
    reports.notePace(viewport, at: now)
    let (goneItems, newItems) = items.exchange(for: listeningItems(elements, viewport))
    let (goneSections, newSections) = sections.exchange(for: sections(in: viewport, extent))
    for stay in goneItems { items.end(stay, at: now, &calls) }
    for stay in goneSections.reversed() { sections.end(stay, at: now, &calls) }
    for stay in newSections { calls.add(stay.handlers.onAppear, about: nil) }
    for stay in newItems { calls.add(stay.handlers.onAppear, about: stay.item) }
    items.advance(in: viewport, at: now, &calls)
    sections.advance(in: viewport, at: now, &calls)
    reports.review(elements, in: viewport, extent: extent, &calls)
    return calls
  }

  private func listeningItems(
    _ elements: [VisibleElement], _ viewport: AdaptedViewport
  ) -> [Stay<ItemKey>] {
    hasUnseen = false
    var found: [Stay<ItemKey>] = []
    for element in elements {
      guard let handlers = element.cell.lifecycle, handlers.isListening else { continue }
      guard element.frame.overlaps(viewport.bounds) else {
        hasUnseen = true
        continue
      }
      let key = element.cell.key
      found.append(Stay(key: key, item: key, handlers: handlers, frame: element.frame))
    }
    return found
  }

  private func sections(
    in viewport: AdaptedViewport, _ extent: (Int) -> SectionExtent?
  ) -> [Stay<SectionKey>] {
    listeningSections.compactMap { section in
      guard let handlers = content.lifecycle(ofSection: section), let frame = extent(section)?.frame,
        frame.overlaps(viewport.bounds)
      else { return nil }
      return Stay(key: content.key(ofSection: section), item: nil, handlers: handlers, frame: frame)
    }
  }

  /// Forgets the impressions of what has left the content.
  private func forgetMissing() {
    let missing = Set(content.missing(items.rememberedKeys))
    if !missing.isEmpty { items.forget { missing.contains($0) } }
    guard !sections.rememberedKeys.isEmpty else { return }
    let known = Set((0..<content.sectionCount).map { content.key(ofSection: $0) })
    sections.forget { !known.contains($0) }
  }
}
#endif
