import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Appearing and disappearing")
struct AppearanceTests {
  private let log = LifecycleLog()

  private func list(_ items: [String], rows: Int = 3, overscan: Double = 32) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: Double(rows) * 16),
      configuration: EngineConfiguration(overscan: overscan, reportsLifecycle: true),
      content: content(items))
  }

  private func content(_ items: [String]) -> Content<Headless> {
    Content { Section("list") { ForEach(items, id: \.self) { log.row($0) } } }
  }

  @Test("An item appears when it enters the viewport, not when it is mounted near it")
  func viewport() {
    let collection = list(["a", "b", "c", "d", "e", "f"])
    #expect(collection.engine.cells.count == 5)
    #expect(log.take() == ["+a", "+b", "+c"])
    collection.scroll(by: 8)
    #expect(log.take() == ["+d"])
    collection.scroll(by: 8)
    #expect(log.take() == ["-a"])
    collection.scroll(by: -16)
    #expect(log.take() == ["-d", "+a"])
  }

  @Test("An item with updated content does not appear again")
  func reload() {
    let texts = ["a", "b"]
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section("list") { ForEach(texts, id: \.self) { log.row($0) } }
    }
    #expect(log.take() == ["+a", "+b"])
    collection.show {
      Section("list") {
        ForEach(texts, id: \.self) { text in
          Label(text + "!").onAppear { log.note("again \(text)") }.onDisappear { log.note("gone \(text)") }
        }
      }
    }
    #expect(log.take() == [])
    collection.show { Section("list") { ForEach([String](), id: \.self) { log.row($0) } } }
    #expect(log.take() == ["gone a", "gone b"])
  }

  @Test("An item that moves, even to another section, does not appear again")
  func move() {
    let collection = HeadlessCollection(columns: 9, rows: 5) {
      Section("one") { ForEach(["a", "b"], id: \.self) { log.row($0) } }
      Section("two") { ForEach(["c"], id: \.self) { log.row($0) } }
    }
    #expect(log.take() == ["+a", "+b", "+c"])
    collection.show {
      Section("one") { ForEach(["b"], id: \.self) { log.row($0) } }
      Section("two") { ForEach(["a", "c"], id: \.self) { log.row($0) } }
    }
    #expect(log.take() == [])
  }

  @Test("A deleted item disappears and ends its display with its own handlers")
  func delete() {
    let collection = list(["a", "b", "c"])
    _ = log.take()
    collection.show(content(["a", "c"]))
    #expect(log.take() == ["-b"])
    let events = collection.transactions.flatMap { $0.lifecycle }.suffix(2).map { $0.description }
    #expect(events == ["disappear list/b in cell 2", "did end display list/b in cell 2"])
  }

  @Test("Replaced items disappear before new ones appear")
  func replace() {
    let collection = list(["a", "b"])
    _ = log.take()
    collection.show(content(["x", "y"]))
    #expect(log.take() == ["-a", "-b", "+x", "+y"])
  }

  @Test("Items skipped by a jump never appear")
  func jump() {
    let collection = list((0..<100).map { "\($0)" })
    _ = log.take()
    collection.engine.scroll(to: "50", at: .start)
    collection.update()
    #expect(log.take() == ["-0", "-1", "-2", "+50", "+51", "+52"])
    // A fling of many requests in one frame.
    for _ in 0..<10 { collection.engine.scroll(by: Point(y: 48)) }
    collection.update()
    #expect(log.take() == ["-50", "-51", "-52", "+80", "+81", "+82"])
  }

  @Test("Hiding the collection makes all items disappear, and showing it appear again")
  func hide() {
    let collection = list(["a", "b"])
    _ = log.take()
    collection.resize(to: .zero)
    #expect(log.take() == ["-a", "-b"])
    collection.resize(to: Size(width: 80, height: 48))
    #expect(log.take() == ["+a", "+b"])
  }

  @Test("An item with the same id and another kind is another item")
  func kind() {
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section("list") { log.row("a").id("x") }
    }
    collection.show {
      Section("list") { Paragraph("b").id("x").onAppear { log.note("+b") } }
    }
    #expect(log.take() == ["+a", "-a", "+b"])
  }

  @Test("Items in a scrolling section appear when they enter its window")
  func scroller() {
    let collection = HeadlessCollection(columns: 4, rows: 4) {
      Section("strip", layout: .row()) {
        ForEach(["a", "b", "c", "d"], id: \.self) { log.row($0).size(.fixed(width: 16, height: 16)) }
      }
      .scrolls(.horizontal)
    }
    #expect(log.take() == ["+a", "+b"])
    collection.scroll(by: Point(x: 16), at: Point(x: 8, y: 8))
    #expect(log.take() == ["-a", "+c"])
  }

  @Test("Outer sections and groups appear before inner ones and disappear after them")
  func sections() {
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section.nesting("outer") {
        Section("inner") {
          Group { log.row("part") }
            .id("group").onAppear { key in log.note("+\(key)") }.onDisappear { log.note("-group") }
          for number in 0..<9 { Label("\(number)").id(number) }
        }
        .header { log.row("head") }
        .onAppear { log.note("+inner") }.onDisappear { log.note("-inner") }
      }
      .onAppear { log.note("+outer") }.onDisappear { log.note("-outer") }
    }
    #expect(log.take() == ["+outer", "+inner", "+outer/inner/group", "+head", "+part"])
    collection.scroll(by: 32)
    #expect(log.take() == ["-head", "-part", "-group"])
    collection.show {}
    #expect(log.take() == ["-inner", "-outer"])
  }

  @Test("A handler declared while its item is visible is called once")
  func lateHandler() {
    let collection = HeadlessCollection(columns: 9, rows: 3) { Section("list") { Label("a").id("a") } }
    collection.show { Section("list") { log.row("a").id("a") } }
    collection.show { Section("list") { log.row("a").id("a") } }
    #expect(log.take() == ["+a"])
    collection.show { Section("list") { Label("a").id("a") } }
    collection.show {}
    #expect(log.take() == [])
  }

  @Test("Handlers run after the transaction and never inside one another")
  func reentrancy() {
    var depth = 0
    var stage: Stage<Headless>?
    func content(_ items: [String]) -> Content<Headless> {
      Content {
        Section("list") {
          ForEach(items, id: \.self) { text in
            Label(text).onAppear {
              depth += 1
              log.note("\(text) at depth \(depth)")
              if text == "a" {
                stage?.show(content(["b"]))
                if let transaction = stage?.update() { log.note("\(transaction.issues.count) issues") }
              }
              depth -= 1
            }
          }
        }
      }
    }
    let collection = HeadlessCollection(columns: 9, rows: 3) {}
    stage = collection.stage
    collection.show(content(["a"]))
    collection.update()
    #expect(log.take() == ["a at depth 1", "0 issues", "b at depth 1"])
    #expect(collection.text() == "b\n\n\n")
    stage = nil
  }

  @Test("An observer gets the current items first and then all events until it ends")
  func observer() {
    let collection = HeadlessCollection(columns: 9, rows: 1, configuration: EngineConfiguration(overscan: 0))
    {
      Section("list") { Label("a").id("a") }
    }
    let observation = collection.engine.observeLifecycle { log.note($0.description) }
    collection.update()
    #expect(
      log.take() == ["will display list/a in cell 1", "appear section list", "appear list/a in cell 1"])
    collection.show {}
    #expect(
      log.take()
        == ["disappear list/a in cell 1", "did end display list/a in cell 1", "disappear section list"])
    collection.engine.endObservation(observation)
    collection.show { Section("list") { Label("a").id("a") } }
    #expect(log.take() == [])
    #expect(collection.transactions.allSatisfy { $0.lifecycle.isEmpty })
  }
}
