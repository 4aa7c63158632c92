/// A key that is pressed.
struct KeyPress {
  let key: Key
  /// The modifiers that are held down with it.
  let modifiers: KeyModifiers
  /// When, in seconds of the host's clock; nil if the time of the next frame counts.
  var time: Double?
}

/// The turns in which behaviors are asked about a key, in this order.
enum KeyTurn {
  /// Escape ends what is open for the moment.
  case dismissal
  /// The key goes on with what has begun, such as a word that is being typed.
  case continuation
  /// The key acts on the collection or on the item with the focus.
  case action
  /// The key means nothing else.
  case remainder
}
