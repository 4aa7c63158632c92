import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Mosaic")
struct MosaicTests {
  private func mosaic(_ key: Character, columns: Int = 44) throws -> HeadlessCollection {
    let example = try MosaicExample(arguments: [])
    #expect(example.press(key))
    return example.shown(columns: columns, rows: 18)
  }

  @Test("The first template repeats one large and two small tiles")
  func large() throws {
    #expect(
      try mosaic("1").text() == """

          ╭────────────────────────╮  ╭──────────╮
          │                        │  │          │
          │                        │  │          │
          │                        │  │    2     │
          │                        │  │          │
          │                        │  │          │
          │                        │  ╰──────────╯
          │           1            │
          │                        │  ╭──────────╮
          │                        │  │          │
          │                        │  │          │
          │                        │  │    3     │
          │                        │  │          │
          │                        │  │          │
          ╰────────────────────────╯  ╰──────────╯

          ╭────────────────────────╮  ╭──────────╮

        """)
  }

  @Test("A template can nest rows and columns")
  func nested() throws {
    #expect(
      try mosaic("4").text() == """

          ╭─────────────────╮  ╭───╮  ╭───╮  ╭───╮
          │                 │  │   │  │   │  │   │
          │                 │  │ 4 │  │ 5 │  │ 6 │
          │                 │  │   │  │   │  │   │
          │        1        │  ╰───╯  ╰───╯  ╰───╯
          │                 │
          │                 │  ╭─────────────────╮
          ╰─────────────────╯  │                 │
                               │                 │
          ╭───────╮  ╭──────╮  │                 │
          │       │  │      │  │                 │
          │       │  │      │  │        7        │
          │       │  │      │  │                 │
          │   2   │  │  3   │  │                 │
          │       │  │      │  │                 │
          │       │  │      │  │                 │
          ╰───────╯  ╰──────╯  ╰─────────────────╯

        """)
  }

  @Test("Every template shows every tile up to the last one", arguments: Array("1234"))
  func templates(key: Character) throws {
    let collection = try mosaic(key, columns: 60)
    for (move, tile) in [(FocusMove.first, "1"), (.last, "1000")] {
      collection.press(move)
      #expect(collection.engine.cells.contains { $0.cell.content(as: TileCell.self)?.text == tile })
      #expect(collection.text().contains(tile))
    }
    #expect(collection.issues == [])
  }

  @Test("Other keys do nothing")
  func keys() throws {
    let example = try MosaicExample(arguments: [])
    for key in "05x" { #expect(!example.press(key)) }
  }
}
