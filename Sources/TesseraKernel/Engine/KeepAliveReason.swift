/// Why a view stays with its item out of view.
public struct KeepAliveReason: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: UInt8

  /// Makes a reason from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Users type into the view.
  public static let editing = KeepAliveReason(rawValue: 1)
  /// The view is being dragged.
  public static let dragging = KeepAliveReason(rawValue: 2)
  /// The view is moving or changing.
  public static let animating = KeepAliveReason(rawValue: 4)
}

/// How many cells are kept on screen out of view.
struct KeptCells {
  /// How many cells on screen stay mounted out of view, besides the one with the focus.
  var keeperCount = 0
  /// How many of the last cells on screen are there only because they are kept.
  var outOfViewCount = 0
}
