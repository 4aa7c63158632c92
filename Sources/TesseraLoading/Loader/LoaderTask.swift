/// What a loader has running at the same time.
enum LoaderTask: Hashable, Sendable {
  /// The source is asked.
  case load(LoadTicket)
  /// What is stored is looked up.
  case stored(LoadTicket)
  /// Time passes for the machine.
  case timer(LoadTimer)
  /// Time passes until the time that is left before another attempt is said differently.
  case countdown(LoadLane)
  /// Time passes before something is loaded.
  case delay
  /// Time passes since something was scrolled.
  case quiet
  /// Something is followed.
  case follow(Following)
}
