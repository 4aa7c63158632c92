import TesseraKernel

/// A key with the modifiers that are held down.
///
/// A string literal of one character is the key that types it. Other keys have names:
///
///     let strokes: [KeyStroke] = ["d", .delete, .control("r"), .function(5)]
public struct KeyStroke: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers that are held down with the key.
  ///
  /// They do not include Shift for keys that type a character: `"G"` is the key G with Shift.
  public var modifiers: KeyModifiers

  /// Creates a stroke of a key.
  ///
  /// Some terminals report Shift with a character, which it may have changed already: a letter becomes a capital one, and
  /// Shift is left out, except with a space.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
    guard case .character(let character) = key, character != " " else { return }
    if self.modifiers.remove(.shift) != nil { self.key = .character(character.capital) }
  }

  /// Returns the stroke of a key that types a character, with Control.
  public static func control(_ character: Character) -> KeyStroke {
    KeyStroke(.character(character), .control)
  }

  /// Returns the stroke of a key that types a character, with Option or Alt.
  public static func option(_ character: Character) -> KeyStroke { KeyStroke(.character(character), .option) }

  /// Returns the stroke of a function key, numbered from 1.
  public static func function(_ number: Int) -> KeyStroke { KeyStroke(.function(number)) }

  /// The Return key.
  public static let enter = KeyStroke(.enter)
  /// The Escape key.
  public static let escape = KeyStroke(.escape)
  /// The Delete key.
  public static let delete = KeyStroke(.delete)
  /// The Backspace key.
  public static let backspace = KeyStroke(.backspace)
  /// The Tab key.
  public static let tab = KeyStroke(.tab)
  /// The key that types a space.
  public static let space = KeyStroke(.character(" "))
}

extension KeyStroke: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the stroke of the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(.character(character)) }
}
