// How behaviors outside of the package have handlers of the app called.

extension Engine {
  /// Calls a handler of the app before the next update, in order with the events that wait.
  ///
  /// No update is under way then: the handler may show content, scroll, and ask for anything else.
  public func enqueue(_ handler: @escaping () -> Void) { events.append(.call(handler)) }
}
