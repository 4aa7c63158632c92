import BenchmarkSupport
import GRDB
import TesseraSQLite
import TesseraTesting

/// Opens a table, shows it and changes it.
@MainActor
struct TableMeasurement {
  private let options: Options
  private let file: MessageFile
  private let report = TableReport()
  private let clock = ContinuousClock()

  init(_ options: Options) throws {
    self.options = options
    file = try MessageFile(rows: options.rows)
  }

  func run() async throws {
    report.add("nothing yet", 0)
    let start = clock.now
    let table = LiveTable(
      TableQuery("message"), in: file.pool, as: Message.self,
      configuration: LiveTableConfiguration(prefetches: false))
    while table.rows.isEmpty, table.isCounting { await Task.yield() }
    report.add("open: until there are rows", milliseconds(since: start), table.statistics)
    await table.settled()
    report.add("open: until all are counted", milliseconds(since: start), table.statistics)

    let collection = HeadlessCollection(columns: 120, rows: 40) {}
    frame("first frame", table) { collection.show { section(table) } }
    frame("jump to the middle", table) {
      collection.engine.scroll(to: ItemID(options.rows / 2), at: .start)
      collection.update()
    }
    frame("a page down", table) { collection.scroll(by: 640) }
    frame("the same rows again", table) { collection.show { section(table) } }

    let middle = options.rows / 2 + 45
    try await change("update in view", table, collection) {
      "UPDATE message SET text = 'round \($0)' WHERE id = \(middle)"
    }
    try await change("delete in view", table, collection) { "DELETE FROM message WHERE id = \(middle + $0)" }
    try await change("delete at 10 % and 90 %", table, collection) {
      "DELETE FROM message WHERE id IN (\(options.rows / 10 + $0), \(options.rows / 10 * 9 + $0))"
    }
  }

  private func section(_ table: LiveTable<Message>) -> Section<Headless> {
    Section("messages") { ForEach(table.rows) { MessageCell(row: $0) } }
  }

  /// Measures what the main actor does at once.
  private func frame(_ name: String, _ table: LiveTable<Message>, _ body: () -> Void) {
    let (start, before) = (clock.now, table.statistics)
    body()
    report.add(name, milliseconds(since: start), table.statistics - before)
  }

  /// Measures a change: from its commit until the rows are there, and the frame that shows them.
  private func change(
    _ name: String, _ table: LiveTable<Message>, _ collection: HeadlessCollection, _ sql: (Int) -> String
  ) async throws {
    var rounds: [(following: Double, showing: Double, followed: TableStatistics, shown: TableStatistics)] = []
    for round in 0..<options.rounds {
      let statement = sql(round)
      try await file.pool.write { try $0.execute(sql: statement) }
      let (start, before) = (clock.now, table.statistics)
      await table.settled()
      let (ready, followed) = (clock.now, table.statistics)
      collection.show { section(table) }
      rounds.append(
        (
          milliseconds(from: start, to: ready), milliseconds(since: ready), followed - before,
          table.statistics - followed
        ))
    }
    let following = rounds.sorted { $0.following < $1.following }[rounds.count / 2]
    let showing = rounds.sorted { $0.showing < $1.showing }[rounds.count / 2]
    report.add(name + ": until the rows are new", following.following, following.followed)
    report.add(name + ": the frame", showing.showing, showing.shown)
  }

  private func milliseconds(since start: ContinuousClock.Instant) -> Double {
    milliseconds(from: start, to: clock.now)
  }

  private func milliseconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double {
    (end - start) / .milliseconds(1)
  }
}
