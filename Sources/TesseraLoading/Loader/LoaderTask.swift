/// A task of a loader. Different tasks run at the same time.
enum LoaderTask: Hashable, Sendable {
  case load(LoadRequestID)
  case stored(LoadRequestID)
  case timer(LoadTimer)
  /// The time until the text of the remaining time before another attempt changes.
  case countdown(LoadType)
  case delay
  /// The time since the last scrolling.
  case scrollIdle
  case follow(Following)
}
