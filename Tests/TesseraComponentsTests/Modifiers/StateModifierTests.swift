import TesseraComponents
import TesseraTesting
import Testing

@MainActor
@Suite("Components for states")
struct StateModifierTests {
  private struct Mark: Component {
    var body: some Component {
      HStack {
        Text("■").visible(when: .selected)
        Text("a").hidden(when: .selected)
        Text("b")
      }
    }
  }

  @Test("A part for a state is drawn only then, and always takes its space")
  func drawn() {
    let collection = HeadlessCollection(columns: 10, rows: 1) {
      Section("s") { Mark().id("row").selectable() }
    }
    collection.engine.selectionMode = .single
    #expect(collection.text() == "   a b\n")
    collection.tap("row")
    #expect(collection.text() == " ■   b\n")
  }

  @Test("Screen readers read a part that is hidden in a state, and not one that is visible only then")
  func accessibility() {
    #expect(ComponentCell(Mark()).accessibility.label == "a b")
  }

  private func line<C: Component>(_ component: C) -> String {
    let collection = HeadlessCollection(columns: 14, rows: 1) { Section("s") { component } }
    return String(collection.text().prefix { $0 != "\n" })
  }

  @Test("A text of fixed width stays complete while another one is truncated", arguments: [true, false])
  func fixedWidth(isFixed: Bool) {
    let row = HStack {
      Text("long text here")
      Text("1234567").fixedWidth(isFixed)
    }
    #expect((line(row.lineLimit(1)) == " lon… 1234567") == isFixed)
  }

  @Test("An outline is in front of the background in it")
  func outline() {
    let box = Text("ab").padding(.points(16)).background(.surface).border().rowInsets(.none)
    let collection = HeadlessCollection(columns: 8, rows: 3) { Section("s") { box } }
    #expect(collection.text() == "┌────┐\n│ ab │\n└────┘\n")
  }
}
