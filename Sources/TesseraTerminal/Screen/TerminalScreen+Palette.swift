import Tessera
import TesseraComponents

/// A command that the palette lists.
struct PaletteEntry: Identifiable {
  var id: Int
  var title: String
  var keys: String
  var action: () -> Void
}

extension TerminalScreen {
  /// Shows all commands; the user chooses one by a part of its title.
  func showPalette() {
    let entries = paletteEntries
    let sheet = TerminalSheet(
      "Commands", limit: GridSize(columns: 56, rows: min(entries.count, 12) + 3),
      hint: "Enter run  Esc close")
    sheet.input = TextInput()
    let close = { [weak self, weak sheet] in
      if let sheet { self?.remove(sheet) }
    }
    sheet.onClose = close
    let show = { [weak sheet] (text: String) in
      let found = Self.entries(entries, matching: text)
      let pattern = FuzzyPattern(text)
      let matches = { (title: String) in pattern.match(in: title)?.ranges(in: title) ?? [] }
      sheet?.collection.show(
        Content {
          Section("commands") {
            ForEach(found) { entry in
              PaletteRow(title: entry.title, keys: entry.keys, matches: matches(entry.title)).onTap {
                close()
                entry.action()
              }
            }
          }
        })
      if let first = found.first { sheet?.collection.engine.focus(on: ItemID(first.id)) }
    }
    sheet.onInput = show
    show("")
    add(sheet)
  }

  /// Returns the entries that match a text, the best ones first.
  static func entries(_ entries: [PaletteEntry], matching text: String) -> [PaletteEntry] {
    let pattern = FuzzyPattern(text)
    if pattern.isEmpty { return entries }
    return entries.compactMap { entry in pattern.match(in: entry.title).map { (entry, $0.score) } }
      .sorted { ($0.1, $1.0.id) > ($1.1, $0.0.id) }
      .map(\.0)
  }

  /// The commands of the focused item, of the list and of the app, the actions of the focused item, and the
  /// commands that every app has.
  private var paletteEntries: [PaletteEntry] {
    var entries: [PaletteEntry] = []
    func add(_ title: String, _ strokes: [KeyStroke], _ action: @escaping () -> Void) {
      let keys = strokes.map(\.description).joined(separator: ", ")
      entries.append(PaletteEntry(id: entries.count, title: title, keys: keys, action: action))
    }
    for command in collection.engine.keyCommands + boundCommands {
      add(command.title, command.strokes, command.action)
    }
    let engine = collection.engine
    if let key = engine.focusedKey, let cell = engine.cell(of: key)?.id {
      for action in engine.actions(of: cell) where action.isEnabled {
        add(action.title, []) { [weak self] in
          // The view may show another item now.
          guard let cell = engine.cell(of: key)?.id else {
            self?.notice = "The item is no longer shown"
            return
          }
          engine.performContextAction(action.id, on: cell)
        }
      }
    }
    for command in availableCommands where command != .palette {
      add(command.title, keyMap[command]) { [weak self] in self?.perform(command) }
    }
    return entries
  }
}

/// The title of a command, and its keys at the end of the line.
private struct PaletteRow: CanvasCell {
  var title: String
  var keys: String
  /// The parts of the title that the typed text matches.
  var matches: [Range<String.Index>]

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(StyledText(parts, style: .body))
    canvas.text(keys, TextStyle(color: .secondary, alignment: .trailing))
  }

  private var parts: [StyledText.Part] {
    var (parts, start) = ([StyledText.Part](), title.startIndex)
    for match in matches {
      parts.append(StyledText.Part(title[start..<match.lowerBound], GridStyle()))
      parts.append(StyledText.Part(title[match], GridStyle(foreground: .background, background: .warning)))
      start = match.upperBound
    }
    return parts + [StyledText.Part(title[start...], GridStyle())]
  }
}
