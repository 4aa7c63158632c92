@_spi(Behaviors) import TesseraKernel

extension Interactive {
  /// Acts when the item is tapped, clicked or activated with a key.
  public func onTap(_ action: @escaping () -> Void) -> Reacting { onTap { _ in action() } }

  /// Acts when the item is tapped, clicked or activated with a key.
  public func onTap(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    reacting { $0.onTap = action }
  }

  /// Acts when the item is tapped twice in quick succession.
  ///
  /// A single tap on it then waits until it is clear that no second one follows; without, it never waits.
  public func onDoubleTap(_ action: @escaping () -> Void) -> Reacting { onDoubleTap { _ in action() } }

  /// Acts when the item is tapped twice in quick succession. A single tap on it then waits for the second one.
  public func onDoubleTap(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    reacting { $0.handlers.onDoubleTap = action }
  }

  /// Acts when the item is pressed and held. Such a press is not a tap any more.
  public func onLongPress(_ action: @escaping () -> Void) -> Reacting { onLongPress { _ in action() } }

  /// Acts when the item is pressed and held. Such a press is not a tap any more.
  public func onLongPress(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    reacting { $0.handlers.onLongPress = action }
  }

  /// Acts when a press on the item begins (true) and when it ends (false), whatever comes of it.
  ///
  /// While it lasts the cell's state has ``CellState/highlighted``; in a group, that of all its parts.
  public func onHighlight(_ action: @escaping (_ isHighlighted: Bool) -> Void) -> Reacting {
    reacting { $0.handlers.onHighlight = action }
  }

  /// Adds an action to the item's menu.
  ///
  /// - Parameters:
  ///   - title: What people read.
  ///   - id: What tells the action from the others of the item; nil: the title.
  ///   - isDestructive: Whether it destroys something.
  ///   - isEnabled: Whether it can be chosen now.
  ///   - action: What it does.
  public func contextAction(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    _ action: @escaping () -> Void
  ) -> Reacting {
    contextAction(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in action() }
  }

  /// Adds an action to the item's menu, which is told the item.
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
  /// Acts on the events that the type of the cell states; see ``CellContent/Event``.
  public func onEvent(_ action: @escaping (Base.Event) -> Void) -> ModifiedCell<Base, Sizes> {
    onEvent { event, _ in action(event) }
  }

  /// Acts on the events that the type of the cell states, and is told the item.
  public func onEvent(
    _ action: @escaping (_ event: Base.Event, _ item: ItemKey) -> Void
  ) -> ModifiedCell<Base, Sizes> {
    modified { $0.handlers.onEvent = EventHandler(action) }
  }
}

extension ModifiableCell where Base.Event == NoEvent {
  /// Acts on nothing: the type of the cell states no events.
  @available(*, deprecated, message: "the cell has no events: state them in its type as `Event`")
  public func onEvent(_ action: @escaping (NoEvent) -> Void) -> ModifiedCell<Base, Sizes> {
    modified { _ in }
  }

  /// Acts on nothing: the type of the cell states no events.
  @available(*, deprecated, message: "the cell has no events: state them in its type as `Event`")
  public func onEvent(
    _ action: @escaping (_ event: NoEvent, _ item: ItemKey) -> Void
  ) -> ModifiedCell<Base, Sizes> { modified { _ in } }
}
