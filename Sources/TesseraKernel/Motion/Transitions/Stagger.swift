/// By how much neighbours begin one after the other.
///
///     Stagger(interval: 0.03, limit: 0.3)     // each 30 ms after the one before, the last after 0.3 s at most
///     Stagger(speed: 3000, limit: 0.5)        // a wave that runs over the screen at 3000 points per second
///
/// Numbers out of range are brought into it: seconds from 0 to ``Animation/longest``, NaN counts as 0.
public struct Stagger: Hashable, Sendable {
  /// Seconds between an item and its neighbour.
  public let interval: Double
  /// Seconds for each point of distance from the start of the viewport.
  public let secondsPerPoint: Double
  /// The longest delay, in seconds: with more neighbours, less lies between them.
  public let limit: Double

  /// Neighbours begin one after the other in their order.
  ///
  /// - Parameters:
  ///   - interval: Seconds between an item and its neighbour.
  ///   - limit: The longest delay, in seconds.
  public init(interval: Double, limit: Double = 0.5) {
    self.init(interval: interval, secondsPerPoint: 0, limit: limit)
  }

  /// Items begin the later the farther they are from the start of the viewport.
  ///
  /// - Parameters:
  ///   - speed: Points per second, at least 1; what is not a positive number means no delay.
  ///   - limit: The longest delay, in seconds.
  public init(speed: Double, limit: Double = 0.5) {
    self.init(interval: 0, secondsPerPoint: speed > 0 ? 1 / max(speed, 1) : 0, limit: limit)
  }

  private init(interval: Double, secondsPerPoint: Double, limit: Double) {
    self.interval = interval.limited(to: 0...Animation.longest, otherwise: 0)
    self.secondsPerPoint = secondsPerPoint
    self.limit = limit.limited(to: 0...Animation.longest, otherwise: 0)
  }

  /// All begin at once.
  public static let none = Stagger(interval: 0, limit: 0)

  /// The delay of one item, in seconds, from 0 to ``limit``.
  ///
  /// - Parameters:
  ///   - position: Which of those that change in the same way and are seen it is, from 0.
  ///   - count: How many those are.
  ///   - distance: How far its start is from the start of the viewport, in points.
  public func delay(position: Int, of count: Int, distance: Double = 0) -> Double {
    let last = Double(max(count, 2) - 1)
    let inOrder = min(interval, limit / last) * min(Double(max(position, 0)), last)
    let byDistance = secondsPerPoint * max(0, distance.limited)
    return min(inOrder + byDistance, limit)
  }
}
