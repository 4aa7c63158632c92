import GRDB

/// A reader of a query's keys and rows. It always starts from a key, so that it never has to count through a
/// large table.
///
/// A reader belongs to one access to the database.
struct TableReader {
  private let db: Database
  private let order: TableOrder
  private let columns: String
  private let table: String
  private let rowID: String
  private let condition: String
  private let arguments: StatementArguments
  private(set) var queries = 0

  /// The error that a transaction, and the state that it preserved, was lost.
  struct SnapshotUnavailable: Error, CustomStringConvertible {
    var description: String { "the database has changed since it was read" }
  }

  /// The error that rows have no rowid, as in a view.
  struct MissingRowID: Error, CustomStringConvertible {
    var description: String { "its rows have no rowid" }
  }

  init(_ query: TableQuery, _ db: Database) throws {
    guard db.isInsideTransaction else { throw SnapshotUnavailable() }
    self.db = db
    order = query.order
    table = query.table.quoted
    rowID = try Self.rowID(of: query.table, db)
    columns = query.columns.isEmpty ? "*" : query.columns.map { $0.quoted }.joined(separator: ", ")
    var parts: [String] = []
    var arguments = StatementArguments()
    if let column = query.order.column { parts.append("\(column.quoted) IS NOT NULL") }
    if let condition = query.condition {
      let built = try condition.build(db)
      parts.append("(\(built.sql))")
      arguments = built.arguments
    }
    condition = parts.joined(separator: " AND ")
    self.arguments = arguments
  }

  /// Returns a name of the rowid that no column has, because columns take precedence in statements.
  private static func rowID(of table: String, _ db: Database) throws -> String {
    let statement = try db.cachedStatement(sql: "SELECT lower(name), type, pk FROM pragma_table_xinfo(?)")
    let columns = try Row.fetchAll(statement, arguments: [table])
    let names = Set(columns.compactMap { String.fromDatabaseValue($0[0]) })
    if let name = ["_rowid_", "rowid", "oid"].first(where: { !names.contains($0) }) { return name }
    let keys = columns.filter { $0[2] as Int > 0 }
    guard keys.count == 1, let key = keys.first, let type = String.fromDatabaseValue(key[1]),
      type.lowercased() == "integer", let name = String.fromDatabaseValue(key[0])
    else { throw MissingRowID() }
    return name.quoted
  }

  // MARK: Statements

  private var column: String { order.column?.quoted ?? "NULL" }

  private var ordering: String {
    let direction = order.isDescending ? " DESC" : ""
    return "ORDER BY " + (order.column == nil ? "" : column + direction + ", ") + rowID + direction
  }

  /// Returns the two sides of a comparison with a key.
  private func sides(_ key: RowKey) -> (left: String, right: String, values: [DatabaseValue]) {
    order.column == nil
      ? (rowID, "?", [key.id.databaseValue])
      : ("(\(column), \(rowID))", "(?, ?)", [key.value, key.id.databaseValue])
  }

  /// Returns the `FROM … WHERE …` clause of a key range.
  private func source(_ range: KeyRange) -> (sql: String, arguments: StatementArguments) {
    var parts = condition.isEmpty ? [] : [condition]
    var values: [DatabaseValue] = []
    for (key, sign) in [
      (range.lower, order.isDescending ? "<=" : ">="), (range.upper, order.isDescending ? ">" : "<"),
    ] {
      guard let key else { continue }
      let sides = sides(key)
      parts.append("\(sides.left) \(sign) \(sides.right)")
      values += sides.values
    }
    let sql = "FROM \(table)" + (parts.isEmpty ? "" : " WHERE " + parts.joined(separator: " AND "))
    return (sql, arguments + StatementArguments(values))
  }

  private mutating func rows(_ sql: String, _ arguments: StatementArguments) throws -> RowCursor {
    queries += 1
    return try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
  }
}

// MARK: - Keys

extension TableReader {
  /// Returns the key of the row at an offset in a key range; `nil` if the range ends before. O(`offset`).
  mutating func key(in range: KeyRange, offset: Int = 0) throws -> RowKey? {
    let (source, arguments) = source(range)
    let rows = try rows(
      "SELECT \(column), \(rowID) \(source) \(ordering) LIMIT 1 OFFSET \(offset)", arguments)
    return try rows.next().map(Self.key)
  }

  /// Returns the number of rows in a key range, at most `limit`.
  mutating func count(in range: KeyRange, limit: Int) throws -> Int {
    let (source, arguments) = source(range)
    let rows = try rows("SELECT count(*) FROM (SELECT 1 \(source) \(ordering) LIMIT \(limit))", arguments)
    return try rows.next().flatMap { Int.fromDatabaseValue($0[0]) } ?? 0
  }

  /// Returns the ids in a key range in order, as one text, at most `limit` of them.
  mutating func ids(in range: KeyRange, limit: Int) throws -> String {
    let (source, arguments) = source(range)
    let rows = try rows(
      "SELECT group_concat(id) FROM (SELECT \(rowID) AS id \(source) \(ordering) LIMIT \(limit))", arguments)
    return try rows.next().flatMap { String.fromDatabaseValue($0[0]) } ?? ""
  }

  /// Returns the key of a row by its id; `nil` if the query has no such row.
  mutating func key(ofID id: Int64) throws -> RowKey? {
    let filter = condition.isEmpty ? "" : " AND " + condition
    let rows = try rows(
      "SELECT \(column), \(rowID) FROM \(table) WHERE \(rowID) = ?\(filter)",
      StatementArguments([id.databaseValue]) + arguments)
    return try rows.next().map(Self.key)
  }

  /// Returns whether the table has a row, even if the query does not.
  mutating func tableHas(_ id: Int64) throws -> Bool {
    try rows("SELECT 1 FROM \(table) WHERE \(rowID) = ?", [id]).next() != nil
  }

  /// Returns whether a row of the table precedes a key.
  mutating func precedes(_ key: RowKey, _ other: RowKey) throws -> Bool {
    if order.column == nil { return order.isDescending ? key.id > other.id : key.id < other.id }
    // Let SQLite compare the values, which depends on the type and the collation of the column.
    let sides = sides(other)
    let sign = order.isDescending ? ">" : "<"
    let rows = try rows(
      "SELECT \(sides.left) \(sign) \(sides.right) FROM \(table) WHERE \(rowID) = ?",
      StatementArguments(sides.values) + [key.id])
    return try rows.next().flatMap { Bool.fromDatabaseValue($0[0]) } ?? false
  }

  private static func key(_ row: Row) throws -> RowKey {
    guard let id = Int64.fromDatabaseValue(row[1]) else { throw MissingRowID() }
    return RowKey(value: row[0], id: id)
  }
}

// MARK: - Rows

extension TableReader {
  /// Returns the rows in a key range in order, at most `limit` of them.
  mutating func rows<Record: FetchableRecord>(
    in range: KeyRange, limit: Int, as type: Record.Type, onError: (Int64, any Error) -> Void
  ) throws -> [TableRow<Record>] {
    let (source, arguments) = source(range)
    let cursor = try rows(
      "SELECT \(columns), \(rowID) AS tessera_row \(source) \(ordering) LIMIT \(limit)", arguments)
    var rows: [TableRow<Record>] = []
    rows.reserveCapacity(min(limit, 1024))
    while let row = try cursor.next() {
      let id: Int64 = row[row.count - 1]
      do {
        rows.append(TableRow(id: Int(id), record: try Record(row: row)))
      } catch {
        onError(id, error)
        rows.append(TableRow(id: Int(id), record: nil))
      }
    }
    return rows
  }
}

extension String {
  fileprivate var quoted: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
