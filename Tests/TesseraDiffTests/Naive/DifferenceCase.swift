import TestSupport
import Testing

/// Two versions that a test compares.
protocol DifferenceCase {
  associatedtype Version
  associatedtype Difference

  var old: Version { get }
  var new: Version { get }
  var difference: Difference { get }
  /// The first law that the difference breaks; `nil` if there is none.
  var brokenLaw: String? { get }
  /// The number of items and sections.
  var size: Int { get }
  /// The ways to make a case smaller.
  static var shrinkers: [Shrinker<Self>] { get }
}

extension DifferenceCase {
  /// Compares the versions and records the smallest case that breaks a law, if this one does. Returns whether
  /// all laws hold.
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
    let failure = smallestFailure(
      of: self, by: Self.shrinkers, effort: 1_000_000, cost: { $0.size + 1 }, failureReason: brokenLaw)
    guard let (smallest, law) = failure else { return true }
    Issue.record(
      "\(origin()) \(smallest.old) to \(smallest.new) gave \(smallest.difference): \(law)",
      sourceLocation: location)
    return false
  }
}
