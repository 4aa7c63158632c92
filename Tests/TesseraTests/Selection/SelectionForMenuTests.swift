import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Effects of a secondary click other than opening a menu.
@MainActor
@Suite("Selecting for a context menu")
struct SelectionForMenuTests {
  private func collection(_ mode: SelectionMode, isOn: Bool = true) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 80),
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, selectsForMenu: isOn),
      content: Content {
        Section("s") {
          ForEach(0..<3) { Label("\($0)").contextAction("Copy") {} }
          Label("fixed").id("fixed").selectable(false).contextAction("Copy") {}
        }
      })
  }

  /// Presses the secondary button on a line, and returns the selection and the focus.
  private func press(_ line: Int, _ collection: HeadlessCollection) -> String {
    let place = Point(x: 20, y: Double(line) * 16 + 8)
    for phase in [PointerEvent.Phase.down, .up] {
      collection.engine.pointer(PointerEvent(phase, at: place, time: 0, button: .secondary))
      collection.update()
    }
    let selected = collection.engine.selection.ids.map { $0.description }.joined(separator: " ")
    let focus = collection.engine.focusedKey.map { "\($0.element)" } ?? "none"
    return selected + " | " + focus + " | \(collection.engine.contextMenu?.actions.count ?? 0)"
  }

  @Test("A secondary click selects an unselected item alone and keeps a selection", arguments: [true, false])
  func extended(_ isOn: Bool) {
    let collection = collection(.extended, isOn: isOn)
    collection.engine.select(0)
    collection.engine.select(1)
    collection.update()
    #expect(press(1, collection).hasPrefix("0 1 | "))
    #expect(press(2, collection).hasPrefix(isOn ? "2 | " : "0 1 | "))
    #expect(press(3, collection).hasPrefix(isOn ? "2 | " : "0 1 | "), "it cannot be selected")
    #expect(collection.engine.contextMenu != nil)
    #expect(collection.engine.focusedKey == nil || isOn)
  }

  @Test("A secondary click selects in single mode and moves the focus in multiple mode")
  func others() {
    let single = collection(.single)
    #expect(press(1, single).hasPrefix("1 | "))
    #expect(press(1, single).hasPrefix("1 | "), "again does not deselect")
    let multiple = collection(.multiple)
    multiple.engine.select(0)
    multiple.update()
    #expect(press(1, multiple).hasPrefix("0 | "))
    #expect(multiple.engine.focusedKey?.element == .item(1, occurrence: 0))
    #expect(press(1, collection(.none)).hasPrefix(" | "))
  }
}
