extension Int {
  /// The number in groups of three digits, as in `10 000 000`, with nonbreaking spaces.
  var grouped: String {
    guard magnitude >= 1000 else { return "\(self)" }
    let rest = "\(abs(self % 1000))"
    return (self / 1000).grouped + "\u{A0}" + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// The amount in cents as a price, as in `1 234.50 €`.
  var price: String { "\((self / 100).grouped).\(self % 100 < 10 ? "0" : "")\(self % 100) €" }

  /// Returns the number with a noun, as in `1 row` and `2 rows`.
  func of(_ noun: String, plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(grouped) \(plural ?? noun + "s")"
  }
}
