@_spi(Behaviors) import TesseraKernel

// The declaration of draggable items, and of items and sections that accept drops.

extension Interactive {
  /// Lets the user drag the item to other collections and to other programs.
  ///
  /// If the item is selected, all selected items that are draggable are dragged together. An item that is
  /// also ``reorderable(_:)`` is reordered within its collection, and dragged when the pointer leaves the
  /// collection. The result is reported to ``Content/onDragEnd(_:)``.
  ///
  /// - Parameter offer: Returns the data that the item offers. It is called when the drag begins.
  public func draggable(_ offer: @escaping () -> DragOffer) -> Reacting {
    reacting { $0.offer = offer }
  }

  /// Lets the user drag the item as a value to collections that accept its type, and as text to other
  /// programs.
  public func draggable<Value>(
    _ value: Value, text: String? = nil, actions: DragActions = .all
  ) -> Reacting {
    draggable { DragOffer(value, text: text, actions: actions) }
  }

  /// Accepts values of a type that are dragged within this program and dropped on the item, or on the group
  /// of cells.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - actions: The operations that the item allows.
  ///   - proposal: Decides whether a drop is allowed, before the user sees that it is possible.
  ///   - action: Performs the drop; see ``Content/onDragEnd(_:)`` for the source of the drag.
  public func onDrop<Value>(
    of type: Value.Type, actions: DragActions = .all, proposal: ((Drop<Value>) -> DropDecision)? = nil,
    _ action: @escaping (Drop<Value>) -> Void
  ) -> Reacting {
    adding(.values(actions, proposal, action))
  }

  /// Accepts text, from this and from other programs, that is dropped on the item.
  public func onDropText(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropDecision)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Reacting {
    adding(.texts(actions, proposal, action))
  }

  /// Accepts URIs, such as those of files, from this and from other programs, that are dropped on the item.
  public func onDropURIs(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropDecision)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Reacting {
    adding(.uris(actions, proposal, action))
  }

  private func adding(_ handler: AnyDropHandler) -> Reacting {
    reacting { $0.drops.append(handler) }
  }
}

extension Section {
  /// Accepts values of a type that are dragged within this program and dropped between the items, or on the
  /// empty section.
  ///
  /// A section may accept several types. If a drag matches several of them, the one that was declared first
  /// counts.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - actions: The operations that the section allows.
  ///   - proposal: Decides whether a drop at a place is allowed, before the user sees that it is possible.
  ///   - action: Performs the drop; see ``Content/onDragEnd(_:)`` for the source of the drag.
  public func onDrop<Value>(
    of type: Value.Type, actions: DragActions = .all, proposal: ((Drop<Value>) -> DropDecision)? = nil,
    _ action: @escaping (Drop<Value>) -> Void
  ) -> Section {
    adding(.values(actions, proposal, action))
  }

  /// Accepts text, from this and from other programs, that is dropped between the items.
  public func onDropText(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropDecision)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Section {
    adding(.texts(actions, proposal, action))
  }

  /// Accepts URIs, such as those of files, from this and from other programs, that are dropped between the
  /// items.
  public func onDropURIs(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropDecision)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Section {
    adding(.uris(actions, proposal, action))
  }

  private func adding(_ handler: AnyDropHandler) -> Section {
    with { $0.traits.set(DropsTrait(($0.drops?.handlers ?? []) + [handler])) }
  }
}

extension AnyDropHandler {
  fileprivate static func values<Value>(
    _ actions: DragActions, _ proposal: ((Drop<Value>) -> DropDecision)?,
    _ action: @escaping (Drop<Value>) -> Void
  ) -> AnyDropHandler {
    DropHandler<Value>(actions, read: { $0.values() }, proposal: proposal, action: action)
  }

  fileprivate static func texts(
    _ actions: DragActions, _ proposal: ((Drop<String>) -> DropDecision)?,
    _ action: @escaping (Drop<String>) -> Void
  ) -> AnyDropHandler {
    DropHandler<String>(actions, kinds: .text, read: { $0.texts }, proposal: proposal, action: action)
  }

  fileprivate static func uris(
    _ actions: DragActions, _ proposal: ((Drop<String>) -> DropDecision)?,
    _ action: @escaping (Drop<String>) -> Void
  ) -> AnyDropHandler {
    DropHandler<String>(actions, kinds: .uris, read: { $0.uris }, proposal: proposal, action: action)
  }
}
