import TesseraComponents

/// A café's menu: every dish has a stepper for the number of orders.
final class MenuExample: BasicExample, Example {
  static let summary = "A restaurant order, with a stepper for every dish"

  private var order: [String: Int] = [:]

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for course in Self.courses {
        Section(course.name) {
          ForEach(course.dishes) { dish in
            let count = self.order[dish.id] ?? 0
            HStack {
              Text(dish.id).bold(count > 0)
              Spacer()
              Text(dish.cents.price).foreground(.secondary).column(8, .trailing)
              Stepper(count, in: 0...99, action: self.handler { $0.order[dish.id] = $1 })
                .controlLabel("Number of orders")
            }
            .lineLimit(1).selectable()
          }
        }
        .header(pinned: true) { SectionTitle(course.name) }
      }
    }
  }

  override var firstFocus: ItemID? { ItemID(Self.courses[0].dishes[0].id) }

  func status(focused: ItemKey?) -> String {
    let dishes = Self.courses.flatMap { $0.dishes }
    let cents = dishes.reduce(0) { $0 + $1.cents * (order[$1.id] ?? 0) }
    return order.values.reduce(0, +).of("dish", plural: "dishes") + ", " + cents.price
  }

  var keys: [KeyCommand] {
    key("+", "more") { $0.change(by: 1) }
    key("-", "fewer") { $0.change(by: -1) }
  }

  private func change(by step: Int) {
    guard let dish = engine?.focusedKey.value(as: String.self) else { return }
    order[dish] = max(0, (order[dish] ?? 0) + step)
  }

  /// A dish, identified by its name.
  private struct Dish: Identifiable {
    var id: String
    var cents: Int
  }

  private static let courses = [
    course("Soups", ["Leek and potato": 520, "Lentil": 480, "Tomato, cold": 450]),
    course(
      "Mains",
      [
        "Barley risotto": 1150, "Trout, brown butter": 1680, "Mushroom dumplings": 1290, "Spinach tart": 990,
      ]),
    course("Sweets", ["Plum cake": 420, "Rice pudding": 380]),
  ]

  private static func course(
    _ name: String, _ prices: KeyValuePairs<String, Int>
  ) -> (name: String, dishes: [Dish]) { (name, prices.map { Dish(id: $0, cents: $1) }) }
}
