import Tessera
import TesseraLayout

extension Terminal {
  /// Returns content as plain text, for programs without a terminal.
  ///
  ///     guard TerminalSession.isInteractive else {
  ///       print(Terminal.text(of: content, columns: 80))
  ///       exit(0)
  ///     }
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - columns: The width, in characters.
  /// - Returns: All lines, without spaces at their ends.
  /// - Complexity: O(*n*) for *n* lines: everything is laid out and drawn.
  @MainActor
  public static func text(of content: Content<Terminal>, columns: Int = 80) -> String {
    let collection = TerminalCollection(configuration: EngineConfiguration(overscan: 0))
    let rows = 256
    var surface = Surface(columns: columns, rows: rows)
    surface.characters = .detected
    collection.place(in: GridRect(columns: 0..<surface.columns, rows: 0..<rows))
    collection.show(content)
    var (lines, top) = ([String](), 0)
    while true {
      collection.draw(on: &surface)
      let height = Int((collection.engine.contentSize.height / TextMetrics.lineHeight).rounded(.up))
      // The last page overlaps the one before it.
      let shown = Int(collection.engine.viewport.minY / TextMetrics.lineHeight)
      for row in top - shown..<max(top - shown, min(rows, height - shown)) {
        lines.append(surface.text(inRow: row).trimmedAtEnd)
      }
      top = shown + rows
      if top >= height { break }
      collection.engine.scroll(by: Point(y: Double(rows) * TextMetrics.lineHeight))
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
