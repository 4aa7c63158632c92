import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Columns")
struct ColumnsTests {
  private func example(pressing keys: String) throws -> ColumnsExample {
    let example = try ColumnsExample(arguments: [])
    for key in keys { #expect(example.press(key)) }
    return example
  }

  @Test("Three columns share the width, sixteen points apart")
  func three() throws {
    let collection = try example(pressing: "").shown(columns: 48, rows: 9)
    #expect(
      collection.text() == """

          ╭───────────╮  ╭────────────╮  ╭───────────╮
          │     0     │  │     1      │  │     2     │
          ╰───────────╯  ╰────────────╯  ╰───────────╯

          ╭───────────╮  ╭────────────╮  ╭───────────╮
          │     3     │  │     4      │  │     5     │
          ╰───────────╯  ╰────────────╯  ╰───────────╯


        """)
  }

  @Test("The same layout on the other axis has two rows that share the height")
  func turned() throws {
    let collection = try example(pressing: "2t").shown(columns: 48, rows: 11)
    #expect(
      collection.text() == """

          ╭──────────╮  ╭──────────╮  ╭──────────╮  ╭───
          │          │  │          │  │          │  │
          │    0     │  │    2     │  │    4     │  │
          ╰──────────╯  ╰──────────╯  ╰──────────╯  ╰───

          ╭──────────╮  ╭──────────╮  ╭──────────╮  ╭───
          │          │  │          │  │          │  │
          │    1     │  │    3     │  │    5     │  │
          ╰──────────╯  ╰──────────╯  ╰──────────╯  ╰───


        """)
    collection.press(.last)
    #expect(collection.text().contains("98") && collection.text().contains("99"))
  }

  @Test("Keys from 1 to 5 set the number of columns; other keys do nothing", arguments: 1...5)
  func keys(count: Int) throws {
    let example = try example(pressing: "\(count)tt")
    #expect(example.status(focused: nil) == (count == 1 ? "1 column" : "\(count) columns"))
    let text = example.shown(columns: 100, rows: 5).text()
    #expect(text.filter { $0 == "╭" }.count == count)
    for key in "06x" { #expect(!example.press(key)) }
  }
}
