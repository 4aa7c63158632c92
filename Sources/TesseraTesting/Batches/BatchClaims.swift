/// The changes of a batch at one place, before it or after it.
struct BatchClaims: OptionSet, Hashable {
  let rawValue: UInt8

  /// Before: the item is deleted.
  static let delete = BatchClaims(rawValue: 1)
  /// Before: the item is reloaded. After: it has been reloaded.
  static let reload = BatchClaims(rawValue: 2)
  /// Before: the origin of a move. After: the target of a move.
  static let move = BatchClaims(rawValue: 4)
  /// After: the item is inserted.
  static let insert = BatchClaims(rawValue: 8)
  /// After: the item is reconfigured.
  static let update = BatchClaims(rawValue: 16)
}
