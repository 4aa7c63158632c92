/// The data that all versions of a table share: cached blocks and statistics.
final class TableRowCache<Record: Sendable>: Sendable {
  let numbers = Numbers()
  private let state: Locked<State>
  /// A closure that reports issues, from any thread.
  let report: @Sendable (TableIssue) -> Void

  private struct State {
    var cache: BlockCache<TableRow<Record>>
    var statistics = TableStatistics()
    /// The block of the last access, and its place.
    var lastBlock: (number: Int, place: Int)?
    /// The running prefetches, by block number.
    var reading: [Int: Task<Void, Never>] = [:]
  }

  init(capacity: Int, report: @escaping @Sendable (TableIssue) -> Void) {
    self.report = report
    state = Locked(State(cache: BlockCache(capacity: capacity)))
  }

  var statistics: TableStatistics { state.use { $0.statistics } }

  func record(_ change: (inout TableStatistics) -> Void) { state.use { change(&$0.statistics) } }

  func rows(of number: Int) -> [TableRow<Record>]? { state.use { $0.cache.rows(of: number) } }

  func put(_ rows: [TableRow<Record>], of number: Int) { state.use { $0.cache.put(rows, of: number) } }

  /// Records an access to a block. Returns the direction from the last block; both directions if the blocks
  /// are not adjacent, and none if they are the same.
  func directions(to number: Int, place: Int) -> [Int] {
    state.use { state in
      defer { state.lastBlock = (number, place) }
      guard let last = state.lastBlock, last.number != number else {
        return state.lastBlock == nil ? [1] : []
      }
      return abs(place - last.place) == 1 ? [place - last.place] : [1, -1]
    }
  }

  /// Prefetches a block, unless it is cached or being read.
  func prefetch(_ number: Int, _ read: @escaping @Sendable () async -> Void) {
    state.use { state in
      guard !state.cache.contains(number), state.reading[number] == nil else { return }
      state.reading[number] = Task.detached(priority: .utility) { [weak self] in
        await read()
        self?.state.use { $0.reading[number] = nil }
      }
    }
  }

  /// Waits until all prefetches have ended.
  func prefetched() async {
    while let task = state.use({ $0.reading.values.first }) { await task.value }
  }
}
