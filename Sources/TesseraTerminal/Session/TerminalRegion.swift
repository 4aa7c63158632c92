#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The part of the terminal that a session uses.
public enum TerminalRegion: Hashable, Sendable {
  /// The whole screen, on the terminal's alternate screen. The user's lines reappear when the session ends.
  case fullScreen
  /// A region below the lines that the terminal already shows, of at most a number of rows. When the session
  /// ends, the region disappears.
  ///
  /// The mouse is not reported, so that the user can select text and scroll back as usual.
  case inline(rows: Int)
  /// Lines below each other, as a screen reader speaks them. Nothing is drawn again, and the cursor does not move
  /// back. A ``TerminalApp`` writes what has the focus, and what has changed.
  case lines

  /// Returns the region, or ``lines`` if the user has set `TESSERA_SCREEN_READER` to another value than `0`.
  public static func preferred(_ region: TerminalRegion = .fullScreen) -> TerminalRegion {
    isForScreenReader { name in getenv(name).map { String(cString: $0) } } ? .lines : region
  }

  /// Returns whether the user of an environment has a screen reader.
  static func isForScreenReader(_ value: (String) -> String?) -> Bool {
    guard let setting = value("TESSERA_SCREEN_READER") else { return false }
    return !setting.isEmpty && setting != "0"
  }

  /// Whether the region is below other lines.
  var isInline: Bool { if case .inline = self { true } else { false } }

  /// Returns the size of the region on a screen.
  func size(on screen: GridSize) -> GridSize {
    guard case .inline(let rows) = self else { return screen }
    return GridSize(columns: screen.columns, rows: min(max(1, rows), screen.rows))
  }
}
