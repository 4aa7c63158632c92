@_spi(Behaviors) import TesseraKernel

/// A pull beyond the start of the content.
struct RefreshPull {
  /// What pulls; nil if nothing does.
  var holder: Holder?
  /// How far the finger is beyond where the content ends, in points.
  var distance = 0.0
  /// How much of the indicator is seen, also while it goes back.
  var shown = MotionTrack(0.0)

  /// What can pull.
  enum Holder {
    /// A finger, which says when it lets go.
    case finger
    /// A wheel, which lets go when it is not turned any more.
    case wheel
  }

  /// Whether nothing pulls and the indicator is hidden.
  var isIdle: Bool { holder == nil && shown == MotionTrack(0.0) }

  /// How long a wheel has to rest to have let go, in seconds.
  static let wheelPause = 0.4
  /// A turn of a wheel pulls less than a finger: it comes in large steps.
  static let wheelStrength = 0.5
  /// What pulls the indicator back.
  static let spring = Spring(response: 0.35, dampingFraction: 1)
}

/// How a pull at the start of the content, or a refresh under way, is seen.
public struct RefreshIndicator: Hashable, Sendable {
  /// How much of it is seen: 0 where it is out of view, 1 where it stays during a refresh; a little more where
  /// users pull farther.
  public let reveal: Double
  /// How far users have pulled, from 0 to 1: at 1, the content refreshes when they let go.
  public let progress: Double
  /// Whether a refresh is under way.
  public let isRefreshing: Bool
}
