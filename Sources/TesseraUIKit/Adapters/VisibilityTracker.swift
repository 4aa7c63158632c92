#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout

/// A tracker of the elements of content that appear and disappear in an adapter's view.
///
/// The view reports its visible elements after each change. Handlers receive the difference as from an
/// ``Engine``: exactly one call for each appearance and disappearance, whatever was reloaded in between.
/// Elements with the same key stay.
@MainActor
final class VisibilityTracker {
  private var content = IndexPathContent<UIKitHost>()
  private var items = VisibleEntries<ItemKey>()
  private var sections = VisibleEntries<SectionKey>()
  private var reports = AdapterViewportReports()
  /// The positions of the sections with handlers.
  private var listeningSections: [Int] = []
  /// Whether an element with handlers is shown outside the viewport.
  private var hasUnseen = false

  /// Whether a change of the visible elements may concern a handler.
  var isWatching: Bool {
    !listeningSections.isEmpty || !content.viewportHandlers.isEmpty || !items.all.isEmpty
      || !sections.all.isEmpty || hasUnseen
  }

  /// Sets the version of the content that the view shows from now on. O(*s*) for *s* sections; O(*n*) if
  /// impressions of items are stored.
  func show(_ content: IndexPathContent<UIKitHost>) {
    self.content = content
    listeningSections = content.listeningSections
    reports.show(content, listening: listeningSections)
    forgetMissing()
  }

  /// Determines which elements appeared and disappeared.
  ///
  /// - Parameters:
  ///   - elements: The elements that the view shows, in order; empty if the view is not visible.
  ///   - viewport: The viewport of the view.
  ///   - now: The time, in seconds.
  ///   - extent: Returns the extent of a section, or `nil` if it has none.
  /// - Returns: The handlers to call, in order.
  func review(
    _ elements: [VisibleElement], in viewport: AdaptedViewport, at now: Double,
    extent: (Int) -> SectionExtent?
  ) -> VisibilityCalls {
    var calls = VisibilityCalls()
    reports.updateVelocity(viewport, at: now)
    let (goneItems, newItems) = items.exchange(for: listeningItems(elements, viewport))
    let (goneSections, newSections) = sections.exchange(for: sections(in: viewport, extent))
    for entry in goneItems { items.end(entry, at: now, &calls) }
    for entry in goneSections.reversed() { sections.end(entry, at: now, &calls) }
    for entry in newSections { calls.add(entry.handlers.onAppear, about: nil) }
    for entry in newItems { calls.add(entry.handlers.onAppear, about: entry.item) }
    items.advance(in: viewport, at: now, &calls)
    sections.advance(in: viewport, at: now, &calls)
    reports.review(elements, in: viewport, extent: extent, &calls)
    return calls
  }

  private func listeningItems(
    _ elements: [VisibleElement], _ viewport: AdaptedViewport
  ) -> [VisibleEntry<ItemKey>] {
    hasUnseen = false
    var found: [VisibleEntry<ItemKey>] = []
    for element in elements {
      guard let handlers = element.cell.lifecycle, handlers.isListening else { continue }
      guard element.frame.overlaps(viewport.bounds) else {
        hasUnseen = true
        continue
      }
      let key = element.cell.key
      found.append(VisibleEntry(key: key, item: key, handlers: handlers, frame: element.frame))
    }
    return found
  }

  private func sections(
    in viewport: AdaptedViewport, _ extent: (Int) -> SectionExtent?
  ) -> [VisibleEntry<SectionKey>] {
    listeningSections.compactMap { section in
      guard let handlers = content.lifecycle(ofSection: section), let frame = extent(section)?.frame,
        frame.overlaps(viewport.bounds)
      else { return nil }
      return VisibleEntry(key: content.key(ofSection: section), item: nil, handlers: handlers, frame: frame)
    }
  }

  /// Removes the impressions of elements that are no longer in the content.
  private func forgetMissing() {
    let missing = Set(content.missing(items.rememberedKeys))
    if !missing.isEmpty { items.forget { missing.contains($0) } }
    guard !sections.rememberedKeys.isEmpty else { return }
    let known = Set((0..<content.sectionCount).map { content.key(ofSection: $0) })
    sections.forget { !known.contains($0) }
  }
}
#endif
