import Tessera

// What a loader learns from where the viewport is: when an end comes near, what is in view, and whether it is
// scrolled.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// The viewport has moved, or other content is shown in it.
  ///
  ///     Section("posts") { ForEach(loader.items) { PostCell($0) } }
  ///       .onViewportChange { loader.viewportChanged($0) }
  ///
  /// Ends that come near are loaded where the behaviour says so, and placeholders of ``rows`` that are in view
  /// or near: page by page, as each of them is shown. Where a source knows which page is where, jumping to it
  /// is quicker: ``LoadIntent/jump(to:)``. The pages of what is in view are kept.
  ///
  /// - Complexity: O(*p*) for *p* pages.
  public func viewportChanged(_ report: ViewportReport) {
    lastReport = report
    visibleIDs = report.firstVisible.flatMap { first in report.lastVisible.map { (first, $0) } }
    note(isScrolling: report.isScrolling)
    // What is not told yet is not shown yet: this report is about older content, whose ends are ends no more. The one
    // about what there is now follows when that is shown.
    guard look.content == told.content else { return }
    // The trigger must not take for reached what is not wanted now: it may be wanted later, of the same content.
    let wantedPositions = wantedPositions
    let open = Set(
      PageDirection.allCases.filter { direction in
        machine.isOpen(direction) && !isUnwanted(direction, by: report)
          && (report.distance(to: direction) <= 0 || pages.hasRoom(at: direction, keeping: wantedPositions))
      })
    let busy = Set(PageDirection.allCases.filter { machine.isBusy($0) })
    let near = trigger.directions(reachedBy: report, open: open, busy: busy)
    let wanted = near.union(directionsMissing(by: report).intersection(open))
    for direction in PageDirection.allCases where wanted.contains(direction) { tell(.reached(direction)) }
  }

  /// Looks again for ends that have come near: what was told out of sight was not answered, and is not told again.
  func reconsiderEnds() {
    guard var report = lastReport else { return }
    (report.velocity, report.isScrolling) = (0, false)
    viewportChanged(report)
  }

  /// An end of what is loaded has come near: a page is loaded there where the behaviour says so.
  public func reached(_ direction: PageDirection) { tell(.reached(direction)) }

  // MARK: What is in view

  /// The positions of the items in view, as far as these are still there.
  var visiblePositions: Range<Int>? {
    let found = visibleRows.map { rows.itemPositions(in: $0) }
    return found?.isEmpty == false ? found : nil
  }

  /// The positions of the items in view and of those beside what is in view, also where that is placeholders, without
  /// which an end would be near: a window that dropped these would have to load them again at once.
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

  /// The positions of the rows in view; what is neither an item nor stands in for one does not count.
  private var visibleRows: Range<Int>? {
    guard let visibleIDs else { return nil }
    let rows = rows
    let ends = [visibleIDs.first, visibleIDs.last].compactMap { rows.position(ofVisible: $0) }
    guard let first = ends.min(), let last = ends.max() else { return nil }
    return first..<(last + 1)
  }

  /// The ends at which items are missing that are in view, or about to be.
  private func directionsMissing(by report: ViewportReport) -> Set<PageDirection> {
    guard let visibleRows else { return [] }
    let missing = rows.directionsMissing(in: visibleRows, andAround: trigger.viewports)
    guard report.isScrolling, report.velocity != 0 else { return missing }
    return missing.intersection([report.velocity > 0 ? .next : .previous])
  }

  // MARK: What the window has dropped

  /// Notes that the window has dropped pages at an end, to have room at the other one.
  func noteDropped(at end: PageDirection) {
    dropped = visibleIDs.map { DroppedEnd(direction: end, first: $0.first, last: $0.last) }
  }

  /// Whether a page at an end was dropped in view of the same items at rest. The window counts items, the trigger points:
  /// where few tall items are in view, what is dropped may still be near, and both ends would take turns for ever.
  private func isUnwanted(_ direction: PageDirection, by report: ViewportReport) -> Bool {
    guard !report.isScrolling, let dropped, let visibleIDs else { return false }
    return dropped == DroppedEnd(direction: direction, first: visibleIDs.first, last: visibleIDs.last)
  }

  // MARK: Quiet

  /// How long nothing may have been scrolled before it is quiet.
  private static var quietTime: Duration { .milliseconds(100) }

  /// Silence is quiet as well: that the viewport rests is not told where there is nothing left to tell about.
  private func note(isScrolling: Bool) {
    guard isScrolling else { return }
    isQuiet = false
    wait(.quiet, Self.quietTime) { $0.becomeQuiet() }
  }

  /// What was waiting for it is shown.
  func becomeQuiet() {
    end(.quiet)
    isQuiet = true
    makeWaitingEdits()
  }
}

extension LoadedRows {
  /// The position of a row in view; the row that says how it stands at an end counts as the item beside it.
  fileprivate func position(ofVisible id: ItemID) -> Int? {
    if id == .end(.previous) { return itemRows.first }
    if id == .end(.next) { return itemRows.last }
    return position(of: id) ?? formerPosition(of: id)
  }

  /// The position of the row that has come in place of a placeholder.
  private func formerPosition(of id: ItemID) -> Int? {
    guard let missing = id.value(as: MissingItem.ID.self) else { return nil }
    let position = missing.direction == .previous ? missing.distance : count - 1 - missing.distance
    return itemRows.contains(position) ? position : nil
  }
}

/// An end at which the window has dropped pages, and what was in view then.
struct DroppedEnd: Equatable {
  let direction: PageDirection
  let first: ItemID
  let last: ItemID
}
