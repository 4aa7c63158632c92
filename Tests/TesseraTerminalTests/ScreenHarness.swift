import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// A screen without a terminal: the bytes of keys go in, and lines of text come out.
@MainActor
final class ScreenHarness {
  let screen: TerminalScreen
  private var decoder = InputDecoder()
  private(set) var quitCount = 0

  init(
    _ content: Content<Terminal>, columns: Int = 40, rows: Int = 12,
    configuration: EngineConfiguration = EngineConfiguration(overscan: 0)
  ) {
    let collection = TerminalCollection(configuration: configuration)
    screen = TerminalScreen(surface: Surface(columns: columns, rows: rows), collection: collection)
    screen.onQuit = { [unowned self] in quitCount += 1 }
    collection.show(content)
    draw()
  }

  func draw() { _ = screen.frame(at: nil) }

  /// Sends bytes as the terminal does, and draws a frame.
  func type(_ bytes: String) {
    var events = decoder.decode(bytes.utf8)
    events += decoder.flush()
    screen.handle(events, at: 0)
    draw()
  }

  var lines: [String] {
    (0..<screen.surface.rows).map { row in
      var line = screen.surface.text(inRow: row)[...]
      while line.last == " " { line = line.dropLast() }
      return String(line)
    }
  }

  var lastLine: String { lines.last ?? "" }

  var focused: String { screen.collection.engine.focusedKey?.element.description ?? "-" }

  /// Returns the parts of a row with the background of matches.
  func matches(inRow row: Int) -> [String] {
    let surface = screen.surface
    var (found, isInside) = ([String](), false)
    for cell in surface.back.cells[surface.back.range(ofRow: row)] {
      let isMatch = surface.styles[cell.style].style.background == .warning
      if isMatch {
        if isInside {
          found[found.count - 1] += surface.glyphs.text(of: cell.glyph)
        } else {
          found.append(surface.glyphs.text(of: cell.glyph))
        }
      }
      isInside = isMatch
    }
    return found
  }

  /// Lets tasks run, and draws frames, until a condition holds.
  func waits(until condition: () -> Bool) async -> Bool {
    for _ in 0..<20_000 {
      if condition() { return true }
      await Task.yield()
      draw()
    }
    return false
  }
}

/// Rows that can be selected.
func rows(_ texts: [String]) -> Content<Terminal> {
  Content { Section("rows") { ForEach(texts, id: { $0 }) { Line($0).selectable() } } }
}
