import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

/// A loader that is scrolled while its pages shift. The run never forces a reload.
@MainActor
struct ShiftingRun {
  struct Setting {
    var server: ChaosServer
    var maximumCount: Int?
    /// The number of rows in the viewport.
    var extent: Int
    /// Whether the first page is also loaded again.
    var isRenewed: Bool
    /// Whether rows are only inserted at the start and at the end.
    var onlyGrows: Bool
  }

  enum Step {
    case change(ShiftingChange)
    /// A change that happens at the next request.
    case changeLater(ShiftingChange)
    case scroll(Int)
    case comeBack
    case update
  }

  let setting: Setting
  let source: ShiftingSource
  let clock = VirtualClock()
  let loader: Loader<ShiftingSource>
  /// The first row in the viewport.
  private var anchor: (id: ItemID, position: Int)?
  private let content: ShownContent

  init(_ setting: Setting) {
    self.setting = setting
    source = ShiftingSource(setting.server)
    loader = Loader(
      source, pages: Pages(maximumCount: setting.maximumCount),
      behavior: setting.isRenewed ? [.initial, .appearance, .autoUpdate, .pages] : [.initial, .pages],
      clock: clock, seed: 0)
    content = ShownContent(of: loader)
  }

  /// Runs a program, and then scrolls to both ends. Returns an error message; `nil` if nothing is wrong.
  static func failureReason(_ setting: Setting, _ program: [Step]) async -> String? {
    var run = ShiftingRun(setting)
    run.loader.appear()
    if let failureReason = await run.show() { return failureReason }
    for step in program {
      if let failureReason = await run.take(step) { return failureReason }
    }
    run.source.calmDown()
    return await run.seeEverything()
  }

  private mutating func take(_ step: Step) async -> String? {
    switch step {
    case .change(let change): source.take(change)
    case .changeLater(let change): source.takeLater(change)
    case .scroll(let distance): scroll(distance)
    case .comeBack:
      loader.disappear()
      loader.appear()
    case .update:
      clock.advance(by: .seconds(31))
      for _ in 0..<10 where loader.isSettled { await Task.yield() }
    }
    return await show()
  }

  // MARK: The viewport

  private var position: Int {
    let last = max(0, loader.rows.count - setting.extent)
    guard let anchor else { return min(loader.rows.itemRows.lowerBound, last) }
    return min(loader.rows.position(of: anchor.id) ?? anchor.position, last)
  }

  private mutating func scroll(_ distance: Int) {
    let rows = loader.rows
    let position = max(0, min(position + distance, rows.count - setting.extent))
    anchor = rows.isEmpty ? nil : (rows[position].id, position)
  }

  private var visible: Range<Int> {
    let position = position
    return position..<min(loader.rows.count, position + setting.extent)
  }

  private var report: ViewportReport {
    let (rows, visible) = (loader.rows, visible)
    return ViewportReport(
      extent: Double(setting.extent), distanceToStart: Double(visible.lowerBound),
      distanceToEnd: Double(rows.count - visible.upperBound), contentNumber: content.number,
      firstVisible: visible.first.map { rows[$0].id }, lastVisible: visible.last.map { rows[$0].id })
  }

  /// Reports the viewport until that loads no more pages, and retries failed loads.
  private mutating func show() async -> String? {
    let limit = source.requestCount + 30 + 2 * source.server.ids.count
    while source.requestCount <= limit {
      await settle()
      if let failureReason = failureReason() { return failureReason }
      scroll(0)
      let count = source.requestCount
      loader.viewportChanged(report)
      if LoadType.allCases.contains(where: { loader.machine.state(of: $0).failure != nil }) { loader.retry() }
      await settle()
      if source.requestCount == count { return failureReason() }
    }
    return "It loads without an end"
  }

  private func settle() async {
    await until("It never ends") { loader.isSettled }
  }
}

// MARK: - Invariants

extension ShiftingRun {
  private func failureReason() -> String? {
    let ids = loader.items.map(\.id)
    if loader.phase.isLoading || loader.phase == .idle { return "It has ended and is \(loader.phase)" }
    guard Set(ids).count == ids.count else { return "There are duplicates: \(ids)" }
    guard setting.server.style != .cursors || isInOrder(ids) else {
      return "There is \(source.server.ids), and shown out of order: \(ids)"
    }
    guard let maximumCount = setting.maximumCount else { return nil }
    // The rows next to the visible part stay, because they would be loaded again at once. At both ends, a
    // page can be partly visible.
    let size = setting.server.size
    let limit = max(maximumCount, 3 * size) + 4 * setting.extent + 4 + 3 * size
    return ids.count <= limit ? nil : "There are \(ids.count) items, and room for \(limit)"
  }

  /// Returns whether the rows that have always existed are in the order of the server.
  private func isInOrder(_ ids: [Int]) -> Bool {
    let lasting = ids.filter { source.lastingIDs.contains($0) }
    return lasting == lasting.sorted()
  }

  /// Scrolls to the start, and from there to the end.
  private mutating func seeEverything() async -> String? {
    let step = max(1, setting.extent - 1)
    let limit = 100 + 10 * (source.server.ids.count + loader.rows.count)
    var count = 0
    while position > 0 || !loader.hasEnded(.previous) {
      if position == 0, let failureReason = tap(.previous) { return failureReason }
      scroll(-step)
      if let failureReason = await show() { return failureReason }
      count += 1
      guard count <= limit else { return "There is no start" }
    }
    var seen: Set<Int> = []
    while true {
      seen.formUnion(visible.compactMap { loader.rows[$0].item?.id })
      let isAtEnd = visible.upperBound == loader.rows.count
      if isAtEnd, loader.hasEnded(.next) { break }
      if isAtEnd, let failureReason = tap(.next) { return failureReason }
      scroll(step)
      if let failureReason = await show() { return failureReason }
      count += 1
      guard count <= 2 * limit else { return "There is no end" }
    }
    return missing(in: seen)
  }

  /// Loads more at an end, as the user can: where a row offers more or shows a failure.
  private func tap(_ direction: PageDirection) -> String? {
    switch loader.status(of: direction) {
    case .more, .retrying, .failed:
      loader.load(.page(direction))
      return nil
    case .hidden, .loading, .ended:
      return loader.items.isEmpty ? nil : "Nothing comes at \(direction), and nothing says so"
    }
  }

  /// Whether no lasting row may be missing. Rows may be missing in two cases: where pages have numbers or
  /// offsets and rows have shifted, unless pages were only added at the next end and rows have only shifted
  /// towards it; and where a page is loaded again after a row has moved, as nothing then tells whether the
  /// other rows are gone.
  private var isExact: Bool {
    if !source.hasShifted { return true }
    if setting.server.style == .cursors { return !setting.isRenewed || !source.hasMoved }
    return setting.onlyGrows && setting.server.start == 0 && !setting.isRenewed && setting.maximumCount == nil
  }

  private func missing(in seen: Set<Int>) -> String? {
    let lost = isExact ? source.lastingIDs.subtracting(seen) : []
    guard lost.isEmpty else {
      return "Lost: \(lost.sorted()) of \(source.server.ids), loaded is \(loader.items.map(\.id))"
    }
    guard !setting.isRenewed, setting.maximumCount == nil else { return nil }
    let loaded = Set(loader.items.map(\.id))
    return loaded == source.answeredIDs
      ? nil : "Answered \(source.answeredIDs.sorted()), and kept \(loaded.sorted())"
  }
}
