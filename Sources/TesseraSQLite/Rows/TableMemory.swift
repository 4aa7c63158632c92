/// What all versions of a table share: the blocks that were read, and what was done and found wrong.
final class TableMemory<Record: Sendable>: Sendable {
  let numbers = Numbers()
  private let state: Locked<State>
  /// Told of what is wrong, from any thread.
  let report: @Sendable (TableIssue) -> Void

  private struct State {
    var cache: BlockCache<TableRow<Record>>
    var work = TableWork()
    /// The block that was asked for last, and its place.
    var lastBlock: (number: Int, place: Int)?
    /// What is being read ahead.
    var reading: [Int: Task<Void, Never>] = [:]
  }

  init(capacity: Int, report: @escaping @Sendable (TableIssue) -> Void) {
    self.report = report
    state = Locked(State(cache: BlockCache(capacity: capacity)))
  }

  var work: TableWork { state.use { $0.work } }

  func note(_ change: (inout TableWork) -> Void) { state.use { change(&$0.work) } }

  /// The rows of a block, if it is there.
  func rows(of number: Int) -> [TableRow<Record>]? { state.use { $0.cache.rows(of: number) } }

  func put(_ rows: [TableRow<Record>], of number: Int) { state.use { $0.cache.put(rows, of: number) } }

  /// Notes that a block was asked for.
  ///
  /// - Returns: In which direction it lies from the one before; both if that was not beside it, none if it is
  ///   the same.
  func directions(to number: Int, place: Int) -> [Int] {
    state.use { state in
      defer { state.lastBlock = (number, place) }
      guard let last = state.lastBlock, last.number != number else {
        return state.lastBlock == nil ? [1] : []
      }
      return abs(place - last.place) == 1 ? [place - last.place] : [1, -1]
    }
  }

  /// Reads a block ahead unless it is there or is being read.
  func prefetch(_ number: Int, _ read: @escaping @Sendable () async -> Void) {
    state.use { state in
      guard !state.cache.contains(number), state.reading[number] == nil else { return }
      state.reading[number] = Task.detached(priority: .utility) { [weak self] in
        await read()
        self?.state.use { $0.reading[number] = nil }
      }
    }
  }

  /// Waits until nothing is being read ahead.
  func prefetched() async {
    while let task = state.use({ $0.reading.values.first }) { await task.value }
  }
}
