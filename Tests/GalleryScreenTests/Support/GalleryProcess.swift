import TerminalOracle
import Testing

/// The gallery on a pseudo terminal, with the user's keys and mouse.
final class GalleryProcess {
  let terminal: TerminalProcess

  init(_ arguments: [String] = [], columns: Int = 80, rows: Int = 24) throws {
    terminal = try TerminalProcess("gallery", arguments, columns: columns, rows: rows)
  }

  enum Key: String {
    case left = "\u{1B}[D"
    case right = "\u{1B}[C"
    case up = "\u{1B}[A"
    case down = "\u{1B}[B"
    case home = "\u{1B}[H"
    case end = "\u{1B}[F"
    case pageUp = "\u{1B}[5~"
    case pageDown = "\u{1B}[6~"
    case enter = "\r"
    case escape = "\u{1B}"
    case quit = "q"
    case ask = "/"
  }

  func press(_ keys: Key...) { for key in keys { terminal.send(key.rawValue) } }

  func type(_ text: String) { terminal.send(text) }

  /// The modifier keys during a click, as terminals number them.
  enum Modifier: Int {
    case none = 0
    case shift = 4
    case control = 16
  }

  /// Presses and releases the primary button; columns and rows are zero-based.
  func click(column: Int, row: Int, holding modifier: Modifier = .none) {
    let place = "\u{1B}[<\(modifier.rawValue);\(column + 1);\(row + 1)"
    terminal.send(place + "M" + place + "m")
  }

  /// Presses the primary button at one row, drags row by row to another one, and optionally releases the
  /// button.
  func drag(column: Int, from row: Int, to target: Int, isReleased: Bool = true) {
    terminal.send("\u{1B}[<0;\(column + 1);\(row + 1)M")
    for row in stride(from: row, through: target, by: row < target ? 1 : -1) {
      terminal.send("\u{1B}[<32;\(column + 1);\(row + 1)M")
    }
    if isReleased { terminal.send("\u{1B}[<0;\(column + 1);\(target + 1)m") }
  }

  /// Turns the wheel by a number of notches, downwards if positive.
  func wheel(_ notches: Int) {
    let notch = "\u{1B}[<\(notches > 0 ? 65 : 64);3;3M"
    terminal.send(String(repeating: notch, count: abs(notches)))
  }

  /// Turns a horizontal wheel by a number of notches, to the right if positive.
  func wheelSideways(_ notches: Int, column: Int, row: Int) {
    let notch = "\u{1B}[<\(notches > 0 ? 67 : 66);\(column + 1);\(row + 1)M"
    terminal.send(String(repeating: notch, count: abs(notches)))
  }

  var lines: [String] { terminal.screen.lines.dropLast() }

  var status: String { terminal.screen.lines.last ?? "" }

  /// Whether there is text at the top; some examples begin with an empty line.
  var hasContent: Bool { lines.prefix(2).contains { !$0.isEmpty } }

  func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

  /// Returns the first position of a text, for characters that are one column wide.
  func place(of text: String) -> (column: Int, row: Int)? {
    guard let row = row(of: text), let range = lines[row].firstRange(of: text) else { return nil }
    return (lines[row].distance(from: lines[row].startIndex, to: range.lowerBound), row)
  }

  func click(
    _ text: String, holding modifier: Modifier = .none, location: SourceLocation = #_sourceLocation
  ) throws {
    let place = try #require(self.place(of: text), sourceLocation: location)
    click(column: place.column, row: place.row, holding: modifier)
  }

  /// Waits for a condition; if it does not hold in time, the message contains the screen.
  func expect(
    _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation,
    _ condition: (GalleryProcess) -> Bool
  ) {
    // A partial frame may show anything, so only complete frames are checked.
    let isMet = terminal.waits { _ in
      terminal.output.suffix(8).elementsEqual("\u{1B}[?2026l".utf8) && condition(self)
    }
    let what = comment?.rawValue ?? "what should be on screen"
    #expect(
      isMet, "\(what); there is:\n\(terminal.screen.lines.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Waits for the end of the process, with code 0 and a restored terminal by default.
  func expectQuit(
    _ ending: TerminalProcess.Ending = .code(0), hadCaret: Bool = false,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.end() == ending, sourceLocation: location)
    #expect(terminal.isCooked, sourceLocation: location)
    for mode in ["?1049", "?25", "?7", "?1002", "?1006", "?1004", "?2004"] {
      let (on, off) = ("\u{1B}[\(mode)h", "\u{1B}[\(mode)l")
      let (onCount, offCount) = (terminal.count(of: on), terminal.count(of: off))
      // A text field shows the cursor at its caret, with each frame.
      let isExpected =
        hadCaret && mode == "?25" ? onCount > offCount && offCount > 0 : onCount == 1 && offCount == 1
      #expect(isExpected, "\(mode)", sourceLocation: location)
    }
    // The shell's screen shows nothing of the gallery.
    #expect(terminal.screen.lines.allSatisfy { $0.isEmpty }, sourceLocation: location)
  }
}
