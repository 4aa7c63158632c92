@_spi(Behaviors) import TesseraKernel

extension Interactive {
  /// Adds an action to perform when the item is tapped, clicked or activated with a key.
  public func onTap(_ action: @escaping () -> Void) -> Reacting { onTap { _ in action() } }

  /// Adds an action, which receives the item, to perform when the item is tapped, clicked or activated with a
  /// key.
  public func onTap(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    reacting { $0.onTap = action }
  }

  /// Adds an action to perform when the item is tapped twice in quick succession.
  ///
  /// A single tap on the item then waits until it is clear that no second tap follows; otherwise taps never
  /// wait.
  public func onDoubleTap(_ action: @escaping () -> Void) -> Reacting { onDoubleTap { _ in action() } }

  /// Adds an action, which receives the item, to perform when the item is tapped twice in quick succession.
  ///
  /// A single tap on the item then waits until it is clear that no second tap follows.
  public func onDoubleTap(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    reacting { $0.handlers.onDoubleTap = action }
  }

  /// Adds an action to perform when the item is pressed and held.
  ///
  /// Such a press is no longer a tap.
  public func onLongPress(_ action: @escaping () -> Void) -> Reacting { onLongPress { _ in action() } }

  /// Adds an action, which receives the item, to perform when the item is pressed and held.
  ///
  /// Such a press is no longer a tap.
  public func onLongPress(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    reacting { $0.handlers.onLongPress = action }
  }

  /// Adds an action to perform when a press on the item begins (`true`) and when it ends (`false`), whatever
  /// its result.
  ///
  /// During the press the cell's state contains ``CellState/highlighted``; in a group, the states of all its
  /// parts do.
  public func onHighlight(_ action: @escaping (_ isHighlighted: Bool) -> Void) -> Reacting {
    reacting { $0.handlers.onHighlight = action }
  }

  /// Adds an action to the item's menu.
  ///
  /// - Parameters:
  ///   - title: The title that the user reads.
  ///   - id: The id of the action, unique among the actions of the item; `nil` for the title.
  ///   - isDestructive: Whether the action destroys something.
  ///   - isEnabled: Whether the action can be chosen now.
  ///   - action: The handler of the action.
  public func contextAction(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ action: @escaping () -> Void
  ) -> Reacting {
    contextAction(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in action() }
  }

  /// Adds an action, which receives the item, to the item's menu.
  public func contextAction(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ action: @escaping (_ item: ItemKey) -> Void
  ) -> Reacting {
    let action = ContextAction(
      title, id: id, isDestructive: isDestructive, isEnabled: isEnabled, perform: action)
    return reacting { $0.handlers.contextActions.append(action) }
  }
}

extension ModifiableCell {
  /// Adds a handler of the events that the type of the cell declares; see ``CellContent/Event``.
  public func onEvent(_ action: @escaping (Base.Event) -> Void) -> ModifiedCell<Base, Sizes> {
    onEvent { event, _ in action(event) }
  }

  /// Adds a handler, which receives the item as well, of the events that the type of the cell declares.
  public func onEvent(
    _ action: @escaping (_ event: Base.Event, _ item: ItemKey) -> Void
  ) -> ModifiedCell<Base, Sizes> {
    modified { $0.handlers.onEvent = EventHandler(action) }
  }
}

extension ModifiableCell where Base.Event == NoEvent {
  /// Has no effect: the type of the cell declares no events.
  @available(*, deprecated, message: "the cell has no events; add an `Event` type to it")
  public func onEvent(_ action: @escaping (NoEvent) -> Void) -> ModifiedCell<Base, Sizes> {
    modified { _ in }
  }

  /// Has no effect: the type of the cell declares no events.
  @available(*, deprecated, message: "the cell has no events; add an `Event` type to it")
  public func onEvent(
    _ action: @escaping (_ event: NoEvent, _ item: ItemKey) -> Void
  ) -> ModifiedCell<Base, Sizes> { modified { _ in } }
}
