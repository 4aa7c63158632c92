/// The delay between neighbors that appear or disappear together.
///
///     Stagger(interval: 0.03, limit: 0.3)     // each 30 ms after the one before, the last after 0.3 s at most
///     Stagger(speed: 3000, limit: 0.5)        // a wave that runs over the screen at 3000 points per second
///
/// Numbers out of range are clamped: seconds to 0 to ``Animation/longest``. NaN counts as 0.
public struct Stagger: Hashable, Sendable {
  /// The delay between an item and its neighbor, in seconds.
  public let interval: Double
  /// The delay for each point of distance from the start of the viewport, in seconds.
  public let secondsPerPoint: Double
  /// The longest delay, in seconds. With many neighbors, the intervals become shorter.
  public let limit: Double

  /// Creates a stagger in which neighbors begin in their order.
  ///
  /// - Parameters:
  ///   - interval: The delay between an item and its neighbor, in seconds.
  ///   - limit: The longest delay, in seconds.
  public init(interval: Double, limit: Double = 0.5) {
    self.init(interval: interval, secondsPerPoint: 0, limit: limit)
  }

  /// Creates a stagger in which items begin later the farther they are from the start of the viewport.
  ///
  /// - Parameters:
  ///   - speed: The speed of the wave in points per second, at least 1. If it is not a positive number, there
  ///     is no delay.
  ///   - limit: The longest delay, in seconds.
  public init(speed: Double, limit: Double = 0.5) {
    self.init(interval: 0, secondsPerPoint: speed > 0 ? 1 / max(speed, 1) : 0, limit: limit)
  }

  private init(interval: Double, secondsPerPoint: Double, limit: Double) {
    self.interval = interval.limited(to: 0...Animation.longest, otherwise: 0)
    self.secondsPerPoint = secondsPerPoint
    self.limit = limit.limited(to: 0...Animation.longest, otherwise: 0)
  }

  /// No delay: all items begin at once.
  public static let none = Stagger(interval: 0, limit: 0)

  /// Returns the delay of an item in seconds, from 0 to ``limit``.
  ///
  /// - Parameters:
  ///   - position: The position of the item, from 0, among the visible items that change in the same way.
  ///   - count: The number of those items.
  ///   - distance: The distance of the start of the item from the start of the viewport, in points.
  public func delay(position: Int, of count: Int, distance: Double = 0) -> Double {
    let last = Double(max(count, 2) - 1)
    let inOrder = min(interval, limit / last) * min(Double(max(position, 0)), last)
    let byDistance = secondsPerPoint * max(0, distance.limited)
    return min(inOrder + byDistance, limit)
  }
}
