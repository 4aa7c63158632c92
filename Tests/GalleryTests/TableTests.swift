import TesseraComponents
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Table of orders")
struct TableTests {
  private func table(_ count: Int) throws -> TableExample {
    try TableExample(arguments: ["--count", "\(count)"])
  }

  /// Returns the numbers of the visible orders, from top to bottom.
  private func orders(_ collection: HeadlessCollection) -> [Int] {
    collection.engine.cells.sorted { $0.placement.frame.minY < $1.placement.frame.minY }
      .compactMap { $0.key.number }
  }

  @Test("A million orders are declared as one section with a pinned header")
  func declared() throws {
    let content: Content<Headless> = try TableExample(arguments: []).content()
    #expect(content.count == 1_000_000)
    #expect(content.sections[0].header?.isPinned == true)
  }

  @Test("Orders are sorted by a press of a title, and the header stays while they scroll")
  func sorting() throws {
    let example = try table(100)
    let collection = example.shown(columns: 120, rows: 12)
    #expect(orders(collection).first == 1)
    collection.press(key: .tab)
    collection.press(key: .enter)
    collection.press(key: .enter)
    #expect(orders(collection).first == 100)
    #expect(collection.text().contains("▾ Order"))
    collection.scroll(by: 320)
    #expect(collection.text().contains("▾ Order"))
    let prices = Order.all(100).map { $0.total }.sorted()
    for _ in 0..<5 { collection.press(key: .right) }
    collection.press(key: .enter)
    let shown = orders(collection).map { Order(id: $0).total }
    #expect(shown == shown.sorted() && Set(shown).isSubset(of: Set(prices)))
  }

  @Test("In a narrow terminal the orders scroll sideways behind their numbers")
  func sideways() throws {
    let example = try table(20)
    let collection = example.shown(columns: 60, rows: 6)
    #expect(!collection.text().contains("Priority"))
    for _ in 0..<20 { collection.press(key: .right) }
    collection.press(.first)
    collection.press(key: .down)
    for _ in 0..<20 { collection.press(key: .right) }
    #expect(collection.text().contains("Priority"))
    #expect(collection.text().contains("Order"))
    #expect(!collection.text().contains("Customer"))
  }

  @Test("/ goes to an order, wherever it is sorted; an invalid number is reported")
  func answers() throws {
    let example = try table(1000)
    for text in ["", "x", "0", "1001"] {
      #expect(example.answer(text) == "'\(text)' is not an order; enter a number from 1 to 1000")
    }
    #expect(example.answer("1000") == nil)
    #expect(example.takeScrollTarget()?.item == 1000)
    #expect(example.status(focused: nil) == "1\u{A0}000 orders")
    #expect(try table(0).answer("1") == "there are no orders")
  }

  @Test("Without orders there is a placeholder below the titles")
  func empty() throws {
    let example = try table(0)
    let text = example.shown(columns: 100, rows: 5).text()
    #expect(text.contains("Customer") && text.contains("No orders"))
  }
}

extension ItemKey {
  fileprivate var number: Int? {
    if case .item(let id, _) = element { id.value(as: Int.self) } else { nil }
  }
}
