import TesseraKernel
import TesseraLayout

/// The visible part of a text field that the user edits, on a host without native text fields.
struct FieldLine {
  let shown: TextInput.VisibleLine
  /// The line of text in the field, in points.
  let line: Rect
  private let measurer: any TextMeasuring

  /// Lays out a field.
  ///
  /// - Parameter first: The offset at the start of the part that was visible before.
  init(
    _ input: TextInput, _ placeholder: String, isSecure: Bool, from first: Int, in frame: Rect,
    _ measurer: any TextMeasuring
  ) {
    self.measurer = measurer
    line = frame.line(of: measurer.lineHeight(of: .body))
    let columns = Int(min(line.width / measurer.columnWidth, 10_000))
    shown = input.visibleLine(
      columns: columns, from: TextInput.Position(utf8Offset: first), placeholder: placeholder,
      mask: isSecure ? "•" : nil
    ) { $0.columnWidth }
  }

  /// The frame of the character at the caret, or of a space.
  var caret: Rect { frame(ofColumns: shown.caretColumn..<(shown.caretColumn + 1)) }

  /// The frame of the selected characters; `nil` if none are selected.
  var selection: Rect? { shown.selectionColumns.map(frame) }

  /// The character at the caret, which may be the first one of the placeholder; `nil` at the end of the text.
  var characterAtCaret: Character? {
    var column = 0
    for character in shown.text {
      if column >= shown.caretColumn { return character }
      column += character.columnWidth
    }
    return nil
  }

  /// Returns the position at a distance from the left edge of the row: before the character there if the caret is on a
  /// character, else at the nearer side of it.
  func position(at x: Double) -> TextInput.Position {
    let part = measurer.metrics.isCharacterGrid ? 1 : 0.5
    var (column, start) = (0, 0.0)
    for character in shown.text where !shown.isPlaceholder {
      let end = frame(ofColumns: 0..<(column + character.columnWidth)).width
      if start + (end - start) * part > x - line.minX { break }
      column += character.columnWidth
      start = end
    }
    return shown.position(atColumn: column)
  }

  private func frame(ofColumns columns: Range<Int>) -> Rect {
    let start = measurer.width(of: String(shown.text.prefix(columns: columns.lowerBound)), .body)
    let end = measurer.width(of: String(shown.text.prefix(columns: columns.upperBound)), .body)
    return Rect(
      x: line.minX + start, y: line.minY, width: max(end - start, measurer.columnWidth), height: line.height)
  }
}

extension Control {
  func drawField(
    _ text: String, _ placeholder: String, _ isSecure: Bool, _ isFocused: Bool, in frame: Rect,
    _ metrics: HostMetrics, _ canvas: inout Canvas
  ) {
    canvas.fill(frame, .surface, cornerRadius: metrics.cornerRadius)
    guard isFocused, let focus = canvas.controlFocus as? TextFieldFocus else {
      let shown = text.isEmpty ? placeholder : isSecure ? String(repeating: "•", count: text.count) : text
      let color: Color = text.isEmpty || !isEnabled ? .secondary : .primary
      return canvas.text(
        shown, in: frame.line(of: canvas.measurer.lineHeight(of: .body)), TextStyle(color: color))
    }
    if !metrics.isCharacterGrid { canvas.stroke(frame, tint, cornerRadius: metrics.cornerRadius) }
    let field = FieldLine(
      focus.input, placeholder, isSecure: isSecure, from: focus.first, in: frame, canvas.measurer)
    if let selection = field.selection { canvas.fill(selection, .selection) }
    canvas.text(
      field.shown.text, in: field.line, TextStyle(color: field.shown.isPlaceholder ? .secondary : .primary))
    canvas.caret(field.caret, field.characterAtCaret, metrics)
  }
}

extension Canvas {
  /// Draws the caret: on a grid a block with the character in it, else a line.
  mutating func caret(_ frame: Rect, _ character: Character?, _ metrics: HostMetrics) {
    var caret = frame
    if !metrics.isCharacterGrid { caret.size.width = 1 }
    fill(caret, .accent)
    guard metrics.isCharacterGrid, let character else { return }
    text(String(character), in: caret, TextStyle(color: .background))
  }
}

extension TextMeasuring {
  /// The width of a column, for texts whose characters have columns.
  var columnWidth: Double {
    metrics.isCharacterGrid ? TextMetrics.characterWidth : width(of: "0", .body)
  }
}

extension String {
  /// Returns the characters before a column.
  fileprivate func prefix(columns: Int) -> Substring {
    var (end, width) = (startIndex, 0)
    while end < endIndex {
      width += self[end].columnWidth
      guard width <= columns else { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}
