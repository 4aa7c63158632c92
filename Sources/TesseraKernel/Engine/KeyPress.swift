/// A key press.
public struct KeyPress {
  /// The key.
  public let key: Key
  /// The modifiers that are held down with the key.
  public let modifiers: KeyModifiers
  /// The time of the press, in seconds of the host's clock; `nil` to use the time of the next frame.
  public internal(set) var time: Double?

  /// Creates a key press from its parts.
  package init(key: Key, modifiers: KeyModifiers, time: Double? = nil) {
    self.key = key
    self.modifiers = modifiers
    self.time = time
  }
}

/// The phases in which behaviors receive a key, in this order.
public enum KeyPhase: Hashable, Sendable {
  /// A key with Option acts on the focused item. It has no other phase.
  case option
  /// Escape closes what is open temporarily.
  case dismissal
  /// The key continues an interaction, such as a word that is being typed.
  case continuation
  /// The key acts on the collection or on the focused item.
  case action
  /// The key has no other meaning.
  case remainder
}
