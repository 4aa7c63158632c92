// What behaviors outside of the package need of events.

extension Engine {
  /// Calls a handler of the app before the next update, in order with the events that wait.
  ///
  /// No update is under way then: the handler may show content, scroll, and ask for anything else.
  public func enqueue(_ handler: @escaping () -> Void) { events.append(.call(handler)) }
}

extension Interactive {
  /// Declares a trait for the item, in place of the one of its type; see ``Content/trait(_:)-(T)``.
  public func trait<T: Trait>(_ trait: T) -> Reacting { reacting { $0.set(trait) } }
}
