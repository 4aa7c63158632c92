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

/// The trait for the handlers of an item.
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

  override func receive(
    _ event: AnyCellEvent, from key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if handlers.onEvent != nil { engine.post(.event(event, EventTarget(key: key, path: path))) }
  }
}

extension CellAttributes {
  /// The handlers for events other than taps.
  var handlers: EventHandlers {
    get { declared.first(EventHandlersTrait.self)?.handlers ?? EventHandlers() }
    set { declared.set(EventHandlersTrait(newValue)) }
  }
}
