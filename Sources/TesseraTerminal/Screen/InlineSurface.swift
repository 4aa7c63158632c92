/// A session and the surface that it shows, for the dialogs of command-line programs.
@MainActor
final class InlineSurface {
  let session: TerminalSession
  private var surface: Surface

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - options: The options of the session.
  ///   - onChange: The handler that draws again, after the size, the colors or the state of the terminal has changed.
  init(_ options: TerminalSession.Options, onChange: @escaping () -> Void) throws(TerminalError) {
    session = try TerminalSession(options: options)
    surface = Surface(
      columns: session.size.columns, rows: session.size.rows,
      theme: TerminalThemeChoice.automatic.theme(for: session.terminalColors), colorDepth: .detected,
      characters: .detected)
    surface.isInline = session.region.isInline
    let resize = { [weak self] in
      guard let self else { return }
      surface.resize(columns: session.size.columns, rows: session.size.rows)
      onChange()
    }
    session.onResize = { _ in resize() }
    session.onResume = resize
    session.onOutputTaken = onChange
    session.onColorsChange = { [weak self] colors in
      self?.surface.theme = TerminalThemeChoice.automatic.theme(for: colors)
      onChange()
    }
  }

  /// Draws a frame, unless the terminal has not taken the last one yet.
  func draw(_ body: (inout Surface) -> Void) {
    guard !session.hasPendingOutput, surface.rows > 0 else { return }
    body(&surface)
    session.write(surface.encode())
  }

  /// Ends the session, after which no handler is called.
  ///
  /// - Parameter text: The text that remains on the terminal; `nil` for none.
  func end(leaving text: String?) {
    (session.onEvents, session.onResize, session.onResume) = ({ _ in }, { _ in }, {})
    (session.onOutputTaken, session.onColorsChange) = ({}, { _ in })
    session.end(leaving: text)
  }
}
