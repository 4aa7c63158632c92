/// Notices that a collection never comes to rest: that it is asked for transaction after transaction while no time passes.
///
/// Counted are transactions at one moment, as the host tells the time, as well as those without a time that follow one
/// another because the one before has left something to do. At the limit the collection rests: it does not ask for more
/// by itself until time has passed or something is requested.
package struct UpdateLimit {
  /// How many transactions there may be at one moment.
  static var most: Int { 100 }

  /// How many transactions there were since time has passed or there was nothing to do.
  private var count = 0
  /// The time that the host told last.
  private var time: Double?
  /// Whether nothing is asked for until something happens.
  private(set) var isResting = false

  /// Notes that a transaction was made.
  ///
  /// - Parameters:
  ///   - time: The time that the host told, if it did.
  ///   - needsMore: Whether there is something left to do.
  /// - Returns: What is wrong, once each time that the limit is reached.
  mutating func note(at time: Double?, needsMore: Bool) -> Issue? {
    isResting = false
    let hasTimePassed = time.map { $0 != self.time } ?? false
    if let time { self.time = time }
    if hasTimePassed { count = 0 }
    count += 1
    guard needsMore else {
      // Who tells the time and asks again at the same one has to find out, too.
      if time == nil { count = 0 }
      return count == Self.most ? .tooManyUpdates(count) : nil
    }
    guard count >= Self.most else { return nil }
    let reached = count
    count = 0
    isResting = true
    return .tooManyUpdates(reached)
  }

  /// Goes on: something was requested.
  package mutating func wake() { isResting = false }
}
