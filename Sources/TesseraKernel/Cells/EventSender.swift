/// The way of a native view's events to whoever declared the cell that it shows.
///
/// It belongs to the view, not to an item: an event goes to the handler of the item that the view shows when it is sent,
/// as that item is declared then. From a view that shows none it goes nowhere, which is reported as
/// ``Issue/eventFromHiddenView(_:)``.
public struct EventSender<Event> {
  /// The view.
  public let view: CellID
  private let deliver: (AnyCellEvent, CellID) -> Void

  init(view: CellID, deliver: @escaping (AnyCellEvent, CellID) -> Void) {
    self.view = view
    self.deliver = deliver
  }

  /// Sends an event. During a transaction it is handled after that.
  public func send(_ event: Event) { deliver(CellEvent(event), view) }
}
