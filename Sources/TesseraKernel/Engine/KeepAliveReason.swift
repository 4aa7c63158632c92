/// The reasons for which a view stays mounted with its item while it is off-screen.
public struct KeepAliveReason: OptionSet, Hashable, Sendable {
  /// A bit mask with one bit for each reason.
  public let rawValue: UInt8

  /// Creates reasons from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The user types into the view.
  public static let editing = KeepAliveReason(rawValue: 1)
  /// The view is being dragged.
  public static let dragging = KeepAliveReason(rawValue: 2)
  /// The view is moving or changing.
  public static let animating = KeepAliveReason(rawValue: 4)
}

/// The numbers of cells that are kept alive.
struct KeepAliveCounts {
  /// The number of mounted cells that stay mounted off-screen, apart from the focused one.
  var keepAliveCount = 0
  /// The number of cells at the end of `live` that are mounted only because they are kept.
  var outOfViewCount = 0
}
