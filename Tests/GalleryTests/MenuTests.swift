import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Menu")
struct MenuTests {
  @Test("A tap on a half of a stepper changes the number of its dish")
  func buttons() throws {
    let example = try MenuExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 5)
    #expect(
      collection.text() == """
         Soups
         Leek and potato        5.20 €    0 ›
         Lentil                 4.80 €    0 ›
         Tomato, cold           4.50 €    0 ›
         Mains

        """)
    for _ in 0..<2 { collection.tap(at: Point(x: 38 * 8, y: 2.5 * 16)) }
    collection.tap(at: Point(x: 38 * 8, y: 1.5 * 16))
    #expect(collection.text().contains("Lentil                 4.80 €  ‹ 2 ›"))
    #expect(example.status(focused: nil) == "3 dishes, 14.80 €")
    for _ in 0..<5 { collection.tap(at: Point(x: 33 * 8, y: 2.5 * 16)) }
    #expect(example.status(focused: nil) == "1 dish, 5.20 €")
  }

  @Test("Keys change the number of the focused dish")
  func keys() throws {
    let example = try MenuExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 8)
    collection.press(.first)
    for key: Character in ["+", "+", "-"] { #expect(example.press(key)) }
    #expect(example.status(focused: nil) == "1 dish, 5.20 €")
    #expect(!example.press("?"))
    #expect(collection.issues == [])
  }
}
