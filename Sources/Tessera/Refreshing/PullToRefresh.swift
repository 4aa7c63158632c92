@_spi(Behaviors) import TesseraKernel

/// A pull beyond the start of the content.
struct PullToRefresh {
  /// The input that pulls; `nil` if there is none.
  var holder: Holder?
  /// The distance of the finger beyond the start of the content, in points.
  var distance = 0.0
  /// The visible part of the indicator, also while it springs back.
  var shown = MotionTrack(0.0)

  /// An input that can pull.
  enum Holder {
    /// A finger, whose release is reported.
    case finger
    /// A wheel, which lets go when it pauses.
    case wheel
  }

  /// Whether nothing pulls and the indicator is hidden.
  var isIdle: Bool { holder == nil && shown == MotionTrack(0.0) }

  /// The pause after which a wheel has let go, in seconds.
  static let wheelPause = 0.4
  /// The strength of a wheel. It pulls less than a finger, because it comes in large steps.
  static let wheelStrength = 0.5
  /// The spring that pulls the indicator back.
  static let spring = Spring(response: 0.35, dampingFraction: 1)
}

/// The appearance of a pull at the start of the content, or of a refresh under way.
public struct RefreshIndicator: Hashable, Sendable {
  /// The visible part of the indicator: 0 if it is hidden, 1 at its position during a refresh, a little more
  /// if the user pulls farther.
  public let reveal: Double
  /// The progress of the pull, from 0 to 1; at 1, the content refreshes when the user lets go.
  public let progress: Double
  /// A Boolean value that indicates whether a refresh is under way.
  public let isRefreshing: Bool
}
