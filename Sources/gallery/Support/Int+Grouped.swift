extension Int {
  /// The number in groups of three digits, as in `10 000 000`, with nonbreaking spaces.
  var grouped: String {
    guard magnitude >= 1000 else { return "\(self)" }
    let rest = "\(abs(self % 1000))"
    return (self / 1000).grouped + "\u{A0}" + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// The amount in cents as a price, as in `1 234.50 €`.
  var price: String { "\((self / 100).grouped).\(self % 100 < 10 ? "0" : "")\(self % 100) €" }

  /// The number of bytes as a size in the largest suitable unit, as in `14 KB`.
  var size: String {
    var value = self
    for unit in ["B", "KB", "MB", "GB"] {
      if value < 10_000 { return "\(value) \(unit)" }
      value /= 1024
    }
    return "\(value) TB"
  }

  /// Returns the number with a noun, as in `1 row` and `2 rows`.
  func of(_ noun: String, plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(grouped) \(plural ?? noun + "s")"
  }

  /// Returns the element at this position in endless repetitions of some elements.
  func element<Element>(of elements: [Element]) -> Element { elements[self % elements.count] }
}
