import TesseraComponents

/// A million orders in a table: sorted by a press of a title, with columns that are resized and scrolled sideways.
final class TableExample: Example {
  static let name = "table"
  static let summary = "A table of a million orders, sorted by any column; option: --count"

  static let counts = 0...10_000_000

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
  private var target: ScrollTarget?
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    count = try Self.count(from: arguments, default: 1_000_000, in: Self.counts)
    orders = Order.all(count)
  }

  /// After sorting, the first orders are visible as long as the top was.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .start) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Table("orders", of: orders, columns: columns, state: state) { [weak self] in self?.change(to: $0) }
        .section()
        .empty { PlaceholderMessage("No orders", detail: "Show some by --count.") }
    }
  }

  func status(focused: ItemKey?) -> String {
    guard case .item(let id, _) = focused?.element, let order = id.value(as: Int.self) else {
      return count == 1 ? "1 order" : "\(count.grouped) orders"
    }
    return "order \(order.grouped) of \(count.grouped)"
  }

  let keys = "Tab titles  ←→ sideways  ⌥←→ width"

  var prompt: String? { "order" }

  func answer(_ text: String) -> String? {
    guard let order = Int(text), order > 0, order <= count else {
      return count == 0
        ? "there are no orders" : "'\(text)' is not an order; enter a number from 1 to \(count)"
    }
    target = ScrollTarget(section: "orders", item: ItemID(order))
    return nil
  }

  func takeScrollTarget() -> ScrollTarget? {
    defer { target = nil }
    return target
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  private func change(to new: TableState) {
    if new.sort != state.sort { orders = columns.sorted(Order.all(count), by: new.sort) }
    state = new
    onChange()
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

  var customer: String { Self.customers[random(1) % Self.customers.count] }
  var product: String { Self.products[random(2) % Self.products.count] }
  /// The price of a piece, in cents.
  var cents: Int { Self.prices[random(2) % Self.prices.count] }
  var country: String { Self.countries[random(3) % Self.countries.count] }
  /// The number of ordered pieces.
  var pieces: Int { 1 + random(4) % 40 }
  /// The price of all pieces, in cents.
  var total: Int { cents * pieces }
  /// The number of pieces that have arrived.
  var delivered: Int { random(5) % 3 == 0 ? random(6) % pieces : pieces }
  /// The rank of the order: 0 comes first.
  var priority: Int { random(7) % 9 == 0 ? 0 : 1 }

  /// Returns a number that looks random, and always is the same for the same order.
  private func random(_ seed: Int) -> Int {
    var bits =
      UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(seed) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 31)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 29)) >> 33)
  }
}

extension Int {
  /// The amount of cents as a price, as in `1 234.50 €`.
  fileprivate var price: String {
    let cents = self % 100
    return "\((self / 100).grouped).\(cents < 10 ? "0" : "")\(cents) €"
  }
}
