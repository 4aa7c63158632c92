import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Context actions")
struct ContextMenuTests {
  private let log = EventLog()

  private func content(_ letters: [String], canArchive: Bool = false) -> Content<Headless> {
    let log = log
    return Content {
      Section("s") {
        ForEach(letters, id: { $0 }) { letter in
          Label(letter)
            .contextAction("Archive", id: "archive", isEnabled: canArchive) { log.note("archive \(letter)") }
            .contextAction("Delete", isDestructive: true) { item in log.note("delete \(item)") }
        }
      }
    }
  }

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 64, height: 32), configuration: EngineConfiguration(overscan: 0), content: content)
  }

  @Test("A secondary click opens the menu of the item under the pointer")
  func secondaryClick() {
    let collection = collection(content(["a", "b"]))
    collection.pointer(.down, at: Point(x: 4, y: 20), time: 0, button: .secondary)
    collection.pointer(.up, at: Point(x: 4, y: 20), time: 0.1, button: .secondary)
    let menu = collection.engine.contextMenu
    #expect(menu?.key.description == "s/b" && menu?.position == Point(x: 4, y: 20))
    #expect(menu?.actions.map { $0.description } == ["Archive, disabled", "Delete, destructive"])
    collection.engine.performContextAction("Delete")
    #expect(log.lines == ["delete s/b"])
    #expect(collection.engine.contextMenu == nil)
  }

  @Test("The menu keys open the menu of the focused item")
  func keys() {
    let log = log
    let collection = collection(
      Content {
        Section("s") {
          Label("a").id("a").selectable()
          Group {
            Label("b").id("b").selectable()
          }
          .id("card")
          .contextAction("Share") { item in log.note("share \(item)") }
        }
      })
    let engine = collection.engine
    #expect(!engine.pressMenuKey(.menu), "nothing has the focus")
    engine.focus(on: "a")
    collection.update()
    #expect(!engine.pressMenuKey(.menu) && engine.contextMenu == nil)
    engine.focus(on: "b")
    collection.update()
    #expect(!engine.pressMenuKey(.function(10)) && !engine.pressMenuKey(.menu, modifiers: .control))
    #expect(engine.contextMenu == nil)
    #expect(engine.pressMenuKey(.function(10), modifiers: .shift))
    #expect(engine.contextMenu?.key.description == "s/card" && engine.contextMenu?.position == nil)
    #expect(engine.press(.escape) && engine.contextMenu == nil)
    #expect(engine.pressMenuKey(.menu))
    engine.performContextAction("Share")
    #expect(log.lines == ["share s/card"])
  }

  @Test("A long press opens the menu unless the item handles long presses")
  func longPress() {
    let log = log
    let collection = collection(
      Content {
        Section("s") {
          Label("a").contextAction("Open") { log.note("open") }
          Label("b").contextAction("Open") { log.note("open") }.onLongPress { log.note("long") }
        }
      })
    for y in [4.0, 20] {
      collection.pointer(.down, at: Point(x: 4, y: y), time: y)
      collection.wait(until: y + 1)
      collection.pointer(.up, at: Point(x: 4, y: y), time: y + 2)
      log.note(collection.engine.contextMenu?.key.description ?? "-")
      collection.engine.closeContextMenu()
    }
    #expect(log.lines == ["s/#0", "long", "-"])
  }

  @Test("A disabled or unknown action is not performed")
  func disabled() {
    let collection = collection(content(["a"]))
    #expect(!collection.contextAction("archive", on: "a"))
    #expect(!collection.contextAction("Rename", on: "a"))
    #expect(!collection.contextAction("Delete", on: "x"))
    for cell in collection.engine.cells { collection.engine.performContextAction("archive", on: cell.id) }
    #expect(log.take().isEmpty && collection.engine.contextMenu == nil)
    collection.show(content(["a"], canArchive: true))
    #expect(collection.contextAction("archive", on: "a"))
    #expect(log.lines == ["archive a"])
  }

  @Test("An open menu follows its item, uses the latest actions and closes with the item")
  func openMenu() {
    let collection = collection(content(["a", "b"]))
    collection.engine.openContextMenu(at: Point(x: 4, y: 4))
    collection.show(content(["x", "b", "a"], canArchive: true))
    #expect(collection.engine.contextMenu?.actions.first?.isEnabled == true)
    collection.engine.performContextAction("archive")
    #expect(log.take() == ["archive a"])
    collection.engine.openContextMenu(at: Point(x: 4, y: 4))
    #expect(collection.engine.contextMenu?.key.description == "s/b")
    collection.show(content(["x", "a"]))
    #expect(collection.engine.contextMenu == nil)
    collection.engine.performContextAction("Delete")
    #expect(log.take().isEmpty)
  }

  @Test("The menu of a part stays open while its group is scrolled far away")
  func scrolledAway() {
    let log = log
    let collection = collection(
      Content {
        Section("s") {
          ForEach(0..<1_000) { number in
            Group { Label("\(number)").contextAction("Open") { item in log.note("open \(item)") } }
          }
        }
      })
    collection.engine.openContextMenu(at: Point(x: 4, y: 20))
    for _ in 0..<300 { collection.scroll(by: 48) }
    collection.engine.performContextAction("Open")
    #expect(log.lines == ["open s/1/#0"])
  }

  @Test("A part without actions uses those of its group; a part with actions its own")
  func bubbling() {
    let log = log
    let collection = collection(
      Content {
        Section("s") {
          Group {
            Label("a").id("a")
            Label("b").id("b").contextAction("Copy") { log.note("copy b") }
          }
          .id("card")
          .contextAction("Share") { item in log.note("share \(item)") }
        }
      })
    #expect(collection.contextAction("Share", on: "a"))
    #expect(collection.contextAction("Copy", on: "b"))
    #expect(!collection.contextAction("Share", on: "b"))
    #expect(log.lines == ["share s/card", "copy b"])
  }
}
