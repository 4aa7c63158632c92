import COracle

/// The contents of a terminal, according to libvterm.
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

  /// Removes and returns the replies of the terminal to queries.
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
    package var rendition: Rendition

    package init(text: String, rendition: Rendition = Rendition()) {
      self.text = text
      self.rendition = rendition
    }
  }

  /// The colors, in the numbers of the oracle, and the attributes of a cell.
  package struct Rendition: Hashable {
    package var foreground = -1
    package var background = -1
    package var attributes = 0

    package init() {}
  }

  package func cell(column: Int, row: Int) -> Cell {
    var cell = OracleCell()
    guard oracle_cell(oracle, Int32(column), Int32(row), &cell) else { return Cell(text: "?") }
    let text = withUnsafeBytes(of: cell.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    var rendition = Rendition()
    rendition.foreground = Int(cell.foreground)
    rendition.background = Int(cell.background)
    rendition.attributes = Int(cell.attributes)
    return Cell(text: text, rendition: rendition)
  }

  /// The position of the cursor; `nil` if it is hidden.
  package var cursor: (column: Int, row: Int)? {
    var (column, row): (Int32, Int32) = (0, 0)
    return oracle_cursor(oracle, &column, &row) ? (Int(column), Int(row)) : nil
  }

  /// Returns the text of a row, without trailing spaces.
  package func line(_ row: Int) -> String {
    var line = (0..<columns).map { cell(column: $0, row: row).text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  package var lines: [String] { (0..<rows).map(line) }
}
