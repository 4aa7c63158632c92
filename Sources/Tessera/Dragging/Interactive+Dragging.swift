@_spi(Behaviors) import TesseraKernel

// What items offer, and what items and sections take, as it is declared.

extension Interactive {
  /// Lets people drag the item to other collections and to other programs.
  ///
  /// Where several items are selected and this one is among them, all of them are dragged that offer anything. An item
  /// that is ``reorderable(_:)`` as well is carried within its collection, and dragged when the pointer leaves that. How
  /// it ends is told to ``Content/onDragEnd(_:)``.
  ///
  /// - Parameter offer: What it offers; asked when the drag begins.
  public func draggable(_ offer: @escaping () -> DragOffer) -> Reacting {
    reacting { $0.offer = offer }
  }

  /// Lets people drag the item to other collections, which take a value of this type, and as a text to other programs.
  public func draggable<Value>(
    _ value: Value, text: String? = nil, actions: DragActions = .all
  ) -> Reacting {
    draggable { DragOffer(value, text: text, actions: actions) }
  }

  /// Takes values of a type that are dragged within this program and dropped on the item, or on the group of cells.
  ///
  /// - Parameters:
  ///   - type: What it takes.
  ///   - actions: What may be done with it.
  ///   - proposal: Asks, before people see that something can be dropped here, whether it may be.
  ///   - action: What happens then; see ``Content/onDragEnd(_:)`` for where it was before.
  public func onDrop<Value>(
    of type: Value.Type, actions: DragActions = .all, proposal: ((Drop<Value>) -> DropAnswer)? = nil,
    _ action: @escaping (Drop<Value>) -> Void
  ) -> Reacting {
    taking(.values(actions, proposal, action))
  }

  /// Takes texts, also those of other programs, that are dropped on the item.
  public func onDropText(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropAnswer)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Reacting {
    taking(.texts(actions, proposal, action))
  }

  /// Takes places, such as those of files, also from other programs, that are dropped on the item.
  public func onDropURIs(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropAnswer)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Reacting {
    taking(.uris(actions, proposal, action))
  }

  private func taking(_ handler: AnyDropHandler) -> Reacting {
    reacting { $0.drops.append(handler) }
  }
}

extension Section {
  /// Takes values of a type that are dragged within this program and dropped between the items, or where there are none.
  ///
  /// A section may take several things; where something can be had in several ways, the first one that was declared counts.
  ///
  /// - Parameters:
  ///   - type: What it takes.
  ///   - actions: What may be done with it.
  ///   - proposal: Asks, before people see something at a place, whether it may go there.
  ///   - action: What happens when it is dropped; see ``Content/onDragEnd(_:)`` for where it was before.
  public func onDrop<Value>(
    of type: Value.Type, actions: DragActions = .all, proposal: ((Drop<Value>) -> DropAnswer)? = nil,
    _ action: @escaping (Drop<Value>) -> Void
  ) -> Section {
    taking(.values(actions, proposal, action))
  }

  /// Takes texts, also those of other programs, that are dropped between the items.
  public func onDropText(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropAnswer)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Section {
    taking(.texts(actions, proposal, action))
  }

  /// Takes places, such as those of files, also from other programs, that are dropped between the items.
  public func onDropURIs(
    actions: DragActions = .all, proposal: ((Drop<String>) -> DropAnswer)? = nil,
    _ action: @escaping (Drop<String>) -> Void
  ) -> Section {
    taking(.uris(actions, proposal, action))
  }

  private func taking(_ handler: AnyDropHandler) -> Section {
    with { $0.traits.set(DropsTrait(($0.drops?.handlers ?? []) + [handler])) }
  }
}

extension AnyDropHandler {
  fileprivate static func values<Value>(
    _ actions: DragActions, _ proposal: ((Drop<Value>) -> DropAnswer)?,
    _ action: @escaping (Drop<Value>) -> Void
  ) -> AnyDropHandler {
    DropHandler<Value>(actions, read: { $0.values() }, proposal: proposal, action: action)
  }

  fileprivate static func texts(
    _ actions: DragActions, _ proposal: ((Drop<String>) -> DropAnswer)?,
    _ action: @escaping (Drop<String>) -> Void
  ) -> AnyDropHandler {
    DropHandler<String>(actions, kinds: .text, read: { $0.texts }, proposal: proposal, action: action)
  }

  fileprivate static func uris(
    _ actions: DragActions, _ proposal: ((Drop<String>) -> DropAnswer)?,
    _ action: @escaping (Drop<String>) -> Void
  ) -> AnyDropHandler {
    DropHandler<String>(actions, kinds: .uris, read: { $0.uris }, proposal: proposal, action: action)
  }
}
