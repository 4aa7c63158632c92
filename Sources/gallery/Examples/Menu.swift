import TesseraComponents

/// A café's menu: every dish has a stepper for the number of orders.
final class MenuExample: BasicExample, Example {
  static let name = "menu"
  static let summary = "A restaurant order, with a stepper for every dish"

  private var order: [String: Int] = [:]

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for course in Self.courses {
        Section(course.name) {
          ForEach(course.dishes) { dish in
            DishRow(
              dish: dish, count: self.order[dish.id] ?? 0, onChange: self.handler { $0.order[dish.id] = $1 }
            )
            .selectable()
          }
        }
        .header(pinned: true) { SectionTitle(course.name) }
      }
    }
  }

  /// Keys act on the first dish from the start.
  override func use(_ engine: Engine) {
    super.use(engine)
    engine.focus(on: ItemID(Self.courses[0].dishes[0].id))
  }

  func status(focused: ItemKey?) -> String {
    let dishes = Self.courses.flatMap { $0.dishes }
    let cents = dishes.reduce(0) { $0 + $1.cents * (order[$1.id] ?? 0) }
    return order.values.reduce(0, +).of("dish", plural: "dishes") + ", " + cents.price
  }

  let keys = "+ − count"

  func press(_ key: Character) -> Bool {
    guard key == "+" || key == "-", let dish = engine?.focusedKey.value(as: String.self) else { return false }
    order[dish] = max(0, (order[dish] ?? 0) + (key == "+" ? 1 : -1))
    return true
  }

  /// A dish, identified by its name.
  struct Dish: Identifiable {
    var id: String
    var cents: Int
  }

  private static let courses = [
    (
      name: "Soups",
      dishes: [
        Dish(id: "Leek and potato", cents: 520), Dish(id: "Lentil", cents: 480),
        Dish(id: "Tomato, cold", cents: 450),
      ]
    ),
    (
      name: "Mains",
      dishes: [
        Dish(id: "Barley risotto", cents: 1150), Dish(id: "Trout, brown butter", cents: 1680),
        Dish(id: "Mushroom dumplings", cents: 1290), Dish(id: "Spinach tart", cents: 990),
      ]
    ),
    (name: "Sweets", dishes: [Dish(id: "Plum cake", cents: 420), Dish(id: "Rice pudding", cents: 380)]),
  ]
}

/// A dish with its price and the number of orders.
struct DishRow: Component {
  var dish: MenuExample.Dish
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
