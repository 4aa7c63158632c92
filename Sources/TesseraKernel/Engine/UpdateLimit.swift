/// A detector of collections that never come to rest: transaction follows transaction while no time passes.
///
/// It counts the transactions at one moment of the host's clock, and transactions without a time if each has
/// left work for the next. At the limit the collection rests: it requests no more updates by itself until
/// time has passed or the app makes a request.
package struct UpdateLimit {
  /// The maximum number of transactions at one moment.
  static var maxUpdates: Int { 100 }

  /// The number of transactions since time has passed or there was no work.
  private var count = 0
  /// The latest time that the host passed.
  private var time: Double?
  /// Whether no updates are requested until something happens.
  private(set) var isResting = false

  /// Records a transaction.
  ///
  /// - Parameters:
  ///   - time: The time that the host passed; `nil` if it has no clock.
  ///   - needsMore: Whether there is work left.
  /// - Returns: An issue each time that the limit is reached; `nil` otherwise.
  mutating func record(at time: Double?, needsMore: Bool) -> Issue? {
    isResting = false
    let hasTimePassed = time.map { $0 != self.time } ?? false
    if let time { self.time = time }
    if hasTimePassed { count = 0 }
    count += 1
    guard needsMore else {
      // A host that passes the same time again must reach the limit, too.
      if time == nil { count = 0 }
      return count == Self.maxUpdates ? .tooManyUpdates(count) : nil
    }
    guard count >= Self.maxUpdates else { return nil }
    let reached = count
    count = 0
    isResting = true
    return .tooManyUpdates(reached)
  }

  /// Ends the rest, because a request was made.
  package mutating func wake() { isResting = false }
}
