@_spi(Behaviors) import TesseraKernel

/// The handlers of a declaration for events other than taps, and its tooltip.
struct EventHandlers {
  var onDoubleTap: ((ItemKey) -> Void)?
  var onLongPress: ((ItemKey) -> Void)?
  var onHighlight: ((Bool) -> Void)?
  var contextActions: [ContextAction] = []
  var onEvent: AnyEventHandler?
  var tooltip: String?
}

final class EventHandlersTrait: BehaviorTrait {
  let handlers: EventHandlers

  init(_ handlers: EventHandlers) { self.handlers = handlers }

  override var makesDifference: Bool { false }

  override func issues(about key: ItemKey) -> [Issue] {
    handlers.contextActions.repeatedIDs.map { .repeatedAction($0, of: key) }
  }

  override func canAct(on cell: DeclaredCell) -> Bool {
    !handlers.contextActions.isEmpty || (cell.isPortable && handlers.onEvent != nil)
  }

  override var handlesCellEvents: Bool { handlers.onEvent != nil }

  override func handle(_ event: AnyCellEvent, from key: ItemKey, _ engine: Engine) -> Bool {
    handlers.onEvent?.handle(event, from: key) ?? false
  }

  override func receive(
    _ event: AnyCellEvent, from key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if handlers.onEvent != nil { engine.post(.event(event, EventTarget(key: key, path: path))) }
  }
}

extension DeclaredCell {
  /// Whether the declaration or the cell itself handles the events that the cell makes of taps and keys.
  var handlesCellEvents: Bool { behaviorTraits.contains { $0.handlesCellEvents } }

  /// Handles an event that the cell made of a tap or a key. Returns whether the declaration or the cell
  /// itself handles events of this type.
  func handle(_ event: AnyCellEvent, from key: ItemKey, _ engine: Engine) -> Bool {
    behaviorTraits.contains { $0.handle(event, from: key, engine) }
  }

  private var behaviorTraits: some Sequence<BehaviorTrait> {
    attributes.declared.all.lazy.compactMap { $0 as? BehaviorTrait }
  }
}

extension CellAttributes {
  var handlers: EventHandlers {
    get { declared.first(EventHandlersTrait.self)?.handlers ?? EventHandlers() }
    set { declared.set(EventHandlersTrait(newValue)) }
  }
}
