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

  @Test("As on a desktop: Shift selects a range, Control one more; who is ill is left out")
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

  @Test("The keyboard does the same: arrows, Shift, Control and Space")
  func keys() {
    orchestra.press(.first)
    orchestra.press(.down, modifiers: .shift)
    orchestra.press(.down, modifiers: .control)
    orchestra.engine.toggleSelectionOfFocus()
    #expect(selected == ["Violin", "Cello", "Double bass"])
    orchestra.engine.selectAll()
    #expect(selected.count == 15)
  }

  @Test("One by one: a tap more is one more, or one less")
  func multiple() {
    press("4")
    for player in ["Tuba", "Oboe", "Harp", "Oboe"] as [ItemID] { orchestra.tap(player) }
    #expect(selected == ["Harp", "Tuba"])
  }

  @Test("One alone: tapped again it is deselected, or stays as radio buttons do")
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

  @Test("The example may be in control: it grants three at most")
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

  @Test("Who goes home is selected again on return; who moves stays selected")
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
