import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Dragging to another collection")
struct DragTests {
  private let todo = DragList("abc")
  private let done = DragList("xyz")

  @Test("A move inserts the item at the target and then removes it from the source")
  func move() throws {
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("b"))
    #expect(drag.move(over: to, to: line(1, 0.2)) == .move)
    #expect(
      to.engine.dropIndicator == DropIndicator(frame: Rect(x: 0, y: 15, width: 80, height: 2), style: .line))
    #expect(drag.drop() == .move)
    #expect(done.eventLog == ["move b list before y"] && todo.eventLog == ["end [\"b\"] move"])
    #expect(todo.ids == "ac" && done.ids == "xbyz")
    #expect(from.shownIDs == "ac" && to.shownIDs == "xbyz")
    #expect(to.engine.dropIndicator == nil && !from.engine.isDragging && !from.engine.needsUpdate)
  }

  @Test("An item can be dropped before the first, after the last and below all items")
  func places() throws {
    for (point, expected) in [(line(0, 0.1), "bxyz"), (line(2, 0.9), "xyzb"), (line(9), "xyzb")] {
      let (todo, done) = (DragList("abc"), DragList("xyz"))
      let (from, to) = (todo.shown(), done.shown())
      let drag = try #require(from.dragOut("b"))
      drag.move(over: to, to: point)
      drag.drop()
      #expect(done.ids == expected)
    }
  }

  @Test("A copy leaves the source unchanged if the payload, keys or app request it")
  func copies() throws {
    for way in 0..<3 {
      let (todo, done) = (DragList("abc"), DragList("xyz"))
      if way == 0 { todo.actions = .copy }
      if way == 2 { done.answer = { _ in .only(.copy) } }
      let (from, to) = (todo.shown(), done.shown())
      let drag = try #require(from.dragOut("b"))
      if way == 1 { drag.wanted = .copy }
      #expect(drag.move(over: to, to: line(0, 0.1)) == .copy)
      #expect(drag.drop() == .copy)
      #expect(todo.ids == "abc" && done.ids == "bxyz" && todo.eventLog == ["end [\"b\"] copy"])
    }
  }

  @Test("A drop of a wrong type, a forbidden action or a refused place has no effect")
  func refusals() throws {
    for way in 0..<3 {
      let (todo, done) = (DragList("abc"), DragList("xyz"))
      if way == 0 { done.takes = false }
      if way == 1 { done.answer = { $0.place.description.contains("before y") ? .refused : .allowed } }
      if way == 2 { todo.actions = .move }
      let (from, to) = (todo.shown(), done.shown())
      let drag = try #require(from.dragOut("b"))
      if way == 2 { drag.wanted = .copy }
      #expect(drag.move(over: to, to: line(1, 0.1)) == nil)
      #expect(to.engine.dropIndicator == nil)
      #expect(drag.drop() == nil)
      #expect(todo.ids == "abc" && done.ids == "xyz" && todo.eventLog == ["end [\"b\"] nothing"])
      #expect(done.eventLog.isEmpty)
    }
  }

  @Test("The app is queried once per place and content")
  func askedOnce() throws {
    var asked: [String] = []
    done.answer = { drop in
      asked.append(drop.place.description)
      return .allowed
    }
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("a"))
    for row in [0.1, 0.2, 1.1, 0.1, 0.3] { drag.move(over: to, to: Point(x: 40, y: row * 16)) }
    #expect(asked == ["list before x", "list before y"])
    done.tasks.removeFirst()
    done.show()
    to.update()
    #expect(asked == ["list before x", "list before y", "list before y"])
  }

  @Test("A canceled drag moves nothing")
  func canceled() throws {
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("b"))
    drag.move(over: to, to: line(1))
    drag.cancel()
    #expect(to.engine.dropIndicator == nil && to.engine.dropProposal == nil && !from.engine.isDragging)
    #expect(todo.eventLog == ["end [\"b\"] nothing"] && done.ids == "xyz" && todo.ids == "abc")
  }

  @Test("An empty section and its placeholder accept drops", arguments: [nil, "drop here"])
  func empty(placeholder: String?) throws {
    done.tasks = []
    done.placeholder = placeholder
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("b"))
    #expect(drag.move(over: to, to: line(5)) == .move)
    #expect(
      to.engine.dropIndicator == DropIndicator(frame: Rect(x: 0, y: 0, width: 80, height: 192), style: .area))
    drag.drop()
    #expect(done.ids == "b" && done.eventLog == ["move b list at the end"] && to.shownIDs == "b")
  }

  @Test("An item accepts drops in its middle, or anywhere if its section accepts none")
  func intoItems() throws {
    for takes in [true, false] {
      let (todo, done) = (DragList("abc"), DragList("xyz"))
      done.folders = ["y"]
      done.takes = takes
      let (from, to) = (todo.shown(), done.shown())
      let drag = try #require(from.dragOut("b"))
      drag.move(over: to, to: line(1, 0.1))
      #expect(to.engine.dropProposal?.place.description == (takes ? "list before y" : "into list/y"))
      #expect(drag.move(over: to, to: line(1)) == .move)
      #expect(
        to.engine.dropIndicator
          == DropIndicator(frame: Rect(x: 0, y: 16, width: 80, height: 16), style: .area))
      #expect(drag.move(over: to, to: line(0)) == (takes ? .move : nil))
      drag.move(over: to, to: line(1))
      drag.drop()
      #expect(done.eventLog == ["move b into list/y"] && todo.ids == "ac")
    }
  }

  @Test("In a grid the drop indicator is in the middle of the gap between two items")
  func grid() throws {
    done.tasks = "pqrstu".map { DraggedTask(id: String($0)) }
    done.layout = .flow(spacing: 10)
    done.width = 16
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("b"))
    drag.move(over: to, to: Point(x: 30, y: 8))
    #expect(
      to.engine.dropIndicator == DropIndicator(frame: Rect(x: 20, y: 0, width: 2, height: 16), style: .line))
    drag.move(over: to, to: Point(x: 40, y: 8))
    drag.drop()
    #expect(done.ids == "pqbrstu")
  }

  @Test("Dragging a selected item drags the whole selection in order")
  func selection() throws {
    var configuration = EngineConfiguration(overscan: 0, selectionMode: .extended)
    configuration.dragsItems = true
    let (from, to) = (todo.shown(configuration: configuration), done.shown())
    from.select("a")
    from.select("c")
    let alone = try #require(from.dragOut("b"))
    #expect(alone.drag.payload.values(of: DraggedTask.self) == [DraggedTask(id: "b")])
    alone.cancel()
    let drag = try #require(from.dragOut("c"))
    #expect(drag.drag.payload.texts == ["task a", "task c"])
    drag.move(over: to, to: line(1, 0.1))
    drag.drop()
    #expect(todo.ids == "b" && done.ids == "xacyz")
    #expect(todo.eventLog.last == "end [\"a\", \"c\"] move")
  }

  @Test("Dragging a selected item includes selected parts of groups in order")
  func selectedParts() throws {
    let cell = { (name: String) in Label(name).id(name).draggable(DraggedTask(id: name)) }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .extended),
      content: Content {
        Section("s") {
          Group {
            cell("a")
            cell("b")
          }
          .id("group")
          cell("c").selectable(false)
          cell("d")
        }
      })
    func dragged(_ id: ItemID) throws -> String {
      let drag = try #require(collection.dragOut(id))
      defer { drag.cancel() }
      return try #require(drag.drag.payload.values(of: DraggedTask.self)).map { $0.id }.joined()
    }
    collection.engine.selectAll()
    collection.update()
    #expect(try dragged("d") == "abd")
    #expect(try dragged("a") == "abd")
    #expect(try dragged("c") == "c")
    collection.tap("a", modifiers: .control)
    #expect(try dragged("d") == "bd")
    collection.tap("d")
    collection.tap("b", modifiers: .control)
    #expect(try dragged("d") == "bd", "in their order, whichever was selected first")
  }

  @Test("Text and files of another program are read when they are dropped")
  func otherPrograms() {
    var proposed: [Int] = []
    done.answer = { drop in
      proposed.append(drop.values.count)
      return .allowed
    }
    let to = done.shown()
    #expect(to.drop(text: "hello", at: line(1, 0.1)) == .copy)
    #expect(to.drop(text: "names", uris: ["file:///a", "file:///b"], at: line(9)) == .copy)
    #expect(done.eventLog == ["[\"hello\"] list before y", "[\"file:///a\", \"file:///b\"] list at the end"])
    // The handler of tasks is not called for text or files.
    #expect(proposed.isEmpty)
    done.takes = false
    done.show()
    to.update()
    #expect(to.drop(text: "hello", at: line(1)) == nil)
  }

  @Test("A drop without the promised text has no effect")
  func brokenPromise() throws {
    let to = done.shown()
    let pendingDrop = try #require(to.engine.resolveDrop(DropInfo(.text, actions: .copy), at: line(1)))
    #expect(to.engine.drop(DragPayload(), on: pendingDrop) == nil)
    #expect(done.eventLog.isEmpty && to.engine.dropIndicator == nil)
  }
}
