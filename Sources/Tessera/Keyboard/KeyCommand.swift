import TesseraKernel

/// A command that the user gives by keys.
///
///     Section("mails") { ForEach(mails) { MailRow($0) } }
///       .keys {
///         KeyCommand("d", .delete, "Delete") { delete() }
///         KeyCommand(.control("r"), "Reply") { reply() }
///       }
///
/// Hosts list the commands that are bound at the moment, see ``Engine/keyCommands``, and the user can choose other keys
/// for them, see ``Engine/bindCommand(_:to:)``.
public struct KeyCommand {
  /// The name under which the user chooses other keys for the command.
  public var id: String
  /// The keys that give the command; the first one is shown where there is little space.
  public var strokes: [KeyStroke]
  /// The title that the user reads.
  public var title: String
  /// The handler.
  public var action: () -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - strokes: The keys that give the command. Without keys, the user can choose it from lists only.
  ///   - title: The title that the user reads.
  ///   - id: The name of the command in settings; `nil` for the title.
  ///   - action: The handler.
  public init(_ strokes: [KeyStroke], _ title: String, id: String? = nil, action: @escaping () -> Void) {
    (self.strokes, self.title, self.action) = (strokes, title, action)
    self.id = id ?? title
  }

  /// Creates a command with one key.
  public init(_ stroke: KeyStroke, _ title: String, id: String? = nil, action: @escaping () -> Void) {
    self.init([stroke], title, id: id, action: action)
  }

  /// Creates a command with two keys, either of which performs it.
  public init(
    _ first: KeyStroke, _ second: KeyStroke, _ title: String, id: String? = nil, action: @escaping () -> Void
  ) {
    self.init([first, second], title, id: id, action: action)
  }
}

/// A result builder that builds key commands from commands, `if`, `switch` and `for`.
@resultBuilder
public enum KeyCommandBuilder {
  /// Builds a single command.
  public static func buildExpression(_ command: KeyCommand) -> [KeyCommand] { [command] }

  /// Includes commands declared elsewhere.
  public static func buildExpression(_ commands: [KeyCommand]) -> [KeyCommand] { commands }

  /// Concatenates the commands of several statements.
  public static func buildBlock(_ statements: [KeyCommand]...) -> [KeyCommand] { Array(statements.joined()) }

  /// Builds the commands of an `if` without `else`.
  public static func buildOptional(_ commands: [KeyCommand]?) -> [KeyCommand] { commands ?? [] }

  /// Builds the commands of the first branch.
  public static func buildEither(first commands: [KeyCommand]) -> [KeyCommand] { commands }

  /// Builds the commands of the second branch.
  public static func buildEither(second commands: [KeyCommand]) -> [KeyCommand] { commands }

  /// Builds the commands of an `if #available` branch.
  public static func buildLimitedAvailability(_ commands: [KeyCommand]) -> [KeyCommand] { commands }

  /// Builds the commands of a `for` loop.
  public static func buildArray(_ rounds: [[KeyCommand]]) -> [KeyCommand] { Array(rounds.joined()) }
}
