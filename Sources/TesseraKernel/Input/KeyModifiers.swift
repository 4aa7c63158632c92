/// The keys held down during an event.
///
/// Shift is not told for keys that type a character: the character tells.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Makes a set from its bits.
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
