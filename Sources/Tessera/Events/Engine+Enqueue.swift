// Calls of handlers of the app by behaviors outside of the package.

extension Engine {
  /// Calls a handler of the app before the next update, in order with pending events.
  ///
  /// No update is under way at that time: the handler may show content, scroll, or make any other request.
  public func enqueue(_ handler: @escaping () -> Void) { events.append(.call(handler)) }
}
