import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Taps, selection and focus")
struct EventTests {
  private final class Recorder {
    var events: [String] = []
  }

  private func letters(
    _ recorder: Recorder, mode: SelectionMode, layout: Layout = .list()
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 9, rows: 3, configuration: EngineConfiguration(overscan: 0, selectionMode: mode)
    ) {
      Section("letters", layout: layout) {
        ForEach(Array("abcdefghi"), id: { String($0) }) { letter in
          Label(String(letter))
            .onTap { recorder.events.append("tap \(letter)") }
            .onSelect { recorder.events.append("\($0 ? "select" : "deselect") \(letter)") }
        }
      }
    }
  }

  @Test("A tap reaches the item under it")
  func tap() {
    let recorder = Recorder()
    let collection = letters(recorder, mode: .none)
    collection.scroll(by: 32)
    #expect(collection.engine.tap(at: Point(x: 4, y: 20))?.description == "letters/d")
    #expect(collection.engine.tap(at: Point(x: 4, y: 500)) == nil)
    #expect(recorder.events == ["tap d"])
  }

  @Test("A pinned header receives the tap instead of the item that it covers")
  func tapInFront() {
    var taps: [String] = []
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section("s") { ForEach(0..<9) { number in Label("\(number)").onTap { taps.append("\(number)") } } }
        .header(pinned: true) { Label("header").onTap { taps.append("header") } }
    }
    collection.scroll(by: 40)
    collection.engine.tap(at: Point(x: 1, y: 1))
    #expect(taps == ["header"])
  }

  @Test("Single selection moves with each tap, and a second tap deselects")
  func singleSelection() {
    let recorder = Recorder()
    let collection = letters(recorder, mode: .single)
    let before = collection.configurations
    collection.tap("a")
    collection.tap("b")
    collection.tap("b")
    #expect(
      recorder.events == [
        "select a", "tap a", "deselect a", "select b", "tap b", "deselect b", "tap b",
      ])
    #expect(collection.engine.selection.isEmpty)
    // The first tap updates one view, the second two, the third one.
    #expect(collection.configurations - before == 4)
  }

  @Test("Multiple selection survives new content and moves")
  func multipleSelection() {
    let collection = letters(Recorder(), mode: .multiple)
    collection.tap("a")
    collection.tap("c")
    collection.show {
      Section("letters") { ForEach(["c", "x", "a"], id: { $0 }) { Label($0) } }
    }
    let selected = collection.engine.cells.filter { $0.state.contains(.selected) }.map { $0.key.description }
    #expect(selected == ["letters/c", "letters/a"])
  }

  @Test("Arrow keys move through a grid by position")
  func focusInGrid() {
    let collection = letters(Recorder(), mode: .none, layout: .grid(columns: .count(3)))
    let walk: [FocusMove] = [.down, .right, .down, .down, .left, .up, .last, .first]
    let path = walk.map { move in
      collection.press(move)
      return collection.engine.focusedKey?.description.suffix(1) ?? "-"
    }
    #expect(path == ["a", "b", "e", "h", "g", "d", "i", "a"])
  }

  @Test("The focus scrolls its item into view and passes on when the item is deleted")
  func focusFollows() {
    let collection = letters(Recorder(), mode: .none)
    for _ in 0..<6 { collection.press(.down) }
    #expect(collection.text() == "d\ne\nf\n")
    #expect(collection.engine.focusedKey?.description == "letters/f")
    collection.show {
      Section("letters") { ForEach(["f", "a", "b"], id: { $0 }) { Label($0).selectable() } }
    }
    #expect(collection.engine.focusedKey?.description == "letters/f")
    collection.show { Section("letters") { ForEach(["a", "b"], id: { $0 }) { Label($0).selectable() } } }
    #expect(collection.engine.focusedKey?.description == "letters/a")
  }

  @Test("A key pressed before the next frame activates the item just focused")
  func keysBeforeFrames() {
    var tapped: [Int] = []
    let collection = HeadlessCollection(columns: 10, rows: 3) {
      Section("numbers") {
        ForEach(0..<1000) { number in Label("\(number)").onTap { tapped.append(number) } }
      }
    }
    collection.engine.moveFocus(.first)
    collection.engine.moveFocus(.last)
    #expect(collection.engine.activateFocus())
    collection.engine.moveFocus(.first)
    #expect(collection.engine.activateFocus())
    #expect(tapped == [999, 0])
  }

  @Test("Clearing the focus updates the focused view")
  func clearedFocus() {
    let collection = letters(Recorder(), mode: .none)
    collection.press(.down)
    collection.engine.clearFocus()
    let operations = collection.update()
    #expect(operations.map { $0.description } == ["update cell 1: state"])
    #expect(collection.engine.focusedKey == nil && !collection.engine.activateFocus())
  }

  @Test("Moving the focus fails if nothing can be focused")
  func nothingToFocus() {
    let collection = HeadlessCollection(columns: 9, rows: 2) {
      Section("s") { ForEach(0..<9) { Label("\($0)") } }
    }
    #expect(!collection.engine.moveFocus(.down))
  }

  @Test("Headers and items that cannot be selected receive taps")
  func tapsWithoutSelection() {
    var taps: [String] = []
    let collection = HeadlessCollection(
      columns: 9, rows: 3, configuration: EngineConfiguration(selectionMode: .single)
    ) {
      Section("s") {
        Label("item").id("item")
        Label("plain").id("plain").selectable(false).onTap { taps.append("plain") }
      }
      .header { Label("header").onTap { taps.append("header") } }
    }
    collection.tap("item")
    collection.engine.tap(at: Point(x: 1, y: 1))
    collection.tap("plain")
    #expect(taps == ["header", "plain"])
    #expect(collection.engine.selection.map { $0.description } == ["s/item"])
    #expect(collection.engine.focusedKey?.description == "s/item")
  }

  @Test("The selection follows an item into another section and drops deleted items")
  func selectionFollows() {
    let collection = letters(Recorder(), mode: .multiple)
    collection.tap("a")
    collection.tap("b")
    collection.show {
      Section("letters") { ForEach(["c"], id: { $0 }) { Label($0) } }
      Section("others") { ForEach(["a"], id: { $0 }) { Label($0) } }
    }
    #expect(collection.engine.selection.map { $0.description } == ["others/a"])
  }

  @Test("The app can select and focus off-screen items by id")
  func byProgram() {
    let recorder = Recorder()
    let collection = letters(recorder, mode: .single)
    #expect(collection.engine.select("i"))
    #expect(!collection.engine.select("x"))
    collection.engine.focus(on: "h")
    collection.update()
    #expect(recorder.events == ["select i"])
    #expect(collection.text() == "f\ng\nh\n")
    collection.engine.focus(on: "x")
    collection.update()
    #expect(collection.issues == [.unknownItem("x")])
  }

  @Test("A focus move and new content in one frame scroll to the item's new position")
  func keyAndContent() {
    let collection = letters(Recorder(), mode: .single)
    collection.engine.moveFocus(.last)
    collection.stage.show(
      Content { Section("letters") { ForEach(["i", "a", "b", "c", "d"], id: { $0 }) { Label($0) } } })
    collection.update()
    #expect(collection.text() == "i\na\nb\n")
  }
}
