import Tessera
import TesseraComponents

/// The drawing of a picker: the typed text, the numbers of lines, a header, the list, and a preview on the right.
struct PickerDrawing {
  let options: PickerOptions
  let list: PickerList
  let size: GridSize
  /// The lines of the preview; `nil` for none.
  let preview: ArraySlice<String>?

  private let pattern: FuzzyPattern

  init(options: PickerOptions, list: PickerList, size: GridSize, preview: ArraySlice<String>?) {
    (self.options, self.list, self.size, self.preview) = (options, list, size, preview)
    pattern = FuzzyPattern(list.input.text)
  }

  /// The columns of the list.
  private var columns: Range<Int> {
    0..<(preview == nil || size.columns < Self.smallestForPreview ? size.columns : size.columns / 2)
  }

  private static let smallestForPreview = 30

  /// The number of lines of the list on a screen.
  static func pageSize(_ options: PickerOptions, _ size: GridSize) -> Int {
    max(1, size.rows - 2 - options.header.count)
  }

  func draw(on surface: inout Surface) {
    for row in 0..<surface.rows { surface.fill(0..<surface.columns, row: row, color: .background) }
    drawPrompt(on: &surface)
    drawCounts(on: &surface)
    for (index, line) in options.header.enumerated() {
      surface.write(
        line[...], column: 2, row: 2 + index, clip: columns, style: GridStyle(foreground: .accent))
    }
    let first = 2 + options.header.count
    for row in first..<max(first, size.rows) {
      let place = list.top + row - first
      guard place < list.count else { break }
      drawLine(list.number(at: place), isFocused: place == list.focus, row: row, on: &surface)
    }
    if let preview, columns.upperBound < size.columns { draw(preview, on: &surface) }
  }

  private func drawPrompt(on surface: inout Surface) {
    let prompt = options.prompt[...]
    surface.write(prompt, column: 0, row: 0, clip: 0..<size.columns, style: GridStyle(foreground: .accent))
    let start = min(prompt.columnWidth, size.columns - 1)
    let line = list.input.visibleLine(
      columns: max(1, size.columns - start), from: list.input.start, placeholder: ""
    ) { $0.columnWidth }
    surface.write(
      line.text[...], column: start, row: 0, clip: start..<max(start, size.columns),
      style: GridStyle(isBold: true))
    surface.cursor = CursorPosition(column: min(start + line.caretColumn, max(0, size.columns - 1)), row: 0)
  }

  private func drawCounts(on surface: inout Surface) {
    var text = "\(list.count)/\(list.lines.count)"
    if !list.chosen.isEmpty { text += " (\(list.chosen.count))" }
    if !list.isComplete { text += " …" }
    surface.write(
      text[...], column: 2, row: 1, clip: 0..<size.columns, style: GridStyle(foreground: .secondary))
  }

  private func drawLine(_ number: Int, isFocused: Bool, row: Int, on surface: inout Surface) {
    if isFocused { surface.fill(columns, row: row, color: .selection) }
    let mark = GridStyle(foreground: .accent, isBold: true)
    if isFocused { surface.write(">", column: 0, row: row, clip: columns, style: mark) }
    if list.isChosen(number) { surface.write("*", column: 1, row: row, clip: columns, style: mark) }
    let text = list.text(of: number, limit: 4 * size.columns)
    surface.write(text[...], column: 2, row: row, clip: columns, style: GridStyle(isBold: isFocused))
    if !pattern.isEmpty {
      surface.highlight(row: row, columns: 2..<max(2, columns.upperBound)) {
        pattern.match(in: $0)?.bytes ?? []
      }
    }
  }

  private func draw(_ preview: ArraySlice<String>, on surface: inout Surface) {
    let edge = columns.upperBound
    let clip = edge + 2..<size.columns
    for row in 1..<max(1, size.rows) {
      surface.write(
        "│", column: edge, row: row, clip: edge..<edge + 1, style: GridStyle(foreground: .separator))
    }
    for (row, line) in zip(1..<max(1, size.rows), preview) {
      surface.write(line[...], column: edge + 2, row: row, clip: clip, style: GridStyle())
    }
  }
}
