import TerminalOracle
import TestSupport
import Tessera
import Testing

@testable import TesseraTerminal
@testable import gallery

extension GalleryScreenTests {
  /// Every example at four sizes, in four depths of colors and two themes, as the oracle shows it.
  @MainActor
  @Suite("The appearance of every example")
  struct AppearanceTests {
    static var names: [String] { Catalog.examples.map { $0.name } }
    private static let sizes = [(40, 10), (60, 20), (100, 30), (200, 60)]

    @Test(
      "It stays on the screen, its last line has whole words, and its texts are legible", .tags(.slow),
      arguments: await AppearanceTests.names)
    func appearance(name: String) async throws {
      let folder = try TemporaryFolder()
      try folder.write((1...300).map { "line \($0) of the log\n" }.joined(), to: "log")
      let arguments = ["log": [folder.path("log")], "photos": [folder.path("")]][name] ?? []
      let example = try ExampleScreen(name, arguments: arguments)
      await example.load()
      defer { example.stop() }
      for (columns, rows) in Self.sizes {
        example.resize(columns: columns, rows: rows)
        expectComplete(example)
        // Once more with the focus.
        example.press(.down)
        expectComplete(example)
      }
    }

    private func expectComplete(_ example: ExampleScreen) {
      for theme in [TerminalTheme.dark, .light] {
        for depth in ColorDepth.allCases {
          example.screen.surface.theme = theme
          example.screen.surface.colorDepth = depth
          let oracle = example.drawn(margin: 3)
          let surface = example.screen.surface
          let place =
            "\(example.name) at \(surface.columns) × \(surface.rows), \(depth), \(theme.isLight ? "light" : "dark")"
          let faults =
            contentFaults(surface, oracle) + lineFaults(example) + contrastFaults(surface, oracle, theme)
          #expect(faults.isEmpty, "\(place): \(faults.prefix(5).joined(separator: "; "))")
        }
      }
    }

    /// Compares the characters with those that were drawn. Returns the differences, and what is outside.
    private func contentFaults(_ surface: Surface, _ oracle: Screen) -> [String] {
      var faults: [String] = []
      for (row, line) in oracle.lines.enumerated() {
        var wanted = row < surface.rows ? surface.text(inRow: row)[...] : ""
        while wanted.last == " " { wanted.removeLast() }
        if line != wanted { faults.append("row \(row) is '\(line)', not '\(wanted)'") }
      }
      return faults
    }

    /// Returns the faults of the last line: words that are cut, and a status that touches the hint.
    private func lineFaults(_ example: ExampleScreen) -> [String] {
      let surface = example.screen.surface
      let line = surface.text(inRow: surface.rows - 1)
      var faults: [String] = []
      let tooltip = example.tooltip
      let whole = Set("\(example.status) \(tooltip ?? example.hint)".split(separator: " "))
      for word in line.split(separator: " ") where !whole.contains(word) {
        // The status may end inside of a word.
        let stem = word.dropLast()
        let isCut =
          word.last == "…" && (example.status.contains(stem) || tooltip != nil && whole.contains(stem))
        if word != "…", !isCut { faults.append("'\(word)'") }
      }
      if tooltip == nil, !line.hasSuffix(" q quits ") {
        faults.append("no 'q quits' at the end of '\(line)'")
      }
      // Two columns at least are between the two texts.
      let cutHint = line.ranges(of: " … ").last.map { line.index(after: $0.lowerBound) }
      let start = line.firstRange(of: example.hint)?.lowerBound ?? cutHint
      if let start, !line[..<start].hasSuffix("  "), line[..<start] != " " {
        faults.append("'\(line)' has no gap")
      }
      return faults.map { "last line: \($0)" }
    }

    /// Returns the texts in the color of a role that have too little contrast.
    private func contrastFaults(_ surface: Surface, _ oracle: Screen, _ theme: TerminalTheme) -> [String] {
      let terminals = SeenTerminal.palettes.map { name, palette in
        theme.isLight
          ? SeenTerminal(name: name, text: SeenColor(20, 20, 20), background: .white, palette: palette)
          : SeenTerminal(name: name, text: SeenColor(229, 229, 229), background: .black, palette: palette)
      }
      var seen = Set<Pair>()
      var faults: [String] = []
      for row in 0..<surface.rows {
        for column in 0..<surface.columns {
          let cell = oracle.cell(column: column, row: row)
          let style = surface.styles[surface.back.cells[row * surface.columns + column].style].style
          if cell.text.allSatisfy({ $0 == " " || "\u{2500}"..."\u{257F}" ~= $0 })
            || !style.foreground.isOfText
          {
            continue
          }
          guard seen.insert(Pair(style: style, rendition: cell.rendition)).inserted else { continue }
          for terminal in terminals {
            for brightensBold in [false, true] {
              let colors = terminal.colors(of: cell, brightensBold: brightensBold)
              let contrast = colors.letters.contrast(with: colors.ground)
              if contrast < 4.5 {
                let pair = "\(style.foreground) on \(style.background ?? .background)"
                faults.append("'\(cell.text)' \(pair), \(terminal): \(contrast)")
              }
            }
          }
        }
      }
      return faults
    }

    private struct Pair: Hashable {
      var style: GridStyle
      var rendition: Screen.Rendition
    }
  }
}

extension Color {
  /// Whether texts in this color are made legible: it is neither exact nor that of lines.
  fileprivate var isOfText: Bool {
    switch self {
    case .rgb, .separator: false
    default: true
    }
  }
}
