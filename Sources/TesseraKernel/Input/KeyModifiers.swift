/// The keys held down during an event.
///
/// Shift is not included for keys that type a character, because the character implies it.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The Option or Alt key.
  public static let option = KeyModifiers(rawValue: 2)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 4)
  /// The Command, Super or Windows key.
  public static let command = KeyModifiers(rawValue: 8)
}
