/// What a loader does without being asked.
public struct LoadBehavior: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt8

  /// Makes a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Loads when the collection appears for the first time.
  public static let initial = LoadBehavior(rawValue: 1)
  /// Loads when the collection appears again.
  public static let appearance = LoadBehavior(rawValue: 2)
  /// Loads again and again while the collection is shown.
  public static let autoUpdate = LoadBehavior(rawValue: 4)
  /// Loads again and again, whether the collection is shown or not.
  public static let autoUpdateInBackground: LoadBehavior = [.autoUpdate, LoadBehavior(rawValue: 8)]
  /// Loads what comes next when the end of what is there comes near.
  public static let nextPages = LoadBehavior(rawValue: 16)
  /// Loads what comes before when the start of what is there comes near.
  public static let previousPages = LoadBehavior(rawValue: 32)
  /// Loads at both ends when these come near.
  public static let pages: LoadBehavior = [.nextPages, .previousPages]
}
