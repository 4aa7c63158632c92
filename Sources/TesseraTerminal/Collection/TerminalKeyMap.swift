import Tessera

/// The keys of the commands that every ``TerminalApp`` knows.
///
///     app.keyMap = .emacs
///     app.keyMap[.filter] = [.control("t")]
///
/// The keys work where nothing else handles them; arrows, Page Up, Page Down, Home and End always move.
public struct TerminalKeyMap: Hashable, Sendable {
  private var strokes: [TerminalCommand: [KeyStroke]]

  /// Creates a map.
  ///
  /// - Parameter strokes: The keys of each command; a command without keys is not bound.
  public init(_ strokes: [TerminalCommand: [KeyStroke]] = [:]) { self.strokes = strokes }

  /// The keys of a command; the first one is shown where there is little space.
  public subscript(command: TerminalCommand) -> [KeyStroke] {
    get { strokes[command] ?? [] }
    set { strokes[command] = newValue }
  }

  /// Returns the command of a key; `nil` if it has none.
  public func command(for stroke: KeyStroke) -> TerminalCommand? {
    TerminalCommand.allCases.first { self[$0].contains(stroke) }
  }

  /// The default keys: those of vi and less.
  public static let vi = TerminalKeyMap([
    .up: ["k"], .down: ["j"], .left: ["h"], .right: ["l"], .first: ["g"], .last: ["G"],
    .pageUp: [.control("b")], .pageDown: [.control("f")], .halfPageUp: [.control("u")],
    .halfPageDown: [.control("d")], .find: ["/"], .findNext: ["n"], .findPrevious: ["N"], .filter: ["&"],
    .palette: [":"], .help: ["?", .function(1)], .copy: ["y"], .selectText: [.function(8)],
    .wrapLines: [.option("z")],
    .nextPane: [.tab, .function(6)],
    .previousPane: [KeyStroke(.backTab), KeyStroke(.function(6), .shift)], .quit: ["q", .escape],
  ])

  /// The keys of Emacs.
  public static let emacs = TerminalKeyMap([
    .up: [.control("p")], .down: [.control("n")], .left: [.control("b")], .right: [.control("f")],
    .first: [.option("<")], .last: [.option(">")], .pageUp: [.option("v")], .pageDown: [.control("v")],
    .find: [.control("s"), "/"], .findNext: ["n"], .findPrevious: ["N"], .filter: ["&"],
    .palette: [.option("x")], .help: ["?", .function(1)], .copy: [.option("w")], .selectText: [.function(8)],
    .wrapLines: [.option("z")],
    .nextPane: [.tab, .function(6)],
    .previousPane: [KeyStroke(.backTab), KeyStroke(.function(6), .shift)], .quit: ["q", .escape],
  ])
}
