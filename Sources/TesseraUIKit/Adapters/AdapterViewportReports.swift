#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout

/// The reports of the viewport of an adapter's view to sections and content.
struct AdapterViewportReports {
  private var content = IndexPathContent<UIKitHost>()
  /// The number of contents that were shown.
  private var contentNumber = 0
  /// The positions of the sections with handlers.
  private var listeningSections: [Int] = []
  /// The last reports to sections.
  private var reports: [SectionKey: ViewportReport] = [:]
  /// The last report to the handlers of the whole content.
  private var contentReport: ViewportReport?
  private var velocityTracker = ScrollVelocityTracker()
  /// The last start of the viewport.
  private var place: Double?

  /// Sets the version of the content that the view shows from now on.
  mutating func show(_ content: IndexPathContent<UIKitHost>, listening sections: [Int]) {
    self.content = content
    contentNumber += 1
    listeningSections = sections
  }

  /// Updates the velocity with a new viewport.
  mutating func updateVelocity(_ viewport: AdaptedViewport, at now: Double) {
    let start = viewport.bounds.min(viewport.axis)
    velocityTracker.record(
      place.map { start - $0 } ?? 0, within: viewport.bounds.size[viewport.axis], at: now)
    place = start
  }

  /// Reports the viewport to the handlers for which it has changed.
  ///
  /// - Parameters:
  ///   - elements: The elements that the view shows.
  ///   - viewport: The viewport of the view.
  ///   - extent: Returns the extent of a section, or `nil` if it has none.
  ///   - calls: Collects the calls of handlers.
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
      if let rest = velocityTracker.restTime { calls.wake(at: rest) }
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
    if let rest = velocityTracker.restTime { calls.wake(at: rest) }
  }

  /// Returns the extent of the content, from one end of its sections to the other.
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
      isReversed: extent.isReversed, velocity: velocityTracker.velocity,
      isScrolling: viewport.isScrolling || velocityTracker.restTime != nil, contentNumber: contentNumber)
    report.firstVisible = seen.min().map { content.id(at: $0) }
    report.lastVisible = seen.max().map { content.id(at: $0) }
    return report
  }
}
#endif
