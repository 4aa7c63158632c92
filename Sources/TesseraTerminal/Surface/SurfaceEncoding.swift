extension Surface {
  /// Returns the bytes that make the terminal show the current drawing; empty if it already does.
  ///
  /// Every frame begins and ends in the plain style and requires that automatic wrapping is off. O(columns ×
  /// rows), with one memory comparison per unchanged row.
  public mutating func encode() -> [UInt8] {
    guard !back.cells.isEmpty else { return [] }
    var encoder = FrameEncoder(columns: columns, glyphs: glyphs, styles: styles)
    if isSynchronized { encoder.bytes.append(synchronize: true) }
    let start = encoder.bytes.count
    if needsRepaint {
      encoder.clearScreen()
      front = CellBuffer(columns: columns, rows: rows)
      needsRepaint = false
    } else {
      for hint in hints { scroll(hint, with: &encoder) }
    }
    hints = []
    for row in 0..<rows where !front.row(row, equals: back) {
      encoder.encode(row: row, of: back, over: &front)
    }
    guard encoder.bytes.count > start else { return [] }
    encoder.select(.plain)
    if isSynchronized { encoder.bytes.append(synchronize: false) }
    return encoder.bytes
  }

  /// Makes the terminal move lines if that leaves less to write.
  private mutating func scroll(_ hint: ScrollHint, with encoder: inout FrameEncoder) {
    guard hint.distance != 0, hint.distance.magnitude < hint.rows.count else { return }
    let still = front.cost(of: hint.rows, toBecome: back, shiftedBy: 0)
    let moved = front.cost(of: hint.rows, toBecome: back, shiftedBy: hint.distance)
    guard moved < still else { return }
    encoder.scroll(hint.rows, by: hint.distance, ofAll: rows)
    front.scroll(hint.rows, by: hint.distance)
  }
}
