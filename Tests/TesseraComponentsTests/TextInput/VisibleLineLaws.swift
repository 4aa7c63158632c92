import Tessera
import TesseraComponents

/// The laws of the part of a text that a field shows, for one field.
struct VisibleLineLaws {
  let input: TextInput
  let columns: Int
  let first: TextInput.Position

  /// The first law that is broken; `nil` if there is none.
  var failureReason: String? {
    let line = visibleLine(from: first)
    let (start, end, caret) = (line.range.lowerBound, line.range.upperBound, input.selection.caret)
    if !(start...end).contains(caret) { return "the line does not contain the caret" }
    if !(0..<max(1, columns)).contains(line.caretColumn) {
      return "the caret is in column \(line.caretColumn)"
    }
    if line.caretColumn != width(start..<caret) { return "the caret is not in its column" }
    if width(line.range) > max(0, columns) { return "the line is too long" }
    let caretWidth = input.text(in: caret..<input.end).first.map { shownWidth($0) }
    if let caretWidth, caretWidth <= columns, caretWidth > 0, end <= caret {
      return "the character at the caret is not visible"
    }
    if columns >= 4, caret > input.start, start == caret {
      return "the character before the caret is not visible"
    }
    if end < input.end, let next = input.text(in: end..<input.end).first,
      width(line.range) + shownWidth(next) <= columns
    {
      return "the line ends too early"
    }
    if end == input.end, isRoomBefore(start, for: start..<end) { return "columns at the end are free" }
    if visibleLine(from: start) != line { return "the line is another one the next time" }
    return scrollFailure(line, caretWidth: max(1, min(columns, caretWidth ?? 1)))
      ?? selectionFailure(line) ?? positionFailure(line) ?? maskFailure()
  }

  private func scrollFailure(_ line: TextInput.VisibleLine, caretWidth: Int) -> String? {
    let caret = input.selection.caret
    let old = input.position(of: input.index(of: first))
    guard columns > 0, old < caret || (old == caret && (columns < 4 || caret == input.start)),
      width(old..<caret) + caretWidth <= columns, !isRoomBefore(old, for: old..<input.end)
    else { return nil }
    return line.range.lowerBound == old ? nil : "the line scrolled without need"
  }

  private func selectionFailure(_ line: TextInput.VisibleLine) -> String? {
    let selected = input.selection.range.clamped(to: line.range)
    let start = width(line.range.lowerBound..<selected.lowerBound)
    let columns = start..<(start + width(selected))
    return line.selectionColumns == (columns.isEmpty ? nil : columns) ? nil : "other columns are selected"
  }

  private func positionFailure(_ line: TextInput.VisibleLine) -> String? {
    var column = 0
    var position = line.range.lowerBound
    for character in input.text(in: line.range) {
      for offset in 0..<shownWidth(character) where line.position(atColumn: column + offset) != position {
        return "column \(column + offset) is at another position"
      }
      column += shownWidth(character)
      position.utf8Offset += character.utf8.count
    }
    return line.position(atColumn: column) == line.range.upperBound ? nil : "the end is at another position"
  }

  private func maskFailure() -> String? {
    let line = input.visibleLine(columns: columns, from: first, mask: "•") { $0.columnWidth }
    let count = input.text(in: line.range).count
    if line.text != String(repeating: "•", count: count) { return "the mask is \(line.text)" }
    let isCaretShown = (0..<max(1, columns)).contains(line.caretColumn)
    return isCaretShown && line.range.lowerBound <= input.selection.caret ? nil : "the masked caret is hidden"
  }

  // MARK: Measuring

  private func visibleLine(from first: TextInput.Position) -> TextInput.VisibleLine {
    input.visibleLine(columns: columns, from: first) { $0.columnWidth }
  }

  /// Returns whether the character before a position fits as well, together with the caret at the end.
  private func isRoomBefore(_ position: TextInput.Position, for range: Range<TextInput.Position>) -> Bool {
    guard let previous = input.text(in: input.start..<position).last else { return false }
    return shownWidth(previous) + width(range) + 1 <= columns
  }

  private func width(_ range: Range<TextInput.Position>) -> Int {
    input.text(in: range).reduce(0) { $0 + shownWidth($1) }
  }

  private func shownWidth(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return scalar.properties.generalCategory == .control || character.isNewline ? 1 : character.columnWidth
  }
}
