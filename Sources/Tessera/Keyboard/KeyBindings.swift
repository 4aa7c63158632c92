@_spi(Behaviors) import TesseraKernel

/// The keys that the user has chosen for commands. An idle behavior that only stores them.
final class KeyBindings: Behavior {
  /// The keys by the id of the command.
  var strokes: [String: [KeyStroke]] = [:]
}

extension Engine {
  /// Binds a command to other keys, as the user prefers; see ``KeyCommand``.
  ///
  /// - Parameters:
  ///   - id: The id of the command.
  ///   - strokes: The keys; empty to unbind the command, and `nil` for those that the app declares.
  public func bindCommand(_ id: String, to strokes: [KeyStroke]?) {
    installed { KeyBindings() }.strokes[id] = strokes
  }

  /// Returns the command with the keys that the user has chosen.
  package func bound(_ command: KeyCommand) -> KeyCommand {
    guard let strokes = behavior(KeyBindings.self)?.strokes[command.id] else { return command }
    var command = command
    command.strokes = strokes
    return command
  }
}
