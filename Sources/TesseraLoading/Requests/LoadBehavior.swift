/// The loads that a loader starts by itself.
public struct LoadBehavior: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Loads when the collection appears for the first time.
  public static let initial = LoadBehavior(rawValue: 1)
  /// Refreshes when the collection appears again.
  public static let appearance = LoadBehavior(rawValue: 2)
  /// Refreshes periodically while the collection is shown.
  public static let autoUpdate = LoadBehavior(rawValue: 4)
  /// Refreshes periodically, whether or not the collection is shown.
  public static let autoUpdateInBackground: LoadBehavior = [.autoUpdate, LoadBehavior(rawValue: 8)]
  /// Loads the next page when the end of the loaded items comes near.
  public static let nextPages = LoadBehavior(rawValue: 16)
  /// Loads the previous page when the start of the loaded items comes near.
  public static let previousPages = LoadBehavior(rawValue: 32)
  /// Loads pages when either end comes near.
  public static let pages: LoadBehavior = [.nextPages, .previousPages]
}
