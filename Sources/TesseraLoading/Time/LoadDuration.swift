/// A duration in nanoseconds, such as the delay before another attempt.
///
/// It takes the place of the standard library's `Duration`, which Apple's systems have only since iOS 16. It is
/// written in the same way, as in `.seconds(30)`. Durations of more than 292 years count as 292 years.
public struct LoadDuration: Hashable, Sendable {
  /// The number of nanoseconds.
  public let nanoseconds: Int64

  /// No time.
  public static let zero = LoadDuration(nanoseconds: 0)

  init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates a duration of the closest number of nanoseconds in range.
  private init(_ nanoseconds: Double) {
    self.init(nanoseconds: Int64(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max))
  }

  private init(_ number: some BinaryInteger, times unit: Int64) {
    let product = Int64(clamping: number).multipliedReportingOverflow(by: unit)
    self.init(nanoseconds: product.overflow ? (number < 0 ? .min : .max) : product.partialValue)
  }

  /// Returns a duration of a whole number of seconds.
  public static func seconds(_ seconds: some BinaryInteger) -> LoadDuration {
    LoadDuration(seconds, times: 1_000_000_000)
  }

  /// Returns a duration of a number of seconds, which is not `nan`.
  public static func seconds(_ seconds: Double) -> LoadDuration { LoadDuration(seconds * 1e9) }

  /// Returns a duration of a whole number of milliseconds.
  public static func milliseconds(_ milliseconds: some BinaryInteger) -> LoadDuration {
    LoadDuration(milliseconds, times: 1_000_000)
  }

  /// The duration in seconds.
  package var inSeconds: Double { Double(nanoseconds) / 1e9 }

  /// The whole seconds, rounded toward zero, and the nanoseconds beyond them.
  var components: (seconds: Int64, rest: Int64) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return (seconds, rest)
  }
}

// MARK: - Arithmetic

extension LoadDuration: Comparable {
  /// Returns a Boolean value that indicates whether a duration is shorter than another one.
  public static func < (left: LoadDuration, right: LoadDuration) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Returns the sum of two durations.
  public static func + (left: LoadDuration, right: LoadDuration) -> LoadDuration {
    let sum = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return sum.overflow
      ? LoadDuration(nanoseconds: right < .zero ? .min : .max)
      : LoadDuration(nanoseconds: sum.partialValue)
  }

  /// Returns the difference of two durations.
  public static func - (left: LoadDuration, right: LoadDuration) -> LoadDuration {
    let difference = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return difference.overflow
      ? LoadDuration(nanoseconds: right < .zero ? .max : .min)
      : LoadDuration(nanoseconds: difference.partialValue)
  }

  /// Returns a multiple of a duration.
  public static func * (duration: LoadDuration, factor: Double) -> LoadDuration {
    LoadDuration(Double(duration.nanoseconds) * factor)
  }

  /// Returns a part of a duration.
  public static func / (duration: LoadDuration, divisor: Double) -> LoadDuration {
    LoadDuration(Double(duration.nanoseconds) / divisor)
  }
}

extension LoadDuration: CustomStringConvertible {
  /// The number of seconds, as in `1.5 seconds`.
  public var description: String { "\(inSeconds) seconds" }
}

// MARK: - Durations of the standard library

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension LoadDuration {
  /// Creates a duration from one of the standard library, rounded to nanoseconds toward zero.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .seconds(seconds) + LoadDuration(nanoseconds: attoseconds / 1_000_000_000)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension Duration {
  /// Creates a duration from one of a loader.
  public init(_ duration: LoadDuration) { self = .nanoseconds(duration.nanoseconds) }
}
