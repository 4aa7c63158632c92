import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Selection")
struct SelectionTests {
  private let example: SelectionExample
  private let orchestra: HeadlessCollection

  init() throws {
    example = try SelectionExample(arguments: [])
    orchestra = example.shown(columns: 24, rows: 24)
  }

  private var selected: [ItemID] { orchestra.engine.selection.ids }

  private func press(_ key: Character) {
    _ = example.press(key)
    orchestra.show(example.content())
  }

  @Test("Shift selects a range, Control adds an item; disabled items are left out")
  func extended() {
    orchestra.tap("Violin")
    orchestra.tap("Double bass", modifiers: .shift)
    orchestra.tap("Horn", modifiers: .control)
    #expect(selected == ["Violin", "Cello", "Double bass", "Horn"])
    #expect(
      orchestra.text().hasPrefix(
        """
         Strings
         ■ Violin
         – Viola         is ill
         ■ Cello
         ■ Double bass
         □ Harp

        """))
    #expect(example.status(focused: nil) == "extended: 4 selected  (+1)")
    orchestra.tap("Flute")
    #expect(selected == ["Flute"])
    #expect(example.status(focused: nil) == "extended: 1 selected  (+1 −4)")
  }

  @Test("Arrows, Shift, Control and Space select with the keyboard")
  func keys() {
    orchestra.press(.first)
    orchestra.press(.down, modifiers: .shift)
    orchestra.press(.down, modifiers: .control)
    orchestra.engine.toggleSelectionOfFocus()
    #expect(selected == ["Violin", "Cello", "Double bass"])
    orchestra.engine.selectAll()
    #expect(selected.count == 15)
  }

  @Test("In multiple selection, a tap selects or deselects one item")
  func multiple() {
    press("4")
    for player in ["Tuba", "Oboe", "Harp", "Oboe"] as [ItemID] { orchestra.tap(player) }
    #expect(selected == ["Harp", "Tuba"])
  }

  @Test("In single selection, a second tap deselects, except for radio buttons")
  func single() {
    press("2")
    for player in ["Tuba", "Oboe", "Oboe"] as [ItemID] { orchestra.tap(player) }
    #expect(selected == [])
    press("3")
    for player in ["Tuba", "Oboe", "Oboe"] as [ItemID] { orchestra.tap(player) }
    #expect(selected == ["Oboe"])
    #expect(orchestra.text().contains("● Oboe") && orchestra.text().contains("○ Tuba"))
    press("1")
    orchestra.tap("Tuba")
    #expect(selected == [] && example.status(focused: nil) == "none: 0 selected  (−1)")
  }

  @Test("The example can limit the selection to three items")
  func limited() {
    press("t")
    orchestra.tap("Violin")
    orchestra.tap("Double bass", modifiers: .shift)
    orchestra.tap("Harp", modifiers: .shift)
    #expect(selected == ["Violin", "Cello", "Double bass"])
    press("t")
    orchestra.tap("Harp", modifiers: .shift)
    #expect(selected.count == 4)
  }

  @Test("Items that return are selected again; moved items stay selected")
  func homeAndBack() {
    orchestra.tap("Flute")
    orchestra.tap("Oboe", modifiers: .shift)
    press("x")
    #expect(selected == [] && example.status(focused: nil) == "extended: 0 selected, 2 at home  (−2)")
    press("s")
    press("b")
    #expect(selected == ["Oboe", "Flute"])
  }
}
