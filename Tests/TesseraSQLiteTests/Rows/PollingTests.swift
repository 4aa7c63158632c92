import GRDB
@testable import TesseraLoading
@testable import TesseraSQLite
import TesseraTesting
import Testing

@MainActor
@Suite("Polling for changes of other connections")
struct PollingTests {
  @Test("Polling finds changes of other connections after a period")
  func polling() async throws {
    let database = try NoteDatabase(count: 100)
    let table = await database.settledTable(blockSize: 8)
    let clock = VirtualClock()
    table.poll(every: .seconds(1), clock: clock)
    let other = try database.otherPool()
    try await other.write { try $0.execute(sql: "DELETE FROM note WHERE id > 90") }
    var changes = 0
    table.onChange = { changes += 1 }
    await yield {
      if changes == 0 { clock.advance(by: .seconds(1)) }
      return changes > 0
    }
    #expect(table.rows.count == 90)
    table.stop()
  }

  @Test("A table whose first read has failed is read again after a period")
  func failedFirstLook() async throws {
    let (database, pool) = try await busyDatabase()
    let table = LiveTable(TableQuery("note"), in: pool, as: Note.self)
    // Without attempts of its own.
    table.retry.clock = LoadClock(VirtualClock())
    await table.settled()
    #expect(table.issues.count == 1 && table.rows.isEmpty)
    try await pool.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    let clock = VirtualClock()
    table.poll(every: .seconds(1), clock: clock)
    await yield {
      if table.isCounting { clock.advance(by: .seconds(1)) }
      return !table.isCounting
    }
    #expect(table.rows.ids == Array(1...20))
    table.stop()
    withExtendedLifetime(database) {}
  }

  @Test("A table that finds the database busy tries again, after twice the time, and reports it once")
  func retries() async throws {
    let (database, pool) = try await busyDatabase()
    let table = LiveTable(TableQuery("note"), in: pool, as: Note.self)
    let clock = VirtualClock()
    table.retry.clock = LoadClock(clock)
    await table.settled()
    for tenths in [1, 2, 4] {
      await yield { clock.sleeperCount == 1 }
      clock.advance(by: .milliseconds(tenths * 100 - 1))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .milliseconds(1))
      await yield { clock.sleeperCount == 1 }
    }
    #expect(table.issues.count == 1 && table.rows.isEmpty)
    try await pool.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    clock.advance(by: .milliseconds(800))
    await yield { !table.isCounting }
    #expect(table.rows.ids == Array(1...20))
    await table.settled()
    #expect(clock.sleeperCount == 0)
    table.stop()
    withExtendedLifetime(database) {}
  }

  /// Returns a database of twenty notes, and a pool with an open transaction.
  private func busyDatabase() async throws -> (NoteDatabase, DatabasePool) {
    let database = try NoteDatabase(count: 20)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let pool = try DatabasePool(path: database.folder.path("notes.sqlite"), configuration: configuration)
    try await pool.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    return (database, pool)
  }

  @Test("A stopped table does not poll, and cannot poll again")
  func stopped() async throws {
    let database = try NoteDatabase(count: 10)
    let table = await database.settledTable()
    table.stop()
    let clock = VirtualClock()
    table.poll(every: .seconds(1), clock: clock)
    for _ in 0..<1000 { await Task.yield() }
    #expect(clock.sleeperCount == 0)
  }
}
