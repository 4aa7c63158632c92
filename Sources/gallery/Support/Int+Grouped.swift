extension Int {
  /// The number in groups of three digits, as in `10 000 000`, with nonbreaking spaces.
  var grouped: String {
    guard magnitude >= 1000 else { return "\(self)" }
    let rest = "\(abs(self % 1000))"
    return (self / 1000).grouped + "\u{A0}" + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
