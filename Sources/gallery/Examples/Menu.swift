import TesseraComponents

/// A café's menu: every dish has a stepper for the number of orders.
final class MenuExample: BasicExample, Example {
  static let summary = "A restaurant order, with a stepper for every dish"

  private var order: [String: Int] = [:]

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for course in Self.courses {
        Section(course.name) {
          ForEach(course.dishes, id: { $0.key }) { dish, cents in
            let count = self.order[dish] ?? 0
            HStack {
              Text(dish).bold(count > 0)
              Spacer()
              Text(cents.price).foreground(.secondary).column(8, .trailing)
              Stepper(count, in: 0...99, action: self.handler { $0.order[dish] = $1 })
                .controlLabel("Number of orders")
            }
            .lineLimit(1).selectable()
          }
        }
        .header(pinned: true) { SectionTitle(course.name) }
      }
    }
  }

  override var firstFocus: ItemID? { ItemID(Self.courses[0].dishes[0].key) }

  func status(focused: ItemKey?) -> String {
    let cents = Self.courses.flatMap { $0.dishes }.reduce(0) { $0 + $1.value * (order[$1.key] ?? 0) }
    return order.values.reduce(0, +).of("dish", plural: "dishes") + ", " + cents.price
  }

  var keys: [KeyCommand] {
    key("+", "more") { $0.change(by: 1) }
    key("-", "fewer") { $0.change(by: -1) }
  }

  private func change(by step: Int) {
    guard let dish = engine?.focusedKey?.value(as: String.self) else { return }
    order[dish] = max(0, (order[dish] ?? 0) + step)
  }

  /// The courses, with the prices of their dishes in cents.
  private static let courses: [(name: String, dishes: KeyValuePairs<String, Int>)] = [
    ("Soups", ["Leek and potato": 520, "Lentil": 480, "Tomato, cold": 450]),
    ("Mains", ["Barley risotto": 1150, "Trout": 1680, "Mushroom dumplings": 1290, "Spinach tart": 990]),
    ("Sweets", ["Plum cake": 420, "Rice pudding": 380]),
  ]
}
