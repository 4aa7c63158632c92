import Tessera
import TesseraComponents

/// A box in the middle of the screen with a title, a collection, and an optional prompt above the collection.
@MainActor
final class TerminalSheet: TerminalLayer {
  let title: String
  let collection: TerminalCollection
  var hint: String
  /// The text that the user types above the collection; `nil` if there is no prompt.
  var input: TextInput?
  var onInput: (String) -> Void = { _ in }
  var onClose: () -> Void = {}
  /// Whether the app has opened the sheet, and not the user.
  var isPresented = false
  /// The largest number of columns and rows of the box.
  let limit: GridSize
  private var area = GridRect(columns: 0..<0, rows: 0..<0)
  private var hasBorder = true

  init(
    _ title: String, limit: GridSize, hint: String, collection: TerminalCollection = TerminalCollection()
  ) {
    (self.title, self.limit, self.hint, self.collection) = (title, limit, hint, collection)
  }

  var status: String? { nil }

  var nextFrameTime: Double? { collection.engine.nextFrameTime }

  func place(on screen: GridSize) {
    let free = GridSize(columns: screen.columns, rows: max(0, screen.rows - 1))
    // A small screen has no space for a border.
    hasBorder = free.columns >= 24 && free.rows >= 7
    let margin = hasBorder ? 2 : 0
    let columns = min(limit.columns, free.columns - 2 * margin)
    let rows = min(limit.rows, free.rows - margin)
    let (left, top) = ((free.columns - columns) / 2, (free.rows - rows) / 2)
    area = GridRect(columns: left..<left + columns, rows: top..<top + rows)
    collection.place(in: listArea)
  }

  /// The part inside of the border.
  private var inner: GridRect {
    guard hasBorder else { return area }
    return GridRect(
      columns: area.columns.lowerBound + 2..<area.columns.upperBound - 2,
      rows: area.rows.lowerBound + 1..<area.rows.upperBound - 1)
  }

  private var listArea: GridRect {
    var list = inner
    if input != nil { list.rows = min(list.rows.lowerBound + 1, list.rows.upperBound)..<list.rows.upperBound }
    return list
  }

  // MARK: Drawing

  func draw(on surface: inout Surface, at time: Double?) {
    guard !area.isEmpty else { return }
    for row in area.rows { surface.fill(area.columns, row: row, color: .background) }
    if hasBorder { drawBorder(on: &surface) }
    if let input, let row = inner.rows.first {
      let style = GridStyle()
      surface.write("> ", column: inner.columns.lowerBound, row: row, clip: inner.columns, style: style)
      surface.write(
        input.text[...], column: inner.columns.lowerBound + 2, row: row, clip: inner.columns, style: style)
    }
    collection.draw(on: &surface, at: time)
  }

  private func drawBorder(on surface: inout Surface) {
    let frame = Rect(
      x: Double(area.columns.lowerBound) * TextMetrics.characterWidth,
      y: Double(area.rows.lowerBound) * TextMetrics.lineHeight,
      width: Double(area.columns.count) * TextMetrics.characterWidth,
      height: Double(area.rows.count) * TextMetrics.lineHeight)
    var drawing = Drawing(size: frame.size)
    drawing.commands.append(
      .stroke(Rect(origin: .zero, size: frame.size), .secondary, width: 1, cornerRadius: 4))
    GridPainter(clip: area).paint(drawing, in: frame, on: &surface)
    let columns = area.columns.lowerBound + 2..<area.columns.upperBound - 2
    surface.write(
      " \(title) ", column: columns.lowerBound, row: area.rows.lowerBound, clip: columns,
      style: GridStyle(isBold: true))
  }

  var caret: CursorPosition? {
    guard let input, let row = inner.rows.first else { return nil }
    let width = input.text(in: input.start..<input.selection.caret).columnWidth
    let column = inner.columns.lowerBound + 2 + width
    return inner.columns.contains(column) ? CursorPosition(column: column, row: row) : nil
  }

  // MARK: Events

  func handle(_ event: TerminalEvent, at time: Double) {
    if case .key(let key, let modifiers) = event, input == nil {
      return press(KeyStroke(key, modifiers), at: time)
    }
    if case .key(let key, let modifiers) = event {
      if key == .escape { return onClose() }
      if edit(key, modifiers) { return }
    }
    if case .paste(let text) = event, input != nil {
      input?.perform(.paste(text))
      return onInput(input?.text ?? "")
    }
    if case .mouse(let mouse) = event, case .press = mouse.action,
      !area.columns.contains(mouse.column) || !area.rows.contains(mouse.row)
    {
      return onClose()
    }
    // Keys that came together with letters act on the list for these letters.
    if input != nil { collection.update(at: time) }
    collection.handle(event, at: time)
  }

  /// Handles a key where there is no prompt.
  private func press(_ stroke: KeyStroke, at time: Double) {
    // A field with the focus types q, and Escape leaves it.
    if collection.offer(.key(stroke.key, modifiers: stroke.modifiers), at: time) { return }
    if stroke == .escape || stroke == "q" { return onClose() }
    if let command = collection.keyMap.command(for: stroke) { collection.perform(command) }
  }

  /// Edits the text of the prompt. Returns `true` if there is a prompt, and the key edits it.
  private func edit(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard let before = input?.text, input?.press(key, modifiers: modifiers) == true else { return false }
    if let text = input?.text, text != before { onInput(text) }
    return true
  }
}
