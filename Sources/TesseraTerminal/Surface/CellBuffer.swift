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
  ///
  /// - Parameter limit: The number from which on the exact one does not matter.
  func cost(
    of rows: Range<Int>, toBecome other: CellBuffer, shiftedBy distance: Int, limit: Int = .max
  ) -> Int {
    cells.withUnsafeBufferPointer { own in
      other.cells.withUnsafeBufferPointer { others in
        var cost = 0
        for row in rows where cost < limit {
          let wanted = UnsafeBufferPointer(rebasing: others[range(ofRow: row)])
          let shown =
            rows.contains(row + distance)
            ? UnsafeBufferPointer(rebasing: own[range(ofRow: row + distance)]) : nil
          cost += Self.cost(of: wanted, over: shown)
        }
        return cost
      }
    }
  }

  /// Returns about how many bytes write some cells over others; over blanks if there are none.
  private static func cost(
    of wanted: UnsafeBufferPointer<ScreenCell>, over shown: UnsafeBufferPointer<ScreenCell>?
  ) -> Int {
    if let shown, let own = shown.baseAddress, let other = wanted.baseAddress,
      memcmp(own, other, wanted.count * MemoryLayout<ScreenCell>.stride) == 0
    {
      return 0
    }
    let bytesPerStretch = 8
    let blank = ScreenCell.blank
    var (cost, wasEqual) = (0, true)
    for column in wanted.indices {
      let isEqual = wanted[column] == (shown?[column] ?? blank)
      if !isEqual { cost += wasEqual ? bytesPerStretch + 1 : 1 }
      wasEqual = isEqual
    }
    return cost
  }

  /// Moves the lines of some rows up, or down by a negative distance; the rows that come in are blank.
  mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    let kept = rows.count - abs(distance)
    let target = distance > 0 ? rows.lowerBound : rows.lowerBound - distance
    let stride = columns * MemoryLayout<ScreenCell>.stride
    cells.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      memmove(start + target * stride, start + (target + distance) * stride, kept * stride)
    }
    let free = distance > 0 ? target + kept..<rows.upperBound : rows.lowerBound..<target
    fill(free.lowerBound * columns..<free.upperBound * columns, with: .blank)
  }

  mutating func copy(row: Int, from other: CellBuffer) {
    let range = range(ofRow: row)
    other.cells.withUnsafeBufferPointer { others in
      cells.withUnsafeMutableBufferPointer { own in
        guard let own = own.baseAddress, let others = others.baseAddress else { return }
        (own + range.lowerBound).update(from: others + range.lowerBound, count: range.count)
      }
    }
  }

  /// Replaces a range of cells by copies of one.
  mutating func fill(_ range: Range<Int>, with cell: ScreenCell) {
    cells.withUnsafeMutableBufferPointer { $0[range].update(repeating: cell) }
  }

  /// Writes ASCII characters, one in each cell, as long as the cells have the style of the first one.
  ///
  /// - Returns: The number of characters that were written.
  mutating func write(ascii bytes: Slice<UnsafeBufferPointer<UInt8>>, at start: Int, style: StyleID) -> Int {
    cells.withUnsafeMutableBufferPointer { cells in
      let behind = cells[start].style
      for (offset, byte) in bytes.enumerated() {
        guard cells[start + offset].style == behind else { return offset }
        cells[start + offset] = ScreenCell(Glyph(Unicode.Scalar(byte)), style: style)
      }
      return bytes.count
    }
  }
}
