/// A key of an example: its description among the hints, and its effect.
struct KeyCommand {
  /// The characters that have the effect; empty if the content handles the key by itself.
  var characters = ""
  /// The description, as in `n new`.
  var hint: String
  /// A handler for one of the characters.
  var action: @MainActor (Character) -> Void = { _ in }
}

/// A result builder that lists the keys of an example.
@resultBuilder
enum KeyBuilder {
  static func buildExpression(_ command: KeyCommand) -> [KeyCommand] { [command] }
  static func buildBlock(_ commands: [KeyCommand]...) -> [KeyCommand] { commands.flatMap { $0 } }
  static func buildOptional(_ commands: [KeyCommand]?) -> [KeyCommand] { commands ?? [] }
  static func buildEither(first commands: [KeyCommand]) -> [KeyCommand] { commands }
  static func buildEither(second commands: [KeyCommand]) -> [KeyCommand] { commands }
}

extension Example {
  /// Handles a key of the example's own. Returns `true` if the key was handled.
  func press(_ key: Character) -> Bool {
    guard let command = keys.first(where: { $0.characters.contains(key) }) else { return false }
    command.action(key)
    return true
  }

  /// Returns the description of a key that the content handles.
  func hint(_ text: String) -> KeyCommand { KeyCommand(hint: text) }

  /// Returns a key with an effect.
  func key(
    _ key: Character, _ description: String, _ action: @escaping @MainActor (Self) -> Void
  ) -> KeyCommand {
    KeyCommand(characters: "\(key)", hint: "\(key) \(description)") { _ in action(self) }
  }

  /// Returns the keys of the digits, each of which chooses an element.
  ///
  /// - Parameter first: The digit of the first element.
  func digits<Element>(
    _ description: String, from first: Int = 1, of elements: [Element],
    _ action: @escaping @MainActor (Self, Element) -> Void
  ) -> KeyCommand {
    let digits = (first..<first + elements.count).map { String($0) }
    let hint = "\(first)–\(first + elements.count - 1) \(description)"
    return KeyCommand(characters: digits.joined(), hint: hint) { digit in
      if let number = digit.wholeNumberValue { action(self, elements[number - first]) }
    }
  }
}
