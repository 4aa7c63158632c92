import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Compose")
struct ComposeTests {
  @Test("A scrolling section, waterfall, two lists and continents are one collection")
  func sections() throws {
    let content: Content<Headless> = try ComposeExample(arguments: []).content()
    #expect(content.sectionIDs == ["strip", "waterfall", "lists", "Africa", "Asia", "Europe"])
    #expect(content[section: "strip"]?.scrollAxis == .horizontal)
    #expect(content[section: "lists"]?.sections.map { $0.id } == ["To do", "Done"])
    #expect(content[section: "Asia"]?.header?.isPinned == true)
  }

  @Test("Each section has its own layout")
  func picture() throws {
    #expect(
      try ComposeExample(arguments: []).shown(columns: 60, rows: 31).text() == """

          ╭──────────────╮  ╭──────────────╮  ╭──────────────╮  ╭───
          │    Monday    │  │   Tuesday    │  │  Wednesday   │  │
          ╰──────────────╯  ╰──────────────╯  ╰──────────────╯  ╰───


          ╭───────────────╮  ╭────────────────╮  ╭───────────────╮
          │       1       │  │                │  │               │
          ╰───────────────╯  │       2        │  │       3       │
                             │                │  ╰───────────────╯
          ╭───────────────╮  ╰────────────────╯
          │               │                      ╭───────────────╮
          │       4       │  ╭────────────────╮  │       5       │
          ╰───────────────╯  │       6        │  ╰───────────────╯
                             ╰────────────────╯
          ╭───────────────╮                      ╭───────────────╮
          │               │  ╭────────────────╮  │       8       │
          │       7       │  │                │  ╰───────────────╯
          │               │  │       9        │
          ╰───────────────╯  ╰────────────────╯

           To do                        Done
           Buy flour                    Paint the door
           Write to Ines                Sweep the yard
           Mend the gate
           Call the ferry


         Africa                                                   7
         Congo
         ──────────────────────────────────────────────────────────

        """)
  }

  @Test("The header of a continent is pinned; the scrolling section keeps its offset")
  func scrolling() throws {
    let collection = try ComposeExample(arguments: []).shown(columns: 60, rows: 12)
    collection.scroll(by: Point(x: 1000), at: Point(x: 100, y: 32))
    #expect(collection.text().contains("Sunday") && !collection.text().contains("Monday"))
    collection.scroll(by: 34 * 16)
    #expect(collection.text().hasPrefix(" Africa"))
    #expect(collection.text().contains(" Orange\n ───"))
    collection.scroll(by: -34 * 16)
    #expect(collection.text().contains("Sunday") && !collection.text().contains("Monday"))
    #expect(collection.issues == [])
  }
}
