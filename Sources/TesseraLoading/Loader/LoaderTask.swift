/// A task of a loader. Different tasks run at the same time.
enum LoaderTask: Hashable, Sendable {
  /// A request to the source.
  case load(LoadRequestID)
  case stored(LoadRequestID)
  /// A timer of the machine.
  case timer(LoadTimer)
  /// The time until the text of the remaining time before another attempt changes.
  case countdown(LoadType)
  /// The delay before a load.
  case delay
  /// The time since the last scrolling.
  case scrollIdle
  /// A sequence that is followed.
  case follow(Following)
}
