import Tessera

extension TextInput {
  /// Performs the command of a key, if it has one.
  ///
  /// Offer each key to the input with the focus first; a collection handles the others:
  ///
  /// ```swift
  /// if !input.press(key, modifiers: modifiers) { engine.press(key, modifiers: modifiers) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys held down.
  ///   - lines: The lines in which the text is displayed. See ``perform(_:lines:width:)``.
  ///   - width: Returns the number of columns of a character.
  /// - Returns: `true` if the input handled the key.
  @discardableResult
  public mutating func press(
    _ key: Key, modifiers: KeyModifiers = [], lines: [Range<Position>]? = nil,
    width: (Character) -> Int = { _ in 1 }
  ) -> Bool {
    guard let command = Self.command(for: key, modifiers: modifiers, isMultiline: isMultiline) else {
      return false
    }
    return perform(command, lines: lines, width: width)
  }

  /// Returns the command that a key gives; `nil` if it gives none.
  ///
  /// The keys are those of readline, Emacs and macOS:
  ///
  /// | keys | command |
  /// |---|---|
  /// | a character | inserts it |
  /// | Return, only if multiline | inserts a line break |
  /// | Backspace, Control-H; Delete, Control-D | delete a character |
  /// | Control-W, Option- or Control-Backspace; Option-D, Option- or Control-Delete | delete a word |
  /// | Control-U, Command-Backspace; Control-K, Command-Delete | delete to the start or end of the line |
  /// | Control-Y | inserts the text deleted last by words or lines |
  /// | arrows; Control-B, Control-F | move by a character or line |
  /// | Option- or Control-Left and Right; Option-B, Option-F | move by a word |
  /// | Home, End; Control-A, Control-E; Command-Left and Right | move to the start or end of the line |
  /// | Control-Home and End; Command-Up and Down | move to the start or end of the text |
  /// | Command-A | selects the whole text |
  /// | Control-Z, Command-Z, Control-`_`, Control-`/` | undo |
  /// | Control-Shift-Z, Command-Shift-Z; Control-Option-Z, Control-Option-`_` | redo |
  ///
  /// With Shift, the keys that move the caret and type no character extend the selection.
  public static func command(
    for key: Key, modifiers: KeyModifiers = [], isMultiline: Bool = false
  ) -> Command? {
    switch key {
    case .character(let character):
      modifiers.isSubset(of: .shift)
        ? .insert(String(character)) : command(forLetter: character, modifiers: modifiers)
    case .enter: isMultiline && modifiers.isSubset(of: .shift) ? .insert("\n") : nil
    case .backspace: deletion(.deleteBackward, .deleteWordBackward, .deleteToLineStart, modifiers)
    case .delete: deletion(.deleteForward, .deleteWordForward, .deleteToLineEnd, modifiers)
    default: movement(of: key, modifiers).map { .move($0, extending: modifiers.contains(.shift)) }
    }
  }

  private static func command(forLetter character: Character, modifiers: KeyModifiers) -> Command? {
    // Where a terminal reports Control with Shift, it may send a capital letter with or without Shift.
    let capital = character.asciiValue.flatMap { 0x41...0x5A ~= $0 ? $0 : nil }
    let letter = capital.map { Character(Unicode.Scalar($0 + 0x20)) } ?? character
    let isShifted = modifiers.contains(.shift) || capital != nil
    let keys = modifiers.subtracting(.shift)
    if let command = undoCommand(letter, keys, isShifted: isShifted) { return command }
    guard !isShifted else { return nil }
    return switch (letter, keys) {
    case ("a", .control): .move(.lineStart)
    case ("e", .control): .move(.lineEnd)
    case ("b", .control): .move(.left)
    case ("f", .control): .move(.right)
    case ("b", .option): .move(.wordLeft)
    case ("f", .option): .move(.wordRight)
    case ("d", .control): .deleteForward
    case ("h", .control): .deleteBackward
    case ("w", .control): .deleteWordBackward
    case ("d", .option): .deleteWordForward
    case ("u", .control): .deleteToLineStart
    case ("k", .control): .deleteToLineEnd
    case ("y", .control): .yank
    case ("a", .command): .selectAll
    default: nil
    }
  }

  private static func undoCommand(
    _ letter: Character, _ modifiers: KeyModifiers, isShifted: Bool
  ) -> Command? {
    let isRedo = isShifted || modifiers.contains(.option)
    return switch (letter, modifiers.subtracting(.option)) {
    case ("z", .control), ("z", .command): isRedo ? .redo : .undo
    // The underscore may need Shift itself. A terminal sends Control and a slash as an underscore.
    case ("_", .control), ("/", .control): modifiers.contains(.option) ? .redo : .undo
    default: nil
    }
  }

  private static func deletion(
    _ character: Command, _ word: Command, _ line: Command, _ modifiers: KeyModifiers
  ) -> Command {
    if modifiers.contains(.command) { return line }
    return modifiers.isDisjoint(with: [.control, .option]) ? character : word
  }

  private static func movement(of key: Key, _ modifiers: KeyModifiers) -> Movement? {
    let isByWord = !modifiers.isDisjoint(with: [.control, .option])
    let isFar = modifiers.contains(.command)
    return switch key {
    case .left: isFar ? .lineStart : isByWord ? .wordLeft : .left
    case .right: isFar ? .lineEnd : isByWord ? .wordRight : .right
    case .up: isFar ? .textStart : isByWord ? nil : .up
    case .down: isFar ? .textEnd : isByWord ? nil : .down
    case .home: isFar || isByWord ? .textStart : .lineStart
    case .end: isFar || isByWord ? .textEnd : .lineEnd
    default: nil
    }
  }
}
