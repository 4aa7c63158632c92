import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Groups of cells")
struct GroupTests {
  @Test("A group is laid out as one item and is as high as its parts")
  func size() {
    let collection = HeadlessCollection(columns: 8, rows: 6) {
      Section("s", layout: .list(spacing: 16)) {
        Group {
          Label("name")
          Group(layout: .row()) {
            Label("a").size(.fixed(width: 16, height: 16))
            Label("b").size(.fixed(width: 16, height: 16))
          }
        }
        Label("next")
      }
    }
    #expect(collection.text() == "name\na b\n\nnext\n\n\n")
    #expect(collection.engine.contentSize == Size(width: 64, height: 64))
    #expect(collection.issues == [])
  }

  @Test("Groups in a long list open when they become visible and close later")
  func lazy() {
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section("s") {
        ForEach(0..<1_000_000) { number in
          Group {
            Label("\(number)")
            if number % 2 == 0 { Label("even") }
          }
        }
      }
    }
    #expect(collection.text() == "0\neven\n1\n2\n")
    let views = collection.viewCount
    #expect(views < 40)
    for _ in 0..<300 { collection.scroll(by: 48) }
    #expect(collection.viewCount < 2 * views)
    collection.engine.scroll(to: 500_000, at: .start)
    collection.update()
    #expect(collection.text() == "500000\neven\n500001\n500002\n")
  }

  @Test("Parts keep their views when their group moves or gets other parts")
  func identity() {
    func content(_ people: [(name: String, isOnline: Bool)]) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(people, id: \.name) { person in
            Group {
              if person.isOnline { Label("online").id("state") }
              Label(person.name).id("name")
            }
          }
        }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 96), content: content([("ann", true), ("bob", false)]))
    #expect(collection.text() == "online\nann\nbob\n\n\n\n")
    let ann = collection.engine.cells.first { $0.cell.content(as: Label.self)?.text == "ann" }?.id
    let operations = collection.show(content([("bob", true), ("ann", false)]))
    #expect(collection.text() == "online\nbob\nann\n\n\n\n")
    #expect(collection.engine.cells.first { $0.cell.content(as: Label.self)?.text == "ann" }?.id == ann)
    #expect(operations.filter { if case .update = $0 { true } else { false } }.isEmpty)
  }

  @Test("A group can scroll along another axis, and a tall group is mounted in part")
  func scrolling() {
    let collection = HeadlessCollection(columns: 6, rows: 3) {
      Section("s") {
        Group(layout: .row()) {
          ForEach(0..<50) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
        }
        .scrolls(.horizontal)
        Group { ForEach(0..<100_000) { Label("t\($0)") } }
        Label("end")
      }
    }
    #expect(collection.text() == "0 1 2\nt0\nt1\n")
    collection.scroll(by: Point(x: 32), at: .zero)
    #expect(collection.text() == "2 3 4\nt0\nt1\n")
    #expect(collection.viewCount < 30)
    collection.scroll(by: 1_600_000)
    #expect(collection.text() == "t99998\nt99999\nend\n")
  }

  @Test("A group has layout traits like a cell, and separators between its parts")
  func traits() {
    let collection = HeadlessCollection(columns: 8, rows: 5) {
      Section("row", layout: .row()) {
        Label("x").size(.fixed(width: 16, height: 48))
        Group {
          ForEach(["a", "b", "c"], id: \.self) { Label($0).size(height: .fixed(16)) }
        }
        .size(.fixed(width: 8, height: 48))
        .grow()
        .separators { Label("-").size(height: .fixed(1)) }
      }
      Section("grid", layout: .grid(columns: .count(2))) {
        Label("1").size(.fixed(width: 8, height: 16))
        Group { Label("2") }.size(height: .fixed(16)).spansAll()
      }
    }
    let parts = collection.engine.cells.filter {
      $0.cell.content(as: Label.self)?.text == "-"
    }
    #expect(parts.map { $0.placement.frame.width } == [48, 48])
    #expect(
      collection.engine.cells.first { $0.cell.content(as: Label.self)?.text == "2" }?.placement.frame
        == Rect(x: 0, y: 64, width: 64, height: 16))
  }

  @Test("Moving to the last item works with open and closed groups")
  func lastItem() {
    let collection = HeadlessCollection(
      columns: 8, rows: 4, configuration: EngineConfiguration(selectionMode: .single)
    ) {
      Section("s") {
        ForEach(0..<9) { number in Group { ForEach(0..<2) { Label("\(number).\($0)") } } }
      }
      Section("t") { Label("last").id("last") }
      Section.nesting("u") { Section("empty") {} }
    }
    for _ in 0..<2 {
      collection.press(.last)
      #expect(collection.engine.focusedKey?.description == "t/last")
      #expect(collection.text() == "7.1\n8.0\n8.1\nlast\n")
      collection.press(.first)
      #expect(collection.engine.focusedKey?.description == "s/0/0")
    }
  }

  @Test("An invalid layout of a group is reported when the group becomes visible")
  func layoutFault() {
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section("s") {
        ForEach(0..<100) { Label("\($0)") }
        Group(layout: .grid(columns: .count(0))) { Label("part") }.id("group")
      }
    }
    #expect(collection.issues == [])
    collection.scroll(by: 10_000)
    #expect(
      collection.issues.map { $0.description } == [
        "in the layout of section s/group: columns are fewer than 1; 1 is used"
      ])
  }

  @Test("The parts of a group are focused and selected individually")
  func focus() {
    let collection = HeadlessCollection(
      columns: 8, rows: 4, configuration: EngineConfiguration(selectionMode: .multiple)
    ) {
      Section("s") {
        Label("first").id("first")
        Group {
          Label("one").id(1)
          Label("two").id(2)
        }
        .id("group")
        Label("last").id("last")
      }
    }
    var seen: [String] = []
    collection.press(.first)
    for _ in 0..<4 {
      seen.append(collection.engine.focusedKey?.description ?? "")
      collection.press(.right)
    }
    #expect(seen == ["s/first", "s/group/1", "s/group/2", "s/last"])
    collection.tap(2)
    #expect(collection.engine.selection.map { $0.description } == ["s/group/2"])
  }
}
