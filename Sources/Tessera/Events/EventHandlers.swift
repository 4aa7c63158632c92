/// What a declaration does about events, other than taps, and what it says when asked.
struct EventHandlers {
  var onDoubleTap: ((ItemKey) -> Void)?
  var onLongPress: ((ItemKey) -> Void)?
  var onHighlight: ((Bool) -> Void)?
  var contextActions: [ContextAction] = []
  var swipeActions = SwipeActions()
  var onEvent: AnyEventHandler?
  var tooltip: String?
  /// What the item offers when it is dragged; nil: nothing.
  var offer: (() -> DragOffer)?
  /// Who takes what is dropped on the item, the first one that can.
  var drops: [AnyDropHandler] = []
}

/// Keeps handlers out of the cells that have none: those are copied often, and stay small.
final class EventHandlersBox {
  let handlers: EventHandlers

  init(_ handlers: EventHandlers) { self.handlers = handlers }
}
