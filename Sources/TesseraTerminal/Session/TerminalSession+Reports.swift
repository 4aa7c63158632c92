import CTesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// Reports of the terminal about its colors, its keyboard and its ways to show images.

extension TerminalSession {
  /// Queries the terminal's colors, unless replies are outstanding. Nothing waits for the reply: when it
  /// arrives, the screen is drawn again.
  func queryColors() {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    let supportsColorQueries = TerminalColors.supportsColorQueries(variable)
    let asksForGraphics =
      options.queriesGraphics && region == .fullScreen && TerminalGraphics.isQueried(variable)
    guard options.queriesColors, region != .lines, supportsColorQueries, !tessera_terminal_expects_answers()
    else { return }
    tessera_terminal_expect_answers(Int32(Self.longestAnswer))
    graphicsReports = GraphicsReports()
    write(TerminalReport.queries(graphics: asksForGraphics))
  }

  /// Queries the size of a character again if images are sixels, which depend on it.
  ///
  /// While replies are outstanding, the query waits for the last of them.
  func queryCharacterSize() {
    hasOutdatedCharacter = tessera_terminal_expects_answers()
    if !hasOutdatedCharacter, case .sixel = graphics { queryColors() }
  }

  func take(_ reports: [TerminalReport]) {
    for report in reports {
      if case .colorScheme = report {
        guard options.queriesColors, !TerminalColors.isSetByUser else { continue }
        // The report does not contain the colors.
        queryColors()
      }
      if report == .keyboard, options.extendsKeyboard, tessera_terminal_begin_keyboard() {
        write(Self.beginKeyboard)
      }
      detectedColors.take(report)
      graphicsReports.take(report)
      if report == .end {
        tessera_terminal_expect_answers(0)
        updateGraphics()
        if hasOutdatedCharacter { queryCharacterSize() }
      }
      // The color of text comes first, and changes nothing by itself.
      if case .text = report { continue }
      guard detectedColors != terminalColors else { continue }
      terminalColors = detectedColors
      onColorsChange(terminalColors)
    }
  }

  private func updateGraphics() {
    guard options.queriesGraphics, region == .fullScreen else { return }
    let setting = TerminalGraphics.setting { name in getenv(name).map { String(cString: $0) } }
    let current = graphicsReports.graphics(setting)
    guard current != graphics else { return }
    graphics = current
    onGraphicsChange(current)
  }

  /// Makes keys unambiguous, until the terminal is left.
  private static let beginKeyboard = Array("\u{1B}[>1u".utf8)
}
