import COracle

/// What a terminal would show, according to libvterm.
package final class Screen {
  private let oracle: OpaquePointer?
  package private(set) var columns: Int
  package private(set) var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    oracle = oracle_new(Int32(columns), Int32(rows))
  }

  deinit { oracle_free(oracle) }

  package func feed(_ bytes: [UInt8]) { oracle_feed(oracle, bytes, bytes.count) }

  package func feed(_ text: String) { feed(Array(text.utf8)) }

  /// Takes what the terminal answers to questions that it was fed.
  package func takeAnswers() -> [UInt8] {
    var bytes = [CChar](repeating: 0, count: 256)
    let count = oracle_answers(oracle, &bytes, bytes.count)
    return bytes.prefix(count).map { UInt8(bitPattern: $0) }
  }

  package func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    oracle_resize(oracle, Int32(columns), Int32(rows))
  }

  /// One cell as the terminal shows it.
  package struct Cell: Hashable {
    package var text: String
    package var look: Look

    package init(text: String, look: Look = Look()) {
      self.text = text
      self.look = look
    }
  }

  /// The colours, in the numbers of the oracle, and the attributes of a cell.
  package struct Look: Hashable {
    package var foreground = -1
    package var background = -1
    package var attributes = 0

    package init() {}
  }

  package func cell(column: Int, row: Int) -> Cell {
    var cell = OracleCell()
    guard oracle_cell(oracle, Int32(column), Int32(row), &cell) else { return Cell(text: "?") }
    let text = withUnsafeBytes(of: cell.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    var look = Look()
    look.foreground = Int(cell.foreground)
    look.background = Int(cell.background)
    look.attributes = Int(cell.attributes)
    return Cell(text: text, look: look)
  }

  /// The text of a row, without the blanks at its end.
  package func line(_ row: Int) -> String {
    var line = (0..<columns).map { cell(column: $0, row: row).text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The text of all rows.
  package var lines: [String] { (0..<rows).map(line) }
}
