// Type-erased events of cells. They are classes, because casts between classes are available everywhere.

/// A type-erased event of a cell.
@_spi(Behaviors)
public class AnyCellEvent {}

package final class CellEvent<Event>: AnyCellEvent {
  package let event: Event

  package init(_ event: Event) { self.event = event }
}

/// A type-erased handler of the events of a cell.
package class AnyEventHandler {
  /// Handles an event; returns `false` if it has another type.
  package func handle(_ event: AnyCellEvent, from key: ItemKey) -> Bool { false }
}

package final class EventHandler<Event>: AnyEventHandler {
  private let action: (Event, ItemKey) -> Void

  package init(_ action: @escaping (Event, ItemKey) -> Void) { self.action = action }

  package override func handle(_ event: AnyCellEvent, from key: ItemKey) -> Bool {
    guard let event = event as? CellEvent<Event> else { return false }
    action(event.event, key)
    return true
  }
}

/// An event of a native view that is a part of a drawing.
package final class NativeViewEvent: AnyCellEvent {
  /// The position of the part among the native views of the drawing.
  package let index: Int
  package let event: AnyCellEvent

  package init(_ event: AnyCellEvent, from index: Int) { (self.event, self.index) = (event, index) }
}
