/// The part of the terminal that a session uses.
public enum TerminalRegion: Hashable, Sendable {
  /// The whole screen, on the terminal's alternate screen. The user's lines reappear when the session ends.
  case fullScreen
  /// A region below the lines that the terminal already shows, of at most a number of rows. When the session
  /// ends, the region disappears.
  ///
  /// The mouse is not reported, so that the user can select text and scroll back as usual.
  case inline(rows: Int)

  /// Whether the region is below other lines.
  var isInline: Bool { self != .fullScreen }

  /// Returns the size of the region on a screen.
  func size(on screen: GridSize) -> GridSize {
    guard case .inline(let rows) = self else { return screen }
    return GridSize(columns: screen.columns, rows: min(max(1, rows), screen.rows))
  }
}
