import TestSupport
import Testing

@testable import TesseraSQLite

@MainActor
@Suite("Blocks of live tables", .timeLimit(.minutes(15)))
struct BlockSizeTests {
  private func counts(_ table: LiveTable<Note>) -> [Int] { table.rows.version.index.blocks.map(\.count) }

  @Test("Blocks keep their sizes while another connection inserts single rows")
  func insertions() async throws {
    let database = try NoteDatabase(count: 640)
    let other = try database.otherPool()
    let table = await database.settledTable(blockSize: 64)
    #expect(counts(table) == Array(repeating: 64, count: 10))
    for number in 0..<70 {
      try await other.write {
        try $0.execute(sql: "INSERT INTO note (id, name) VALUES (?, 'x')", arguments: [-number])
      }
      table.refresh()
      await table.settled()
    }
    #expect(table.rows.ids == Array(-69...640))
    #expect(counts(table).count <= 12 && counts(table).allSatisfy { $0 >= 16 }, "\(counts(table))")
  }

  @Test("The remainder of a block joins the previous block")
  func remainders() async throws {
    let database = try NoteDatabase(count: 640)
    let other = try database.otherPool()
    let table = await database.settledTable(blockSize: 64)
    for last in stride(from: 640, to: 64, by: -64) {
      try await other.write {
        try $0.execute(sql: "DELETE FROM note WHERE id > ? AND id < ?", arguments: [last - 64, last])
      }
      table.refresh()
      await table.settled()
    }
    #expect(table.rows.count == 64 + 9)
    #expect(counts(table) == [73])
  }

  @Test(
    "Blocks keep their sizes after random writes of both connections", .tags(.model),
    arguments: (0..<UInt64(6)).sampled)
  func random(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let database = try NoteDatabase(count: 500)
    let other = try database.otherPool()
    let table = await database.settledTable(order: .column("rank"), blockSize: 16)
    for _ in 0..<60 {
      let isByOthers = number(0...3) > 0
      let pool = isByOthers ? other : database.pool
      let (rank, count) = (number(0...1000), number(1...3))
      let inserts = Bool.random(using: &random)
      try await pool.write { db in
        for step in 0..<count {
          try db.execute(
            sql: inserts
              ? "INSERT INTO note (name, rank) VALUES ('x', ?)"
              : "DELETE FROM note WHERE rank BETWEEN ?1 AND ?1 + 20", arguments: [rank + step])
        }
      }
      table.refresh()
      await table.settled()
      let counts = counts(table)
      // The remainder of the first count may be short.
      try #require(counts.dropFirst().count { $0 < 4 } <= 1, "\(counts)")
      try #require(counts.allSatisfy { $0 <= 32 }, "\(counts)")
    }
    let ids = try await database.pool.read {
      try Int.fetchAll($0, sql: "SELECT id FROM note WHERE rank IS NOT NULL ORDER BY rank, id")
    }
    #expect(table.rows.ids == ids)
  }
}
