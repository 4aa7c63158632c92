import Tessera

// Former names, kept for one minor version.

/// The former name of ``LoadType``.
@available(*, deprecated, renamed: "LoadType")
public typealias LoadLane = LoadType

/// The former name of ``LoadRequestID``.
@available(*, deprecated, renamed: "LoadRequestID")
public typealias LoadTicket = LoadRequestID

/// The former name of ``EditTiming``.
@available(*, deprecated, renamed: "EditTiming")
public typealias FollowTiming = EditTiming

/// The former name of ``NotModified``.
@available(*, deprecated, renamed: "NotModified")
public typealias NothingNew = NotModified

/// The former name of ``LoadStateRowStatus``.
@available(*, deprecated, renamed: "LoadStateRowStatus")
public typealias EndStatus = LoadStateRowStatus

/// The former name of ``LoadStateRow``.
@available(*, deprecated, renamed: "LoadStateRow")
public typealias EndRow<H: CollectionHost> = LoadStateRow<H>

extension EditTiming {
  /// The former name of ``whenScrollingIdle``.
  @available(*, deprecated, renamed: "whenScrollingIdle")
  public static var whenQuiet: EditTiming { .whenScrollingIdle }
}

extension LoadStateRowStatus {
  /// The former name of ``hidden``.
  @available(*, deprecated, renamed: "hidden")
  public static var quiet: LoadStateRowStatus { .hidden }
}

/// The former name of ``PlaceholderItem``.
@available(*, deprecated, renamed: "PlaceholderItem")
public typealias MissingItem = PlaceholderItem
