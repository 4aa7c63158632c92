#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout

/// Tells sections and content where the viewport of a view stands that an adapter drives.
struct AdapterViewportReports {
  private var content = IndexedContent<UIKitHost>()
  /// Counts the contents that were shown.
  private var contentNumber = 0
  /// The sections that want to know something, by position.
  private var listeningSections: [Int] = []
  /// What sections that want to know were told last.
  private var reports: [SectionKey: ViewportReport] = [:]
  /// What those who want to know about the whole content were told last.
  private var contentReport: ViewportReport?
  private var pace = ScrollPace()
  /// Where the viewport was.
  private var place: Double?

  /// Takes over a version of the content that the view shows from now on.
  mutating func show(_ content: IndexedContent<UIKitHost>, listening sections: [Int]) {
    self.content = content
    contentNumber += 1
    listeningSections = sections
  }

  /// Notes how far the viewport has moved.
  mutating func notePace(_ viewport: AdaptedViewport, at now: Double) {
    let start = viewport.bounds.min(viewport.axis)
    pace.note(place.map { start - $0 } ?? 0, within: viewport.bounds.size[viewport.axis], at: now)
    place = start
  }

  /// Tells where the viewport stands, where that has changed.
  ///
  /// - Parameters:
  ///   - elements: What the view shows of the content.
  ///   - viewport: What of it can be seen.
  ///   - extent: Where a section stands; nil: nowhere.
  ///   - calls: Takes the calls of handlers.
  mutating func review(
    _ elements: [VisibleElement], in viewport: AdaptedViewport, extent: (Int) -> SectionExtent?,
    _ calls: inout VisibilityCalls
  ) {
    let before = reports
    reports = [:]
    guard viewport.bounds.size[viewport.axis] > 0 else { return contentReport = nil }
    let seen = elements.filter { $0.frame.overlaps(viewport.bounds) }.compactMap { $0.path }
    for section in listeningSections {
      guard let handlers = content.viewportHandlers(ofSection: section), let extent = extent(section) else {
        continue
      }
      let report = report(
        on: extent, viewport, seen: seen.filter { $0.section == section })
      let key = content.key(ofSection: section)
      if report != before[key] { for handler in handlers { calls.add { handler(report) } } }
      reports[key] = report
      if let rest = pace.restTime { calls.wake(at: rest) }
    }
    reviewContent(seen, in: viewport, extent: extent, &calls)
  }

  private mutating func reviewContent(
    _ seen: [ItemPath], in viewport: AdaptedViewport, extent: (Int) -> SectionExtent?,
    _ calls: inout VisibilityCalls
  ) {
    let handlers = content.viewportHandlers
    guard !handlers.isEmpty, let all = contentExtent(viewport.axis, extent) else {
      return contentReport = nil
    }
    let report = report(on: all, viewport, seen: seen)
    if report != contentReport { for handler in handlers { calls.add { handler(report) } } }
    contentReport = report
    if let rest = pace.restTime { calls.wake(at: rest) }
  }

  /// Where the content stands: from one end of its sections to the other.
  private func contentExtent(_ axis: Axis, _ extent: (Int) -> SectionExtent?) -> SectionExtent? {
    let extents = (0..<content.sectionCount).compactMap(extent)
    guard let first = extents.first, let last = extents.last else { return nil }
    let isReversed =
      extents.count == 1 ? first.isReversed : last.frame.min(axis) < first.frame.min(axis)
    let start = extents.map { $0.frame.min(axis) }.min() ?? 0
    let end = extents.map { $0.frame.max(axis) }.max() ?? 0
    var frame = first.frame
    frame.origin[axis] = start
    frame.size[axis] = end - start
    return SectionExtent(frame: frame, isReversed: isReversed)
  }

  private func report(
    on extent: SectionExtent, _ viewport: AdaptedViewport, seen: [ItemPath]
  ) -> ViewportReport {
    let (frame, bounds, axis) = (extent.frame, viewport.bounds, viewport.axis)
    var report = ViewportReport(
      extent: bounds.size[axis],
      distances: bounds.distances(toStart: frame.min(axis), end: frame.max(axis), along: axis),
      isReversed: extent.isReversed, velocity: pace.velocity,
      isScrolling: viewport.isScrolling || pace.restTime != nil, contentNumber: contentNumber)
    report.firstVisible = seen.min().map { content.id(at: $0) }
    report.lastVisible = seen.max().map { content.id(at: $0) }
    return report
  }
}
#endif
