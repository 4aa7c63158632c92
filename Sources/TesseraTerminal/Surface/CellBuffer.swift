#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The cells of a screen, row by row.
struct CellBuffer {
  let columns: Int
  let rows: Int
  var cells: [ScreenCell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  @inline(__always)
  func range(ofRow row: Int) -> Range<Int> { row * columns..<(row + 1) * columns }

  /// Returns whether two buffers of the same size are equal in a row; one memory comparison.
  func row(_ row: Int, equals other: CellBuffer) -> Bool {
    cells.withUnsafeBytes { own in
      other.cells.withUnsafeBytes { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return true }
        let stride = columns * MemoryLayout<ScreenCell>.stride
        return memcmp(own + row * stride, others + row * stride, stride) == 0
      }
    }
  }

  /// Returns about how many bytes turn this buffer into another one after its lines have moved by `distance`:
  /// one for each cell that differs, and a cursor movement for each run of them. Lines that come in are
  /// blank.
  func cost(of rows: Range<Int>, toBecome other: CellBuffer, shiftedBy distance: Int) -> Int {
    let bytesPerStretch = 8
    var cost = 0
    for row in rows {
      let isThere = rows.contains(row + distance)
      let shift = distance * columns
      var wasEqual = true
      for index in range(ofRow: row) {
        let isEqual = other.cells[index] == (isThere ? cells[index + shift] : .blank)
        if !isEqual { cost += wasEqual ? bytesPerStretch + 1 : 1 }
        wasEqual = isEqual
      }
    }
    return cost
  }

  /// Moves the lines of some rows up, or down by a negative distance; the rows that come in are blank.
  mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    let kept = rows.count - abs(distance)
    let target = distance > 0 ? rows.lowerBound : rows.lowerBound - distance
    let order = distance > 0 ? Array(0..<kept) : Array((0..<kept).reversed())
    for line in order {
      let from = range(ofRow: target + line + distance).lowerBound
      let to = range(ofRow: target + line).lowerBound
      for column in 0..<columns { cells[to + column] = cells[from + column] }
    }
    for row in distance > 0 ? target + kept..<rows.upperBound : rows.lowerBound..<target { clear(row: row) }
  }

  mutating func copy(row: Int, from other: CellBuffer) {
    for index in range(ofRow: row) { cells[index] = other.cells[index] }
  }

  private mutating func clear(row: Int) {
    for index in range(ofRow: row) { cells[index] = .blank }
  }
}
