#if !hasFeature(Embedded)
import TesseraDiff
import TesseraLayout

/// Tells content what of it comes into view and goes, for views that keep their own cells.
///
/// The view says after each change what it shows; handlers are told the difference, as an ``Engine`` tells it: exactly once
/// for each coming and going, whatever was reloaded in between. What stays has the same key.
package final class IndexedSights<H: CollectionHost> {
  private var content = IndexedContent<H>()
  /// Counts the contents that were shown.
  private var contentNumber = 0
  /// The items in view that handlers wait for, in their order.
  private var items: [Stay<ItemKey>] = []
  /// The sections in view that handlers wait for.
  private var sections: [Stay<SectionKey>] = []
  /// Where sections that want to know have been told that the viewport stands.
  private var reports: [SectionKey: ViewportReport] = [:]
  /// The impressions that are not told again.
  private var impressed: Set<Impressed> = []
  private var pace = ScrollPace()
  /// Where the viewport was.
  private var place: Double?
  /// Whether something is shown, out of view, that a handler waits for.
  private var hasUnseen = false
  /// Handlers that were found, and are called when everything is.
  private var calls: [() -> Void] = []
  /// When there is something to look at even if nothing changes, in seconds; nil: never.
  package private(set) var deadline: Double?

  package init() {}

  /// Whether a change of what is shown can make a difference.
  package var isWatching: Bool {
    !listeningSections.isEmpty || !contentHandlers.isEmpty || !items.isEmpty || !sections.isEmpty || hasUnseen
  }

  /// The sections that want to know something, by position.
  private var listeningSections: [Int] = []

  /// Who is told where the viewport stands to the content as a whole, and what they were told last.
  private var contentHandlers: [(ViewportReport) -> Void] {
    content.snapshot.traits.first(ViewportTrait.self)?.actions ?? []
  }
  private var contentReport: ViewportReport?

  /// Takes over a version of the content that the view shows from now on.
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) where impressions of items are remembered.
  package func show(_ content: IndexedContent<H>) {
    self.content = content
    contentNumber += 1
    listeningSections = content.listeningSections
    forgetMissing()
  }

  /// Finds out what came and went, and tells it.
  ///
  /// - Parameters:
  ///   - sights: What the view shows of the content, in order; empty where the view cannot be seen.
  ///   - viewport: What of it can be seen.
  ///   - now: The time, in seconds.
  ///   - extent: Where a section stands; nil: nowhere.
  package func review(
    _ sights: [IndexedSight<H>], in viewport: IndexedViewport, at now: Double,
    extent: (Int) -> IndexedExtent?
  ) {
    deadline = nil
    notePace(viewport, now)
    let (goneItems, newItems) = followItems(sights, viewport)
    let (goneSections, newSections) = followSections(viewport, extent)
    for stay in goneItems { leave(stay, .item(stay.key), stay.key, now) }
    for stay in goneSections.reversed() { leave(stay, .section(stay.key), nil, now) }
    for stay in newSections { tell(stay.handlers.onAppear, nil) }
    for stay in newItems { tell(stay.handlers.onAppear, stay.key) }
    followImpressions(viewport, now)
    followViewports(sights, viewport, extent)
    followContent(sights, viewport, extent)
    let found = calls
    calls = []
    for call in found { call() }
  }

  private func tell(_ handlers: [LifecycleHandlers.Handler], _ item: ItemKey?) {
    for handler in handlers { calls.append { handler(item) } }
  }

  // MARK: Coming and going

  /// Something in view that a handler waits for.
  private struct Stay<Key> {
    let key: Key
    var handlers: LifecycleHandlers
    var frame: Rect
    var timers: [ImpressionTimer] = []
  }

  private func followItems(
    _ sights: [IndexedSight<H>], _ viewport: IndexedViewport
  ) -> (gone: [Stay<ItemKey>], new: [Stay<ItemKey>]) {
    hasUnseen = false
    var found: [Stay<ItemKey>] = []
    for sight in sights {
      guard let handlers = sight.cell.declared.attributes.lifecycle, handlers.isListening else { continue }
      guard sight.frame.overlaps(viewport.bounds) else {
        hasUnseen = true
        continue
      }
      found.append(Stay(key: sight.cell.key, handlers: handlers, frame: sight.frame))
    }
    return exchange(&items, for: found)
  }

  private func followSections(
    _ viewport: IndexedViewport, _ extent: (Int) -> IndexedExtent?
  ) -> (gone: [Stay<SectionKey>], new: [Stay<SectionKey>]) {
    var found: [Stay<SectionKey>] = []
    for section in listeningSections {
      guard let handlers = content.snapshot.sections[section].section.lifecycle, handlers.isListening,
        let frame = extent(section)?.frame, frame.overlaps(viewport.bounds)
      else { continue }
      found.append(Stay(key: content.snapshot.sections[section].key, handlers: handlers, frame: frame))
    }
    return exchange(&sections, for: found)
  }

  /// Takes over what is in view; what has gone of what was, and what has come.
  private func exchange<Key: Hashable>(
    _ stays: inout [Stay<Key>], for found: [Stay<Key>]
  ) -> (gone: [Stay<Key>], new: [Stay<Key>]) {
    var before: [Key: Stay<Key>] = [:]
    for stay in stays { before[stay.key] = stay }
    let old = stays
    var (new, current): ([Stay<Key>], [Stay<Key>]) = ([], [])
    for var stay in found {
      if let known = before.removeValue(forKey: stay.key) {
        stay.timers = known.timers
      } else {
        new.append(stay)
      }
      current.append(stay)
    }
    stays = current
    return (old.filter { before[$0.key] != nil }, new)
  }

  private func leave<Key>(_ stay: Stay<Key>, _ subject: Subject, _ item: ItemKey?, _ now: Double) {
    var timers = stay.timers
    // What was complete before it left.
    advance(&timers, stay.handlers, subject, item, fraction: 0, now)
    tell(stay.handlers.onDisappear, item)
  }

  // MARK: Impressions

  /// What has impressions.
  private enum Subject: Hashable {
    case item(ItemKey)
    case section(SectionKey)
  }

  /// An impression that is told once.
  private struct Impressed: Hashable {
    let subject: Subject
    let impression: Impression
  }

  private func followImpressions(_ viewport: IndexedViewport, _ now: Double) {
    for index in items.indices where !items[index].handlers.onImpression.isEmpty {
      let (stay, fraction) = (items[index], viewport.fraction(of: items[index].frame))
      advance(&items[index].timers, stay.handlers, .item(stay.key), stay.key, fraction: fraction, now)
    }
    for index in sections.indices where !sections[index].handlers.onImpression.isEmpty {
      let (stay, fraction) = (sections[index], viewport.fraction(of: sections[index].frame))
      advance(&sections[index].timers, stay.handlers, .section(stay.key), nil, fraction: fraction, now)
    }
  }

  private func advance(
    _ timers: inout [ImpressionTimer], _ handlers: LifecycleHandlers, _ subject: Subject, _ item: ItemKey?,
    fraction: Double, _ now: Double
  ) {
    let (complete, deadline) = timers.advance(to: now, fraction: fraction, for: handlers.onImpression) {
      impressed.contains(Impressed(subject: subject, impression: $0))
    }
    for (impression, handler) in complete {
      if !impression.isRepeated { impressed.insert(Impressed(subject: subject, impression: impression)) }
      tell([handler], item)
    }
    if let deadline { wake(at: deadline) }
  }

  /// What has left the content counts as new when it returns.
  private func forgetMissing() {
    guard !impressed.isEmpty else { return }
    let keys = impressed.compactMap { if case .item(let key) = $0.subject { key } else { nil } }
    let missing = Set(content.missing(keys))
    let known = Set(content.snapshot.sections.map { $0.key })
    impressed = impressed.filter {
      switch $0.subject {
      case .item(let key): !missing.contains(key)
      case .section(let key): known.contains(key)
      }
    }
  }

  private func wake(at time: Double) { deadline = Swift.min(deadline ?? time, time) }

  // MARK: Where the viewport stands

  private func notePace(_ viewport: IndexedViewport, _ now: Double) {
    let start = viewport.bounds.min(viewport.axis)
    pace.note(place.map { start - $0 } ?? 0, within: viewport.bounds.size[viewport.axis], at: now)
    place = start
  }

  private func followViewports(
    _ sights: [IndexedSight<H>], _ viewport: IndexedViewport, _ extent: (Int) -> IndexedExtent?
  ) {
    var told: [SectionKey: ViewportReport] = [:]
    defer { reports = told }
    guard viewport.bounds.size[viewport.axis] > 0 else { return }
    for section in listeningSections {
      let snapshot = content.snapshot.sections[section]
      guard let handlers = snapshot.section.viewportHandlers, let extent = extent(section)
      else { continue }
      var report = report(on: extent, viewport)
      let seen = sights.lazy.filter { $0.frame.overlaps(viewport.bounds) }
        .compactMap { $0.path?.section == section ? $0.path?.item : nil }
      report.firstVisible = seen.min().map { snapshot.id(at: $0) }
      report.lastVisible = seen.max().map { snapshot.id(at: $0) }
      if report != reports[snapshot.key] { for handler in handlers { calls.append { handler(report) } } }
      told[snapshot.key] = report
      if let rest = pace.restTime { wake(at: rest) }
    }
  }

  private func followContent(
    _ sights: [IndexedSight<H>], _ viewport: IndexedViewport, _ extent: (Int) -> IndexedExtent?
  ) {
    guard !contentHandlers.isEmpty, viewport.bounds.size[viewport.axis] > 0,
      let all = contentExtent(viewport.axis, extent)
    else { return contentReport = nil }
    var report = report(on: all, viewport)
    let seen = sights.lazy.filter { $0.frame.overlaps(viewport.bounds) }.compactMap { $0.path }
    report.firstVisible = seen.min().map { content.snapshot.sections[$0.section].id(at: $0.item) }
    report.lastVisible = seen.max().map { content.snapshot.sections[$0.section].id(at: $0.item) }
    if report != contentReport { for handler in contentHandlers { calls.append { handler(report) } } }
    contentReport = report
    if let rest = pace.restTime { wake(at: rest) }
  }

  /// Where the content stands: from one end of its sections to the other.
  private func contentExtent(_ axis: Axis, _ extent: (Int) -> IndexedExtent?) -> IndexedExtent? {
    let extents = (0..<content.sectionCount).compactMap(extent)
    guard let first = extents.first, let last = extents.last else { return nil }
    let isReversed =
      extents.count == 1 ? first.isReversed : last.frame.min(axis) < first.frame.min(axis)
    let start = extents.map { $0.frame.min(axis) }.min() ?? 0
    let end = extents.map { $0.frame.max(axis) }.max() ?? 0
    var frame = first.frame
    frame.origin[axis] = start
    frame.size[axis] = end - start
    return IndexedExtent(frame: frame, isReversed: isReversed)
  }

  private func report(on extent: IndexedExtent, _ viewport: IndexedViewport) -> ViewportReport {
    let (frame, seen, axis) = (extent.frame, viewport.bounds, viewport.axis)
    return ViewportReport(
      extent: seen.size[axis],
      distances: seen.distances(toStart: frame.min(axis), end: frame.max(axis), along: axis),
      isReversed: extent.isReversed, velocity: pace.velocity,
      isScrolling: viewport.isScrolling || pace.restTime != nil, contentNumber: contentNumber)
  }
}
#endif
