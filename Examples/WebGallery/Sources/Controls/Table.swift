import Shared

/// A hundred thousand orders, sorted by a press of a title, in columns that are resized and scrolled sideways.
final class TableExample: Example {
  private let columns = TableColumns<Order> {
    Column("Order", value: { $0.id })
    Column("Customer", value: { $0.customer }).width(.flexible(min: 16, weight: 2))
    Column("Product", value: { $0.product }).width(.flexible(min: 10))
    Column("Pieces", value: { $0.pieces })
    Column("Price", value: { $0.price })
  }
  private var orders = Order.all
  private var state = TableState()

  override func content() -> Content<Web> {
    Content {
      Table(
        "orders", of: orders, columns: columns, state: state,
        onChange: { [unowned(unsafe) self] new in
          if new.sort != state.sort { orders = columns.sorted(Order.all, by: new.sort) }
          state = new
          onChange()
        }
      )
      .section()
    }
  }
}

/// An order, all of whose values follow from its number.
struct Order: Identifiable {
  var id: Int

  static var all: [Order] { (1..<100_001).map { Order(id: $0) } }
  private static let customers = [
    "Ada Lovelace", "Grace Hopper", "Barbara Liskov", "Radia Perlman", "Alan Turing",
  ]
  private static let products = ["Anvil", "Balloon", "Candle", "Drum", "Easel", "Funnel", "Globe"]

  var customer: String { Self.customers[id &* 7919 % 5] }
  var product: String { Self.products[id &* 104_729 % 7] }
  var pieces: Int { 1 + id &* 15_485_863 % 40 }
  var price: Int { 3 + id &* 32_452_843 % 97 }
}
