import TesseraComponents

/// A café's menu: every dish has a stepper for the number of orders.
final class MenuExample: Example {
  static let name = "menu"
  static let summary = "A restaurant order, with a stepper for every dish"

  private var order: [String: Int] = [:]
  private weak var engine: Engine?
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first { throw .usage("menu takes no argument, but was given '\(argument)'") }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for course in Course.samples {
        Section(course.id) {
          ForEach(course.dishes) { dish in
            DishRow(dish: dish, count: self.order[dish.id] ?? 0) { [weak self] in self?.set($0, of: dish.id) }
              .selectable()
          }
        }
        .header(pinned: true) { SectionTitle(course.id) }
      }
    }
  }

  /// Keys act on the first dish from the start.
  func use(_ engine: Engine) {
    self.engine = engine
    engine.focus(on: ItemID(Course.samples[0].dishes[0].id))
  }

  func status(focused: ItemKey?) -> String {
    let dishes = Course.samples.flatMap { $0.dishes }
    let cents = dishes.reduce(0) { $0 + $1.cents * (order[$1.id] ?? 0) }
    let count = order.values.reduce(0, +)
    return (count == 1 ? "1 dish" : "\(count) dishes") + ", " + cents.price
  }

  let keys = "+ − count"

  func press(_ key: Character) -> Bool {
    guard key == "+" || key == "-", case .item(let id, _)? = engine?.focusedKey?.element,
      let dish = id.value(as: String.self)
    else { return false }
    set(max(0, (order[dish] ?? 0) + (key == "+" ? 1 : -1)), of: dish)
    return true
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  private func set(_ count: Int, of dish: String) {
    order[dish] = count
    onChange()
  }
}

/// A dish with its price and the number of orders.
struct DishRow: Component {
  var dish: Course.Dish
  var count: Int
  var onChange: (Int) -> Void

  var body: some Component {
    HStack {
      Text(dish.id).bold(count > 0)
      Spacer()
      Text(dish.cents.price).foreground(.secondary).column(8, .trailing)
      Stepper(count, in: 0...99, action: onChange).controlLabel("Number of orders")
    }
    .lineLimit(1)
  }
}

/// A course of a meal, with its dishes.
struct Course: Identifiable {
  struct Dish: Identifiable, Equatable {
    var id: String
    var cents: Int
  }

  var id: String
  var dishes: [Dish]

  static let samples = [
    Course(
      id: "Soups",
      dishes: [
        Dish(id: "Leek and potato", cents: 520), Dish(id: "Lentil", cents: 480),
        Dish(id: "Tomato, cold", cents: 450),
      ]),
    Course(
      id: "Mains",
      dishes: [
        Dish(id: "Barley risotto", cents: 1150), Dish(id: "Trout, brown butter", cents: 1680),
        Dish(id: "Mushroom dumplings", cents: 1290), Dish(id: "Spinach tart", cents: 990),
      ]),
    Course(
      id: "Sweets",
      dishes: [Dish(id: "Plum cake", cents: 420), Dish(id: "Rice pudding", cents: 380)]),
  ]
}

extension Int {
  /// The amount in cents as a price, as in `12.50 €`.
  fileprivate var price: String { "\(self / 100).\(self % 100 < 10 ? "0" : "")\(self % 100) €" }
}
