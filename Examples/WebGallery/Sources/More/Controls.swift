import Shared

/// A café's menu: every dish has a stepper for the number of orders.
final class MenuExample: Example {
  private var order: [String: Int] = [:]
  private static let courses = [
    (name: "Soups", dishes: [("Leek and potato", 5), ("Lentil", 4), ("Tomato, cold", 4)]),
    (name: "Mains", dishes: [("Barley risotto", 11), ("Trout", 16), ("Mushroom dumplings", 12)]),
    (name: "Sweets", dishes: [("Plum cake", 4), ("Rice pudding", 3)]),
  ]

  override func content() -> Content<Web> {
    Content {
      for course in Self.courses {
        Section(course.name) {
          ForEach(course.dishes, id: { $0.0 }) { dish, price in
            let count = self.order[dish] ?? 0
            HStack {
              Text(dish).bold(count > 0)
              Spacer()
              Text(price.description + " €").foreground(.secondary)
              Stepper(count, in: 0...99) { [unowned(unsafe) self] in
                order[dish] = $0
                onChange()
              }
              .controlLabel("Number of orders")
            }
            .selectable()
          }
        }
        .header(pinned: true) { SectionTitle(course.name) }
      }
      Section("sum") { Text("Together: " + sum.description + " €").style(.headline).id("sum") }
    }
  }

  private var sum: Int {
    var sum = 0
    for course in Self.courses { for (dish, price) in course.dishes { sum += price * (order[dish] ?? 0) } }
    return sum
  }
}

/// Rows of components: fields, toggles, buttons, badges and bars, declared and not drawn.
final class ControlsExample: Example {
  private var (search, notifies, sendsReports) = ("", true, false)
  private var people = ["Ada Lovelace", "Grace Hopper", "Barbara Liskov", "Radia Perlman", "Frances Allen"]
  private var greetings: [String: Int] = [:]

  override func content() -> Content<Web> {
    Content {
      Form("settings", title: "Settings", footer: "Reports leave out all names.") {
        FormRow("Begins with") { TextField("a name", text: search, onEdit: change { $0.search = $1 }) }
        FormRow("Notify me") { Toggle("", isOn: notifies, action: change { $0.notifies = $1 }) }
        FormRow("Send reports") {
          Toggle("", isOn: sendsReports, action: change { $0.sendsReports = $1 }).disabled(!notifies)
        }
      }
      Section("people", layout: .list(spacing: 16)) {
        ForEach(people.filter { $0.utf8.starts(with: search.utf8) }, id: { $0 }) { self.row($0) }
      }
      .header { SectionTitle("People", detail: people.count.description) }
      .empty { PlaceholderMessage("No one has this name", detail: "Try another name.") }
    }
  }

  private func row(_ person: String) -> some Component {
    let count = greetings[person] ?? 0
    return VStack {
      HStack {
        Text(person).style(.headline)
        if count > 2 { Badge("friend") }
        Spacer()
        Text("greeted " + count.description + " times").style(.caption)
      }
      ProgressBar(Double(count) / 5)
      HStack {
        Button("Greet", role: .prominent) { [unowned(unsafe) self] in
          greetings[person] = count + 1
          onChange()
        }
        Spacer()
        Button("Remove", role: .destructive) { [unowned(unsafe) self] in
          people.removeAll { $0 == person }
          onChange()
        }
      }
    }
  }

  private func change<Value>(_ body: @escaping (ControlsExample, Value) -> Void) -> (Value) -> Void {
    { [unowned(unsafe) self] value in
      body(self, value)
      onChange()
    }
  }
}

/// A detail page of mixed cells: its declaration depends on the state alone.
final class VenueExample: Example {
  private var isOpen = true
  private var last = 2
  private var reviews = [
    (id: 1, author: "Mara", text: "The fish soup alone is worth the walk along the harbor. Come early."),
    (id: 2, author: "Jonas", text: "Good food, but loud on Saturdays."),
  ]

  override func content() -> Content<Web> {
    Content {
      Section("venue") {
        VStack {
          Text("The Blue Door").style(.title)
          Text("4 Harbor Lane").style(.caption)
          Text(isOpen ? "open now" : "closed").foreground(isOpen ? .positive : .negative)
        }
        .padding(.loose).frame(width: .fill).border(corner: .rounded)
        .onTap { [unowned(unsafe) self] in
          isOpen.toggle()
          onChange()
        }
        .id("head")
      }
      if !reviews.isEmpty {
        Section("reviews", layout: .list(spacing: 16)) {
          ForEach(reviews, id: { $0.id }) { review in
            VStack {
              Text(review.author).style(.headline)
              Text(review.text)
            }
            .onTap { [unowned(unsafe) self] in
              reviews.removeAll { $0.id == review.id }
              onChange()
            }
          }
        }
        .header(pinned: true) { SectionTitle("Reviews", detail: "tap to remove") }
      }
      Section("write") {
        Button("Write a review", role: .prominent) { [unowned(unsafe) self] in
          last += 1
          reviews.append((last, "You", "Review number " + last.description + "."))
          onChange()
        }
        .id("write")
      }
      Section("related", layout: .flow()) {
        ForEach(["Net & Line", "Quay 9", "Lighthouse Café", "Salt", "The Old Chandlery"], id: { $0 }) {
          Text($0).lineLimit(1).frame(width: .fill, height: .fill, horizontal: .center)
            .border(corner: .rounded).rowInsets(.regular).size(.fixed(width: 176, height: 48))
        }
      }
      .header { SectionTitle("Nearby") }
    }
    .transitions(.standard)
  }
}

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
