import TerminalOracle
import Tessera
import TesseraTerminal
import Testing

/// Text in every role on every possible background, as the oracle shows it on terminals of different users.
@Suite("Contrast of text")
struct ContrastTests {
  @Test("The dark theme is legible on dark backgrounds", arguments: ColorDepth.allCases)
  func dark(depth: ColorDepth) { expectLegible(.dark, depth, on: Self.terminals()) }

  @Test("The light theme is legible on light backgrounds", arguments: ColorDepth.allCases)
  func light(depth: ColorDepth) {
    expectLegible(.light, depth, on: Self.terminals(text: SeenColor(20, 20, 20), background: .white))
  }

  @Test(
    "The theme for unknown backgrounds is legible on dark and light ones", arguments: ColorDepth.allCases)
  func unknown(depth: ColorDepth) {
    for background in Self.backgrounds {
      let text = SeenColor.white.contrast(with: background) > 6 ? SeenColor.white : .black
      expectLegible(.unknownBackground, depth, on: Self.terminals(text: text, background: background))
    }
  }

  @Test("Every theme is legible on known backgrounds", arguments: ColorDepth.allCases)
  func told(depth: ColorDepth) {
    var ownTheme = TerminalTheme.dark
    ownTheme.accent = .palette(4)
    ownTheme.secondary = .standard
    ownTheme.surface = .palette(7)
    for choice in [.automatic, .dark, .light, .fixed(ownTheme)] as [TerminalThemeChoice] {
      for background in Self.backgrounds {
        let text = SeenColor.white.contrast(with: background) > 6 ? SeenColor.white : .black
        let ground = TerminalColors(
          text: text.asTold, background: background.asTold, isLight: text == .black)
        expectLegible(
          choice.theme(for: ground), depth, on: Self.terminals(text: text, background: background))
      }
    }
  }

  @Test(
    "Thin lines are seen on selected and focused items",
    arguments: [TerminalTheme.dark, .light, .unknownBackground], ColorDepth.allCases)
  func lines(theme: TerminalTheme, depth: ColorDepth) {
    let (text, background): (SeenColor, SeenColor) = theme == .light ? (.black, .white) : (.white, .black)
    let screen = Screen(columns: 1, rows: 2)
    var surface = Surface(columns: 1, rows: 2, theme: theme, colorDepth: depth)
    for (row, ground) in [Color.selection, .focus].enumerated() {
      surface.fill(0..<1, row: row, color: ground)
      surface.write("│", column: 0, row: row, clip: 0..<1, style: GridStyle(foreground: .separator))
    }
    screen.feed(surface.encode())
    for terminal in Self.terminals(text: text, background: background) {
      for row in 0..<2 {
        let seen = terminal.colors(of: screen.cell(column: 0, row: row), brightensBold: false)
        let contrast = seen.letters.contrast(with: seen.ground)
        #expect(contrast >= 2, "row \(row), \(terminal)")
      }
    }
  }

  @Test("The contrast ratio agrees with known values")
  func contrast() {
    #expect(abs(SeenColor.white.contrast(with: .black) - 21) < 0.001)
    let gray = SeenColor(118, 118, 118)
    #expect(abs(gray.contrast(with: .white) - 4.54) < 0.01)
    #expect(SeenColor(119, 119, 119).contrast(with: .white) < 4.5)
  }

  // MARK: Tested colors

  /// The colors of text. Separators are not text, and the program chooses exact colors itself.
  private static let letters: [Color] = [
    .primary, .secondary, .accent, .positive, .warning, .negative,
    // On the tint of a control.
    .background,
  ]

  /// The backgrounds of text: none, a header, a selected or focused item, and other colors.
  private static let grounds: [Color] = [
    .background, .surface, .selection, .focus, .primary, .secondary, .accent, .positive, .warning, .negative,
    .separator,
  ]

  /// Backgrounds in exact colors, for terminals that can show them unchanged.
  private static let tints: [Color] = [
    .rgb(red: 59, green: 110, blue: 165), .rgb(red: 160, green: 117, blue: 40),
    .rgb(red: 86, green: 101, blue: 121), .rgb(red: 128, green: 128, blue: 128),
  ]

  /// Backgrounds of users: black, white, and those of well-known color schemes.
  private static let backgrounds: [SeenColor] = [
    .black, .white, SeenColor(30, 30, 30), SeenColor(0, 43, 54), SeenColor(253, 246, 227),
    SeenColor(40, 44, 52),
    SeenColor(48, 10, 36),
  ]

  /// Returns terminals with all palettes.
  private static func terminals(
    text: SeenColor = SeenColor(229, 229, 229), background: SeenColor = .black
  ) -> [SeenTerminal] {
    SeenTerminal.palettes.map { name, palette in
      SeenTerminal(
        name: "\(name) with \(text) on \(background)", text: text, background: background, palette: palette)
    }
  }

  /// Draws every pair of text and background and checks its contrast on every terminal.
  private func expectLegible(
    _ theme: TerminalTheme, _ depth: ColorDepth, on terminals: [SeenTerminal],
    location: SourceLocation = #_sourceLocation
  ) {
    let grounds = Self.grounds + (depth >= .ansi256 ? Self.tints : [])
    let screen = Screen(columns: 2 * Self.letters.count, rows: grounds.count)
    var surface = Surface(columns: screen.columns, rows: screen.rows, theme: theme, colorDepth: depth)
    for (row, ground) in grounds.enumerated() {
      surface.fill(0..<screen.columns, row: row, color: ground)
      for (index, color) in Self.letters.enumerated() {
        for isBold in [false, true] {
          surface.write(
            "x", column: 2 * index + (isBold ? 1 : 0), row: row, clip: 0..<screen.columns,
            style: GridStyle(foreground: color, isBold: isBold))
        }
      }
    }
    screen.feed("\u{1B}[?7l")
    screen.feed(surface.encode())
    var faults: [String] = []
    for terminal in terminals {
      for (row, ground) in grounds.enumerated() {
        for column in 0..<screen.columns {
          let cell = screen.cell(column: column, row: row)
          for brightensBold in [false, true] {
            let seen = terminal.colors(of: cell, brightensBold: brightensBold)
            let contrast = seen.letters.contrast(with: seen.ground)
            if contrast < 4.5 {
              let hundredths = Double(Int(contrast * 100)) / 100
              faults.append("\(Self.letters[column / 2]) on \(ground), \(terminal): \(hundredths)")
            }
          }
        }
      }
    }
    let list = Set(faults).sorted()
    #expect(
      list.isEmpty, "\(list.count) pairs: \(list.prefix(40).joined(separator: "; "))",
      sourceLocation: location)
  }
}

extension SeenColor {
  /// The color as a terminal reports it.
  fileprivate var asTold: TerminalColor { .rgb(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)) }
}
