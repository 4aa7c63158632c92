import GRDB
import Tessera
import TesseraTesting

@testable import TesseraSQLite

/// A run of a random program: a database, the table and collection that show it, and a plain array of the
/// same rows.
@MainActor
final class TableRun {
  private let database: NoteDatabase
  private let other: DatabasePool
  private let shape: TableShape
  private let table: LiveTable<Note>
  private let collection: HeadlessCollection
  private var model: [ModelNote]

  /// Returns an error message if the table is wrong after a step of a program; `nil` if nothing is wrong.
  static func failureReason(about program: [TableStep], _ shape: TableShape) async throws -> String? {
    let run = try await TableRun(shape)
    for (number, step) in program.enumerated() {
      if let failureReason = try await run.failureReason(after: step) {
        return "step \(number): \(failureReason)"
      }
    }
    return nil
  }

  private init(_ shape: TableShape) async throws {
    self.shape = shape
    database = try NoteDatabase(count: shape.count)
    other = try database.otherPool()
    model = try await database.pool.read { try ModelNote.fetchAll($0, sql: "SELECT * FROM note") }
    table = database.table(
      order: shape.order, where: shape.hasCondition ? "id % 3 <> 1" : nil, blockSize: shape.blockSize,
      cachedBlockCount: shape.cachedBlockCount, prefetches: shape.prefetches)
    collection = HeadlessCollection(columns: 20, rows: 6) {}
    await table.settled()
  }

  /// The rows that must be shown.
  private var expected: [Note] {
    let shown = model.filter { note in
      (!shape.hasCondition || note.id % 3 != 1) && (shape.order.isByRank ? note.rank != nil : true)
    }
    return shown.sorted { shape.order.precedes($0, $1) }.map { Note(id: $0.id, name: $0.name, rank: $0.rank) }
  }

  private func failureReason(after step: TableStep) async throws -> String? {
    let (old, oldRows) = (table.rows, expected)
    var mayBeUnseen = false
    switch step {
    case .scroll(let distance): collection.scroll(by: distance)
    case .scrollTo(let place):
      let rows = expected
      guard !rows.isEmpty else { break }
      let row = rows[place % rows.count]
      show()
      collection.engine.scroll(to: ItemID(row.id), at: .start)
      collection.update()
      if !collection.text().split(separator: "\n").contains(where: { $0 == Self.text(row) }) {
        return "row \(row.id) is not in view"
      }
    case .byOthers(let steps):
      model = try await perform(steps, by: other)
      table.refresh()
    case .rolledBack(let steps): _ = try? await perform(steps, by: database.pool, failing: true)
    case .several(let steps):
      model = try await perform(steps, by: database.pool)
      mayBeUnseen = steps.contains { $0.isReplacement }
    default:
      model = try await perform([step], by: database.pool)
      mayBeUnseen = step.isReplacement
    }
    await table.settled()
    if mayBeUnseen {
      table.recount()
      await table.settled()
    }
    // An older version must not change.
    if old.notes != oldRows.map({ $0 }) {
      return "an older version has \(old.ids), not \(oldRows.map { $0.id })"
    }
    let rows = expected
    if table.rows.notes != rows.map({ $0 }) {
      return "the table has \(table.rows.ids), not \(rows.map { $0.id })"
    }
    if let failureReason = Self.failureReason(aboutStretchesFrom: oldRows, to: rows, old, table.rows) {
      return failureReason
    }
    // The first block and the remainder of a long count may be short; all others have at least a quarter of
    // the size.
    let (blocks, size) = (table.rows.version.index.blocks, max(1, shape.blockSize / 4))
    if blocks.count > rows.count / size + 3 { return "\(rows.count) rows are in \(blocks.map(\.count))" }
    // Only some of them: each costs a query or two.
    for (position, row) in rows.enumerated().filter({ $0.offset % max(1, rows.count / 8) == 0 })
    where table.rows.position(ofRow: row.id) != position {
      return "row \(row.id) is at \(table.rows.position(ofRow: row.id) as Int?), not \(position)"
    }
    return showingFailure(rows)
  }

  /// Returns a message if the common runs of two versions do not have the same rows with the same contents.
  private static func failureReason(
    aboutStretchesFrom oldNotes: [Note], to newNotes: [Note], _ old: TableRows<Note>, _ new: TableRows<Note>
  ) -> String? {
    var (oldPlace, newPlace) = (0, 0)
    while let stretch = new.nextCommonRun(with: old, old: oldPlace, new: newPlace) {
      let isInOrder = stretch.old >= oldPlace && stretch.new >= newPlace && stretch.count > 0
      (oldPlace, newPlace) = (stretch.old + stretch.count, stretch.new + stretch.count)
      guard isInOrder, oldPlace <= oldNotes.count, newPlace <= newNotes.count,
        oldNotes[stretch.old..<oldPlace] == newNotes[stretch.new..<newPlace]
      else { return "\(stretch) are not the same" }
    }
    return nil
  }

  private func show() {
    collection.show { Section("notes") { ForEach(table.rows) { NoteCell(row: $0) } } }
  }

  private func showingFailure(_ rows: [Note]) -> String? {
    show()
    if !collection.issues.isEmpty { return "\(collection.issues)" }
    let seen = collection.text().split(separator: "\n").map { $0.description }
    let texts = rows.map(Self.text)
    if seen.count != min(6, rows.count) { return "\(seen.count) rows are in view" }
    guard let first = seen.first else { return nil }
    guard let start = texts.firstIndex(of: first) else { return "\(first) is in view" }
    return Array(texts[start...].prefix(seen.count)) == seen ? nil : "\(seen) is in view"
  }

  /// Returns the visible text of a row, without trailing spaces.
  private static func text(_ row: Note) -> String { row.name.isEmpty ? "\(row.id)" : "\(row.id) \(row.name)" }

  // MARK: Changes

  private struct RolledBack: Error {}

  /// Changes a copy of the model as the database does.
  private func perform(
    _ steps: [TableStep], by pool: DatabasePool, failing: Bool = false
  ) async throws -> [ModelNote] {
    let shown = expected.map { $0.id }
    let model = model
    return try await pool.write { db in
      var notes = model
      for step in steps {
        let statements = step.statements(shown, notes)
        for (sql, arguments) in statements { try db.execute(sql: sql, arguments: arguments) }
        step.change(&notes, shown)
      }
      if failing { throw RolledBack() }
      return notes
    }
  }
}
