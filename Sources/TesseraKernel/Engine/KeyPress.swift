/// A key that is pressed.
public struct KeyPress {
  /// The key.
  public let key: Key
  /// The modifiers that are held down with it.
  public let modifiers: KeyModifiers
  /// When, in seconds of the host's clock; nil if the time of the next frame counts.
  public internal(set) var time: Double?

  /// Makes the value of its parts.
  package init(key: Key, modifiers: KeyModifiers, time: Double? = nil) {
    self.key = key
    self.modifiers = modifiers
    self.time = time
  }
}

/// The turns in which behaviors are asked about a key, in this order.
public enum KeyTurn: Hashable, Sendable {
  /// A key with Option acts on the item with the focus; it has no other turn.
  case option
  /// Escape ends what is open for the moment.
  case dismissal
  /// The key goes on with what has begun, such as a word that is being typed.
  case continuation
  /// The key acts on the collection or on the item with the focus.
  case action
  /// The key means nothing else.
  case remainder
}
