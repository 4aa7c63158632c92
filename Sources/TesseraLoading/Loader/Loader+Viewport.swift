import Tessera

// The loader's use of viewport reports: ends that come near, visible items, and scrolling.

extension Loader {
  /// Notifies the loader that the viewport has moved or shows other content.
  ///
  ///     Section("posts") { ForEach(loader.items) { PostCell($0) } }
  ///       .onViewportChange { loader.viewportChanged($0) }
  ///
  /// The loader loads pages at ends that come near, if its ``behavior`` allows it. It also loads the
  /// placeholders of ``rows`` that are visible or nearby, page by page as each is shown. If the source can
  /// locate pages, jumping is faster: see ``LoadIntent/jump(to:)``. The pages of visible items are not
  /// dropped.
  ///
  /// - Complexity: O(*p*) for *p* pages.
  public func viewportChanged(_ report: ViewportReport) {
    lastReport = report
    visibleIDs = report.firstVisible.flatMap { first in report.lastVisible.map { (first, $0) } }
    record(isScrolling: report.isScrolling)
    // This report is about older content if changes are unreported: its ends are outdated. Another report
    // follows when the current content is shown.
    guard observableState.content == lastReportedState.content else { return }
    // Do not mark an end as reached while no page is wanted there: one may be wanted later, for the same
    // content.
    let wantedPositions = wantedPositions
    let open = Set(
      PageDirection.allCases.filter { direction in
        machine.isOpen(direction) && !isUnwanted(direction, by: report)
          && (report.distance(to: direction) <= 0 || pages.hasRoom(at: direction, keeping: wantedPositions))
      })
    let busy = Set(PageDirection.allCases.filter { machine.isBusy($0) })
    let near = trigger.directions(reachedBy: report, open: open, busy: busy)
    let wanted = near.union(directionsMissing(by: report).intersection(open))
    for direction in PageDirection.allCases where wanted.contains(direction) { send(.reached(direction)) }
  }

  /// Checks again whether an end is near: reports that arrived while the content was off-screen were not
  /// handled, and are not repeated.
  func reevaluateEndTriggers() {
    guard var report = lastReport else { return }
    (report.velocity, report.isScrolling) = (0, false)
    viewportChanged(report)
  }

  /// Notifies the loader that an end of the loaded items is near, so that it loads a page there if its
  /// ``behavior`` allows it.
  public func reached(_ direction: PageDirection) { send(.reached(direction)) }

  // MARK: Visible items

  /// The positions of the visible items that are still loaded; `nil` if there are none.
  var visiblePositions: Range<Int>? {
    let found = visibleRows.map { rows.itemPositions(in: $0) }
    return found?.isEmpty == false ? found : nil
  }

  /// The positions of the visible items and of those close enough that their end would count as near. A
  /// window that dropped these would have to load them again at once. Visible placeholders count as well.
  var wantedPositions: Range<Int>? {
    guard let visible = visibleRows else { return nil }
    let rows = rows
    let viewports = trigger.viewports > 0 ? trigger.viewports : 0
    let beside = (viewports * Double(visible.count)).rounded(.up) + 1
    let reach = beside < Double(rows.count) ? Int(beside) : rows.count
    let wanted = max(0, visible.lowerBound - reach)..<min(rows.count, visible.upperBound + reach)
    let found = rows.itemPositions(in: wanted)
    return found.isEmpty ? nil : found
  }

  /// The positions of the visible rows. Rows that are neither items nor placeholders do not count.
  private var visibleRows: Range<Int>? {
    guard let visibleIDs else { return nil }
    let rows = rows
    let ends = [visibleIDs.first, visibleIDs.last].compactMap { rows.position(ofVisible: $0) }
    guard let first = ends.min(), let last = ends.max() else { return nil }
    return first..<(last + 1)
  }

  /// Returns the ends at which items are missing that are visible or about to become visible.
  private func directionsMissing(by report: ViewportReport) -> Set<PageDirection> {
    guard let visibleRows else { return [] }
    let missing = rows.directionsMissing(in: visibleRows, andAround: trigger.viewports)
    guard report.isScrolling, report.velocity != 0 else { return missing }
    return missing.intersection([report.velocity > 0 ? .next : .previous])
  }

  // MARK: Dropped pages

  /// Records that the window has dropped pages at an end, to make room at the other one.
  func recordDroppedEnd(at end: PageDirection) {
    dropped = visibleIDs.map { DroppedEnd(direction: end, first: $0.first, last: $0.last) }
  }

  /// Returns whether a page at an end was dropped while the same items were visible at rest. The window
  /// counts items, the trigger points: with few tall items, both ends would load in turns forever.
  private func isUnwanted(_ direction: PageDirection, by report: ViewportReport) -> Bool {
    guard !report.isScrolling, let dropped, let visibleIDs else { return false }
    return dropped == DroppedEnd(direction: direction, first: visibleIDs.first, last: visibleIDs.last)
  }

  // MARK: Idle scrolling

  /// The time without scrolling after which scrolling counts as idle.
  private static var scrollIdleDelay: LoadDuration { .milliseconds(100) }

  /// Records scrolling. It also becomes idle without a report, because the viewport may have nothing left to
  /// report at rest.
  private func record(isScrolling: Bool) {
    guard isScrolling else { return }
    isScrollingIdle = false
    wait(.scrollIdle, Self.scrollIdleDelay) { $0.scrollingDidIdle() }
  }

  /// Shows the changes that waited for this.
  func scrollingDidIdle() {
    end(.scrollIdle)
    isScrollingIdle = true
    performDeferredEdits()
  }
}

extension LoadedRows {
  /// Returns the position of a visible row. The load state row of an end counts as the item beside it.
  fileprivate func position(ofVisible id: ItemID) -> Int? {
    if id == .end(.previous) { return itemRows.first }
    if id == .end(.next) { return itemRows.last }
    return position(of: id) ?? formerPosition(of: id)
  }

  /// Returns the position of the row that has replaced a placeholder.
  private func formerPosition(of id: ItemID) -> Int? {
    guard let missing = id.value(as: PlaceholderItem.ID.self) else { return nil }
    let position = missing.direction == .previous ? missing.distance : count - 1 - missing.distance
    return itemRows.contains(position) ? position : nil
  }
}

/// An end at which the window has dropped pages, and the items that were visible then.
struct DroppedEnd: Equatable {
  let direction: PageDirection
  let first: ItemID
  let last: ItemID
}
