import TesseraUIKit
import UIKit

/// A café's menu: each dish has a stepper, and the price of the order stays in view.
final class MenuExample: CollectionController {
  private var order: [String: Int] = [:]

  init() { super.init("Menu") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section.nesting("menu") {
        for course in Course.all {
          Section(course.id) {
            ForEach(course.dishes) { [order, weak self] dish in
              DishRow(dish: dish, count: order[dish.id] ?? 0) { self?.set($0, of: dish) }
            }
          }
          .header(pinned: true) { SectionTitle(course.id) }
        }
      }
      .footer(pinned: true) {
        HStack {
          Text(Dish.price(total)).style(.headline)
          Spacer()
          Button("Order", role: .prominent) { [weak self] in self?.send() }.disabled(total == 0)
        }
        .rowBackground(.surface)
      }
    }
  }

  /// The price of the order, in cents.
  private var total: Int {
    Course.all.flatMap { $0.dishes }.reduce(0) { $0 + $1.cents * (order[$1.id] ?? 0) }
  }

  private func set(_ count: Int, of dish: Dish) {
    order[dish.id] = count
    title = "Menu"
    show()
  }

  private func send() {
    order = [:]
    title = "Thank you"
    show()
  }
}

/// A dish with its price and the number of orders.
struct DishRow: Component {
  var dish: Dish
  var count: Int
  var onChange: (Int) -> Void

  var body: some Component {
    HStack {
      VStack {
        Text(dish.id).bold(count > 0)
        Text(Dish.price(dish.cents)).style(.caption)
      }
      Spacer()
      Stepper(count, in: 0...20, action: onChange).controlLabel(dish.id)
    }
  }
}

/// A dish, identified by its name.
struct Dish: Identifiable {
  var id: String
  var cents: Int

  /// Returns an amount in cents as a price.
  static func price(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) €"
  }
}

/// A part of the menu.
struct Course: Identifiable {
  var id: String
  var dishes: [Dish]

  static let all = [
    Course(id: "Soups", dishes: [Dish(id: "Leek and potato", cents: 520), Dish(id: "Lentil", cents: 480)]),
    Course(
      id: "Mains",
      dishes: [
        Dish(id: "Barley risotto", cents: 1150), Dish(id: "Trout, brown butter", cents: 1680),
        Dish(id: "Mushroom dumplings", cents: 1290), Dish(id: "Spinach tart", cents: 990),
      ]),
    Course(id: "Sweets", dishes: [Dish(id: "Plum cake", cents: 420), Dish(id: "Rice pudding", cents: 380)]),
  ]
}
