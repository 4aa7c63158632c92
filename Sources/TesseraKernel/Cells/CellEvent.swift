// Events of cells without their types: classes, because a cast between classes works everywhere.

/// An event that some type of cell states.
@_spi(Behaviors)
public class AnyCellEvent {}

/// An event of a known type.
package final class CellEvent<Event>: AnyCellEvent {
  let event: Event

  package init(_ event: Event) { self.event = event }
}

/// What a declaration does about the events of its cell.
package class AnyEventHandler {
  /// Handles an event; false where it is of another type.
  package func handle(_ event: AnyCellEvent, from key: ItemKey) -> Bool { false }
}

/// What is done about events of a known type.
package final class EventHandler<Event>: AnyEventHandler {
  private let action: (Event, ItemKey) -> Void

  package init(_ action: @escaping (Event, ItemKey) -> Void) { self.action = action }

  package override func handle(_ event: AnyCellEvent, from key: ItemKey) -> Bool {
    guard let event = event as? CellEvent<Event> else { return false }
    action(event.event, key)
    return true
  }
}
