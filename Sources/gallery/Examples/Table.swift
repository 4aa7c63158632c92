import TesseraComponents

/// A million orders, sorted by a press of a title, in columns that are resized and scrolled sideways.
final class TableExample: BasicExample, Example {
  static let summary = "A table of a million orders, sorted by any column; option: --count"

  private let columns = TableColumns<Order> {
    Column("Order", value: \.id) { $0.grouped }.width(.fitting())
    Column("Customer", value: \.customer).width(.flexible(min: 16, weight: 2))
    Column("Product", value: \.product).width(.flexible(min: 10))
    Column("Pieces", value: \.pieces).width(.fitting())
    Column("Price", value: \.cents) { $0.price }.width(.fitting())
    Column("Total", value: \.total) { $0.price }.width(.fitting())
    Column("Delivered", value: \.delivered) { order in
      if order.delivered == order.pieces {
        Text("✓").foreground(.positive)
      } else {
        ProgressBar(Double(order.delivered) / Double(order.pieces)).tint(.warning)
      }
    }
    .width(.characters(12))
    Column("Country", value: \.country).width(.fitting())
    Column("Priority", value: \.priority) { order in
      if order.priority == 0 { Badge("urgent") } else { Text("normal").style(.caption).lineLimit(1) }
    }
    .width(.characters(9))
  }
  private let count: Int
  private var orders: [Order]
  private var state = TableState()

  override init(arguments: [String]) throws(GalleryError) {
    count = try Self.count(from: arguments, default: 1_000_000, in: 0...10_000_000)
    orders = Order.all(count)
    super.init()
  }

  /// After sorting, the first orders are visible as long as the top was.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .start) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Table("orders", of: orders, columns: columns, state: state, onChange: handler { $0.change(to: $1) })
        .section()
        .empty { PlaceholderMessage("No orders", detail: "Show some by --count.") }
    }
  }

  func status(focused: ItemKey?) -> String {
    focused?.value(as: Int.self).map { "order \($0.grouped) of \(count.grouped)" } ?? count.of("order")
  }

  var keys: [KeyCommand] { hint("Tab titles  ←→ sideways  ⌥←→ width") }

  var prompt: String? { "order" }

  func answer(_ text: String) -> String? {
    go(to: text, of: count, "order") { ScrollTarget(section: "orders", item: ItemID($0)) }
  }

  private func change(to new: TableState) {
    if new.sort != state.sort { orders = columns.sorted(Order.all(count), by: new.sort) }
    state = new
  }
}

/// An order, all of whose values follow from its number.
struct Order: Identifiable {
  /// The number of the order, counted from 1.
  var id: Int

  /// Returns all orders in the order of their numbers.
  static func all(_ count: Int) -> [Order] { (1..<count + 1).map { Order(id: $0) } }

  private static let customers = [
    "Ada Lovelace", "Grace Hopper", "Barbara Liskov", "Radia Perlman", "Frances Allen", "Alan Turing",
    "Edsger Dijkstra", "Donald Knuth", "Katherine Johnson", "Hedy Lamarr", "Emmy Noether", "Kurt Gödel",
  ]
  private static let products = ["Anvil", "Balloon", "Candle", "Drum", "Easel", "Funnel", "Globe", "Hammock"]
  private static let prices = [8900, 120, 350, 14950, 7900, 480, 3200, 5990]
  private static let countries = ["Austria", "Brazil", "Canada", "Denmark", "Egypt", "France", "Ghana"]

  var customer: String { random(1).element(of: Self.customers) }
  var product: String { random(2).element(of: Self.products) }
  /// The price of a piece, in cents.
  var cents: Int { random(2).element(of: Self.prices) }
  var country: String { random(3).element(of: Self.countries) }
  var pieces: Int { 1 + random(4) % 40 }
  /// The price of all pieces, in cents.
  var total: Int { cents * pieces }
  /// The number of pieces that have arrived.
  var delivered: Int { random(5) % 3 == 0 ? random(6) % pieces : pieces }
  /// The rank of the order: 0 comes first.
  var priority: Int { random(7) % 9 == 0 ? 0 : 1 }

  /// Returns a number that looks random, and always is the same for the same order.
  private func random(_ seed: UInt64) -> Int {
    let bits = UInt64(id) &* 0x9E37_79B9_7F4A_7C15 &+ seed &* 0xBF58_476D_1CE4_E5B9
    let mixed = (bits ^ (bits >> 31)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 29)) >> 33)
  }
}
