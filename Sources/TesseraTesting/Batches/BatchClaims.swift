/// What a batch says about one place, before it or after it.
struct BatchClaims: OptionSet, Hashable {
  let rawValue: UInt8

  /// Before: it goes.
  static let delete = BatchClaims(rawValue: 1)
  /// Before: it is made anew. After: it has been made anew.
  static let reload = BatchClaims(rawValue: 2)
  /// Before: a move begins here. After: one ends here.
  static let move = BatchClaims(rawValue: 4)
  /// After: it comes.
  static let insert = BatchClaims(rawValue: 8)
  /// After: it is configured again.
  static let update = BatchClaims(rawValue: 16)
}
