/// A sender of events from a native view to the handler that its cell declares.
///
/// It belongs to the view, not to an item: an event goes to the current handler of the item that the view
/// shows when it sends the event. An event from a view that shows no item is dropped and reported as
/// ``Issue/eventFromHiddenView(_:)``.
public struct EventSender<Event> {
  /// The id of the view.
  public let view: CellID
  private let deliver: (AnyCellEvent, CellID) -> Void

  init(view: CellID, deliver: @escaping (AnyCellEvent, CellID) -> Void) {
    self.view = view
    self.deliver = deliver
  }

  /// Sends an event, which is handled after the current transaction, if there is one.
  public func send(_ event: Event) { deliver(CellEvent(event), view) }
}
