import Tessera
import TesseraLayout

/// A café's menu: every dish has two buttons, drawn in its cell, which send events to the declaration of the
/// cell.
final class MenuExample: Example {
  static let name = "menu"
  static let summary = "A restaurant order, with typed events from buttons in cells"

  private var order: [String: Int] = [:]
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first { throw .usage("menu takes no argument, but was given '\(argument)'") }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for course in Course.samples {
        Section(course.id) {
          ForEach(course.dishes) { dish in
            DishCell(dish: dish, count: self.order[dish.id] ?? 0)
              .onEvent { [weak self] in self?.handle($0, for: dish.id) }
              .selectable()
          }
        }
        .header(pinned: true) { TitleCell(title: course.id) }
      }
    }
  }

  /// Keys act on the first dish from the start.
  func use(_ engine: Engine) { engine.focus(on: ItemID(Course.samples[0].dishes[0].id)) }

  func status(focused: ItemKey?) -> String {
    let dishes = Course.samples.flatMap { $0.dishes }
    let cents = dishes.reduce(0) { $0 + $1.cents * (order[$1.id] ?? 0) }
    let count = order.values.reduce(0, +)
    return (count == 1 ? "1 dish" : "\(count) dishes") + ", " + cents.price
  }

  let keys = "+ − count"

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  private func handle(_ event: DishCell.Event, for dish: String) {
    switch event {
    case .more: order[dish, default: 0] += 1
    case .less: order[dish] = max(0, (order[dish] ?? 0) - 1)
    }
    onChange()
  }
}

/// A dish with its price, the number of orders, and a button for one less and one more.
struct DishCell: CanvasCell {
  /// The events of the buttons.
  enum Event { case less, more }

  var dish: Course.Dish
  var count: Int

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let places = Places(in: canvas.size)
    canvas.text(dish.id, in: places.title)
    canvas.text(dish.cents.price, in: places.price, TextStyle(color: .secondary, alignment: .trailing))
    canvas.text("−", in: places.less, TextStyle(color: count > 0 ? .accent : .secondary, alignment: .center))
    canvas.text("\(count)", in: places.count, TextStyle(isBold: count > 0, alignment: .center))
    canvas.text("+", in: places.more, TextStyle(color: .accent, alignment: .center))
  }

  func event(at point: Point, in size: Size, text: any TextMeasuring) -> Event? {
    let places = Places(in: size)
    return places.less.contains(point) ? .less : places.more.contains(point) ? .more : nil
  }

  func event(for key: Key) -> Event? {
    switch key {
    case .character("-"): .less
    case .character("+"): .more
    default: nil
    }
  }

  /// The frames of the parts of the cell.
  private struct Places {
    let title, price, less, count, more: Rect

    init(in size: Size) {
      let button = 4 * TextMetrics.characterWidth
      let part = { (end: Double, width: Double) in
        Rect(x: size.width - end, y: 0, width: width, height: size.height)
      }
      (less, count, more) = (part(3 * button, button), part(2 * button, button), part(button, button))
      price = part(3 * button + 72, 64)
      title = Rect(x: 8, y: 0, width: max(0, price.minX - 16), height: size.height)
    }
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
