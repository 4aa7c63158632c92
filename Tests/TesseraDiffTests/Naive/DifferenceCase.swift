import Testing

/// Two versions of something, to be compared in a test.
protocol DifferenceCase: Shrinkable {
  associatedtype Version
  associatedtype Difference

  var old: Version { get }
  var new: Version { get }
  var difference: Difference { get }
  /// What the difference promises and does not keep.
  var brokenLaw: String? { get }
}

extension DifferenceCase {
  /// Compares the versions and records the smallest case that breaks a law, if this one does.
  ///
  /// - Returns: Whether all laws hold.
  @discardableResult
  func check(
    _ origin: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    check(origin(), at: location) { $0.brokenLaw }
  }

  /// Records the smallest case that breaks a given law, if this one does.
  @discardableResult
  func check(
    _ origin: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation,
    _ brokenLaw: (Self) -> String?
  ) -> Bool {
    if brokenLaw(self) == nil { return true }
    let smallest = shrunk { brokenLaw($0) != nil }
    let law = brokenLaw(smallest) ?? ""
    Issue.record(
      "\(origin()) \(smallest.old) to \(smallest.new) gave \(smallest.difference): \(law)",
      sourceLocation: location)
    return false
  }
}
