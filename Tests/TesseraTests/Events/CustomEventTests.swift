import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Events of cells")
struct CustomEventTests {
  private let log = EventLog()

  private func buttons(_ titles: [String]) -> Content<Headless> {
    let log = log
    return Content {
      Section("s") {
        ForEach(titles, id: { $0 }) { title in
          ButtonCell(title: title).onEvent { event, item in log.note("\(item.element): \(event)") }
        }
      }
    }
  }

  private func collection(
    rows: Int, pool: Int = 64, _ content: Content<Headless>
  ) -> HeadlessCollection {
    ButtonView.made = []
    return HeadlessCollection(
      size: Size(width: 64, height: Double(rows) * 16),
      configuration: EngineConfiguration(overscan: 0, poolLimit: pool), content: content)
  }

  @Test("An event sent by a view reaches the handler of its cell with its type")
  func view() {
    let collection = collection(rows: 2, buttons(["a", "b"]))
    for view in ButtonView.made { view.press() }
    #expect(log.lines == ["a: press a", "b: press b"])
    #expect(collection.issues.isEmpty)
  }

  @Test("A reused view sends events for its current item")
  func reusedView() {
    let collection = collection(rows: 2, buttons(["a", "b", "c", "d"]))
    collection.scroll(by: 32)
    #expect(ButtonView.made.map { $0.title }.sorted() == ["c", "d"])
    for view in ButtonView.made.sorted(by: { $0.title < $1.title }) { view.press() }
    #expect(log.lines == ["c: press c", "d: press d"])
  }

  @Test("An event sent while content is applied belongs to the item of the view")
  func duringAdoption() {
    let log = log
    var sendCount = 0
    func content(_ titles: [String], _ onRow: @escaping (String) -> String = { $0 }) -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(titles, id: { $0 }) { title in
            ButtonCell(title: onRow(title)).onEvent { event, item in log.note("\(item.element): \(event)") }
          }
        }
      }
    }
    ButtonView.made = []
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple),
      content: content(["a", "b", "c", "d"]))
    let view = ButtonView.made[1]
    collection.engine.select("b")
    collection.engine.focus(on: "c")
    collection.update()
    collection.pointer(.down, at: Point(y: 48), time: 0)
    collection.show(
      content(["x", "y", "d", "c", "b", "a"]) { title in
        // The item is off-screen afterwards.
        guard view.title == "b", collection.engine.cells.contains(where: { $0.id == CellID(2) }) else {
          return title
        }
        sendCount += 1
        view.sender?.send("sent")
        return title
      })
    #expect(sendCount > 2)
    #expect(log.lines == Array(repeating: "b: sent", count: sendCount))
  }

  @Test("Events of pooled or discarded views are dropped and reported")
  func hiddenView() {
    let collection = collection(rows: 2, pool: 1, buttons(["a", "b"]))
    collection.show(buttons([]))
    for view in ButtonView.made { view.press() }
    collection.update()
    #expect(log.lines.isEmpty)
    #expect(Set(collection.issues) == [.eventFromHiddenView(CellID(1)), .eventFromHiddenView(CellID(2))])
    let text = collection.issues[0].description
    #expect(text.hasPrefix("the view of cell 1 sent an event while it shows no item; "))
  }

  @Test("The most recently declared handler is called, even if the cell is equal")
  func freshHandler() {
    let log = log
    func content(_ version: Int) -> Content<Headless> {
      Content { Section("s") { ButtonCell(title: "a").id("a").onEvent { _ in log.note("\(version)") } } }
    }
    let collection = collection(rows: 1, content(1))
    let before = collection.configurations
    collection.show(content(2))
    #expect(collection.configurations == before)
    ButtonView.made[0].press()
    #expect(log.lines == ["2"])
  }

  @Test("An event of the wrong type from a shared view is dropped and reported")
  func foreignEvent() {
    let log = log
    let collection = collection(rows: 1, buttons(["a"]))
    collection.show {
      Section("s") { CountingButtonCell(number: 7).id("n").onEvent { log.note("\($0)") } }
    }
    ButtonView.made[0].press()
    collection.update()
    #expect(log.lines.isEmpty)
    #expect(collection.issues.map { $0.description.prefix(32) } == ["the view of s/n sent an event of"])
    collection.send(8, from: "n")
    #expect(log.lines == ["8"])
  }

  @Test("An event without a handler is not an issue")
  func unheard() {
    let collection = collection(rows: 1, Content { Section("s") { ButtonCell(title: "a") } })
    ButtonView.made[0].press()
    collection.update()
    #expect(collection.issues.isEmpty)
  }

  @Test("A tap inside a drawn cell becomes an event of the cell or a tap on the item")
  func drawnButtons() {
    let log = log
    var count = 3
    func content() -> Content<Headless> {
      Content {
        Section("s") {
          CounterCell(count: count).id("counter")
            .onEvent { count += $0 == .up ? 1 : -1 }
            .onTap { log.note("tap") }
            .onDoubleTap { log.note("double") }
        }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 32), configuration: EngineConfiguration(selectionMode: .single),
      content: content())
    for (x, time) in [(20.0, 0.0), (20, 0.1), (4, 1), (20, 1.1)] {
      collection.pointer(.down, at: Point(x: x, y: 8), time: time)
      collection.pointer(.up, at: Point(x: x, y: 8), time: time + 0.05)
    }
    collection.show(content())
    // A button has no double-tap delay, and it neither selects nor taps the item.
    #expect(collection.text() == "-5+\n\n")
    #expect(collection.engine.selection.isEmpty && log.lines.isEmpty)
    collection.engine.tap(at: Point(x: 12, y: 8))
    #expect(log.lines == ["tap"])
    #expect(collection.engine.selection.count == 1)
  }

  @Test("Without an event handler, the buttons of a drawn cell are part of the item")
  func unheardButtons() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 1) {
      Section("s") { CounterCell(count: 3).onTap { log.note("tap") } }
    }
    collection.engine.tap(at: Point(x: 20, y: 8))
    #expect(log.lines == ["tap"])
  }

  @Test("A key goes to the focused item if its cell turns it into an event")
  func keys() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 2) {
      Section("s") {
        ForEach(0..<2) { number in
          CounterCell(count: number).selectable().onEvent { log.note("\(number) \($0)") }
        }
      }
    }
    #expect(!collection.sendKey(.character("+")))
    collection.press(.last)
    #expect(collection.sendKey(.character("+")))
    #expect(!collection.sendKey(.enter))
    #expect(log.lines == ["1 up"])
  }

  @Test("Headers, footers and decorations have handlers that know their item")
  func supplements() {
    let log = log
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section("s") { ForEach(0..<2) { Label("item \($0)") } }
        .header { CounterCell(count: 1).onEvent { log.note("header \($0)") } }
        .footer { Label("more").onTap { item in log.note("\(item)") } }
        .decoration("badge", on: .eachItem, at: RelativePlacement(horizontal: .end, vertical: .start)) {
          Label("x").size(.fixed(width: 8, height: 16)).onTap { item in log.note("badge of \(item)") }
        }
    }
    collection.engine.tap(at: Point(x: 20, y: 4))
    collection.engine.tap(at: Point(x: 60, y: 36))
    collection.engine.tap(at: Point(x: 4, y: 60))
    #expect(log.lines == ["header up", "badge of s/1/badge", "s/footer"])
  }
}
