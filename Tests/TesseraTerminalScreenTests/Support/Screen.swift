import COracle

/// What a terminal would show, according to libvterm.
final class Screen {
  private let oracle: OpaquePointer?
  private(set) var columns: Int
  private(set) var rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    oracle = oracle_new(Int32(columns), Int32(rows))
  }

  deinit { oracle_free(oracle) }

  func feed(_ bytes: [UInt8]) { oracle_feed(oracle, bytes, bytes.count) }

  func feed(_ text: String) { feed(Array(text.utf8)) }

  func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    oracle_resize(oracle, Int32(columns), Int32(rows))
  }

  /// One cell as the terminal shows it.
  struct Cell: Hashable {
    var text: String
    var look = Look()
  }

  /// The colours, in the numbers of the oracle, and the attributes of a cell.
  struct Look: Hashable {
    var foreground = -1
    var background = -1
    var attributes = 0
  }

  func cell(column: Int, row: Int) -> Cell {
    var cell = OracleCell()
    guard oracle_cell(oracle, Int32(column), Int32(row), &cell) else { return Cell(text: "?") }
    let text = withUnsafeBytes(of: cell.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return Cell(
      text: text,
      look: Look(
        foreground: Int(cell.foreground), background: Int(cell.background), attributes: Int(cell.attributes)))
  }

  /// The text of a row, without the blanks at its end.
  func line(_ row: Int) -> String {
    var line = (0..<columns).map { cell(column: $0, row: row).text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The text of all rows.
  var lines: [String] { (0..<rows).map(line) }
}
