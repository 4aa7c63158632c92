extension Surface {
  /// Returns the bytes that make the terminal show the current drawing; empty if it already does.
  ///
  /// Every frame begins and ends in the plain style and requires that automatic wrapping is off. O(columns ×
  /// rows), with one memory comparison per unchanged row.
  public mutating func encode() -> [UInt8] {
    guard !back.cells.isEmpty else { return [] }
    let numbers = settlePictures()
    var encoder = FrameEncoder(columns: columns, glyphs: glyphs, styles: styles, isInline: isInline)
    let isRepainting = needsRepaint
    if isSynchronized { encoder.bytes.append(synchronize: true) }
    if isInline { encoder.goToTop(fromRow: shownCursor?.row ?? 0) }
    let start = encoder.bytes.count
    if needsRepaint {
      if isInline { encoder.clearRegion(rows: rows) } else { encoder.clearScreen() }
      if !kitty.isEmpty { encoder.bytes += KittyImages.removeAll }
      (front, kitty) = (CellBuffer(columns: columns, rows: rows), KittyImages())
      needsRepaint = false
    } else if !isInline, numbers.isEmpty, pictures.isEmpty {
      for hint in hints { scroll(hint, with: &encoder) }
    }
    hints = []
    var changedRows: Set<Int> = []
    for row in 0..<rows where !front.row(row, equals: back) {
      if !numbers.isEmpty { changedRows.insert(row) }
      encoder.encode(row: row, of: back, over: &front)
    }
    if !pictures.isEmpty {
      encoder.select(.plain)
      encodePictures(numbers, changedRows: changedRows, &encoder)
    }
    let hasDrawn = encoder.bytes.count > start
    guard hasDrawn || cursor != shownCursor else { return [] }
    encoder.select(.plain)
    // A region is redrawn from its top after a change of size, wherever the terminal has moved its lines.
    if isInline, cursor == nil { encoder.jump(toColumn: 0, row: 0) }
    moveCursor(isNew: isRepainting || shownCursor == nil, hasMoved: hasDrawn || isInline, &encoder)
    if isSynchronized { encoder.bytes.append(synchronize: false) }
    return encoder.bytes
  }

  /// Shows the cursor at its position, or hides it.
  ///
  /// - Parameters:
  ///   - isNew: Whether the terminal may not show the cursor yet.
  ///   - hasMoved: Whether the frame has moved the cursor.
  private mutating func moveCursor(isNew: Bool, hasMoved: Bool, _ encoder: inout FrameEncoder) {
    defer { shownCursor = cursor }
    guard let cursor else {
      if shownCursor != nil { encoder.bytes.append(control: "?25l") }
      return
    }
    if hasMoved || cursor != shownCursor { encoder.jump(toColumn: cursor.column, row: cursor.row) }
    if isNew { encoder.bytes.append(control: "?25h") }
  }

  /// Makes the terminal move lines if that leaves less to write.
  private mutating func scroll(_ hint: ScrollHint, with encoder: inout FrameEncoder) {
    guard hint.distance != 0, hint.distance.magnitude < hint.rows.count else { return }
    let moved = front.cost(of: hint.rows, toBecome: back, shiftedBy: hint.distance)
    let still = front.cost(of: hint.rows, toBecome: back, shiftedBy: 0, limit: moved + 1)
    guard moved < still else { return }
    encoder.scroll(hint.rows, by: hint.distance, ofAll: rows)
    front.scroll(hint.rows, by: hint.distance)
  }
}
