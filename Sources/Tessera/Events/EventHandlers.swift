/// What a declaration does about events, other than taps, and what it says when asked.
struct EventHandlers {
  var onDoubleTap: ((ItemKey) -> Void)?
  var onLongPress: ((ItemKey) -> Void)?
  var onHighlight: ((Bool) -> Void)?
  var contextActions: [ContextAction] = []
  var onEvent: AnyEventHandler?
  var tooltip: String?
}

/// Keeps handlers out of the cells that have none: those are copied often, and stay small.
final class EventHandlersBox {
  let handlers: EventHandlers

  init(_ handlers: EventHandlers) { self.handlers = handlers }
}
