#if !hasFeature(Embedded)
// Handlers that take their time. Each call is a task of its own on the main actor, which nothing waits for: the item may
// have gone when it ends. A closure without `await` is an ordinary handler, which acts at once.

extension Interactive {
  /// Acts in a task when the item is tapped, clicked or activated with a key.
  @_disfavoredOverload
  public func onTap(_ action: @escaping @MainActor () async -> Void) -> Reacting {
    onTap { _ in Handling.begin(action) }
  }

  /// Acts in a task when the item is tapped, clicked or activated with a key, and is told the item.
  @_disfavoredOverload
  public func onTap(_ action: @escaping @MainActor (_ item: ItemKey) async -> Void) -> Reacting {
    onTap { item in Handling.begin { await action(item) } }
  }

  /// Acts in a task when the item is tapped twice in quick succession; see ``onDoubleTap(_:)-(()->Void)``.
  @_disfavoredOverload
  public func onDoubleTap(_ action: @escaping @MainActor () async -> Void) -> Reacting {
    onDoubleTap { _ in Handling.begin(action) }
  }

  /// Acts in a task when the item is pressed and held; see ``onLongPress(_:)-(()->Void)``.
  @_disfavoredOverload
  public func onLongPress(_ action: @escaping @MainActor () async -> Void) -> Reacting {
    onLongPress { _ in Handling.begin(action) }
  }

  /// Adds an action to the item's menu that takes its time.
  @_disfavoredOverload
  public func contextAction(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ action: @escaping @MainActor () async -> Void
  ) -> Reacting {
    contextAction(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in
      Handling.begin(action)
    }
  }

  /// Adds an action to the item's menu that takes its time, and is told the item.
  @_disfavoredOverload
  public func contextAction(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ action: @escaping @MainActor (_ item: ItemKey) async -> Void
  ) -> Reacting {
    contextAction(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { item in
      Handling.begin { await action(item) }
    }
  }
}

extension ContextAction {
  /// Makes an action that takes its time, and is told the item.
  @_disfavoredOverload
  public init(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping @MainActor (_ item: ItemKey) async -> Void
  ) {
    self.init(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { item in
      Handling.begin { await perform(item) }
    }
  }

  /// Makes an action that takes its time, and does the same whatever the item.
  @_disfavoredOverload
  public init(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping @MainActor () async -> Void
  ) {
    self.init(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in
      Handling.begin(perform)
    }
  }
}

/// How a handler that takes its time is called.
enum Handling {
  /// Begins a task of a handler.
  static func begin(_ action: @escaping @MainActor () async -> Void) {
    Task { @MainActor in await action() }
  }
}
#endif
