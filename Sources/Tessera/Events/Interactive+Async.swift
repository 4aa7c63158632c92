#if !hasFeature(Embedded)
// Asynchronous handlers. Each call is a task on the main actor, which nothing waits for: the item may be gone
// when it ends. A closure without `await` is an ordinary handler, which runs immediately.

extension Interactive {
  /// Adds an asynchronous action to perform when the item is tapped, clicked or activated with a key.
  @_disfavoredOverload
  public func onTap(_ action: @escaping @MainActor () async -> Void) -> Reacting {
    onTap { _ in AsyncHandler.begin(action) }
  }

  /// Adds an asynchronous action, which receives the item, to perform when the item is tapped, clicked or
  /// activated with a key.
  @_disfavoredOverload
  public func onTap(_ action: @escaping @MainActor (_ item: ItemKey) async -> Void) -> Reacting {
    onTap { item in AsyncHandler.begin { await action(item) } }
  }

  /// Adds an asynchronous action to perform when the item is tapped twice in quick succession; see
  /// ``onDoubleTap(_:)-(()->Void)``.
  @_disfavoredOverload
  public func onDoubleTap(_ action: @escaping @MainActor () async -> Void) -> Reacting {
    onDoubleTap { _ in AsyncHandler.begin(action) }
  }

  /// Adds an asynchronous action to perform when the item is pressed and held; see
  /// ``onLongPress(_:)-(()->Void)``.
  @_disfavoredOverload
  public func onLongPress(_ action: @escaping @MainActor () async -> Void) -> Reacting {
    onLongPress { _ in AsyncHandler.begin(action) }
  }

  /// Adds an asynchronous action to the item's menu.
  @_disfavoredOverload
  public func contextAction(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ action: @escaping @MainActor () async -> Void
  ) -> Reacting {
    contextAction(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in
      AsyncHandler.begin(action)
    }
  }

  /// Adds an asynchronous action, which receives the item, to the item's menu.
  @_disfavoredOverload
  public func contextAction(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ action: @escaping @MainActor (_ item: ItemKey) async -> Void
  ) -> Reacting {
    contextAction(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { item in
      AsyncHandler.begin { await action(item) }
    }
  }
}

extension ContextAction {
  /// Creates an asynchronous action, which receives the item.
  @_disfavoredOverload
  public init(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping @MainActor (_ item: ItemKey) async -> Void
  ) {
    self.init(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { item in
      AsyncHandler.begin { await perform(item) }
    }
  }

  /// Creates an asynchronous action that does not depend on the item.
  @_disfavoredOverload
  public init(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping @MainActor () async -> Void
  ) {
    self.init(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in
      AsyncHandler.begin(perform)
    }
  }
}

/// A namespace for calls of asynchronous handlers.
enum AsyncHandler {
  static func begin(_ action: @escaping @MainActor () async -> Void) {
    Task { @MainActor in await action() }
  }
}
#endif
