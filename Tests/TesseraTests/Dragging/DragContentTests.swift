import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Content that changes, scrolls and is carried in itself during a drag.
@MainActor
@Suite("Dragging over content that changes")
struct DragContentTests {
  private let todo = DragList("abc")
  private let done = DragList("xyz")

  @Test("What hovers finds its place anew in content that changes below it")
  func changedTarget() throws {
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("b"))
    drag.move(over: to, to: line(1, 0.1))
    done.tasks = "pqxyz".map { DraggedTask(id: String($0)) }
    done.show()
    to.update()
    #expect(to.engine.dropProposal?.place.description == "list before q")
    done.tasks = []
    done.show()
    to.update()
    #expect(to.engine.dropMark?.style == .area)
    drag.drop()
    #expect(done.ids == "b")
  }

  @Test("An item that moves while it is dragged is the one that goes; one that is gone is not told")
  func changedSource() throws {
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("b"))
    drag.move(over: to, to: line(0, 0.1))
    todo.tasks = "cdeba".map { DraggedTask(id: String($0)) }
    todo.show()
    from.update()
    drag.drop()
    #expect(todo.ids == "cdea" && todo.diary == ["end [\"b\"] move"])
    let other = try #require(from.dragOut("d"))
    todo.tasks.removeAll { $0.id == "d" }
    todo.show()
    from.update()
    other.move(over: to, to: line(0, 0.1))
    other.drop()
    #expect(todo.ids == "cea" && todo.diary.last == "end [] move" && done.ids == "dbxyz")
  }

  @Test("Within its own section an item that is no reorderable one is put elsewhere, and not taken away")
  func ownSection() throws {
    let from = todo.shown()
    let drag = try #require(from.dragOut("a"))
    drag.move(over: from, to: line(2, 0.9))
    #expect(drag.drop() == .move)
    #expect(todo.ids == "bca" && todo.diary == ["move a list at the end", "end [] nothing"])
    #expect(from.shownIDs == "bca")
  }

  @Test("Nothing is dropped into itself")
  func intoItself() throws {
    todo.folders = ["a", "b"]
    todo.takes = false
    let from = todo.shown()
    let drag = try #require(from.dragOut("a"))
    #expect(drag.move(over: from, to: line(0)) == nil)
    #expect(drag.move(over: from, to: line(1)) == .move)
  }

  @Test("An item that can be carried is carried in its collection, and dragged when the pointer leaves that")
  func leaving() throws {
    todo.isReorderable = true
    let (from, to) = (todo.shown(), done.shown())
    from.pointer(.down, at: line(0), time: 0)
    from.pointer(.moved, at: line(1), time: 0)
    #expect(from.engine.isReordering && !from.engine.isDragging && from.takeDrag() == nil)
    from.pointer(.moved, at: Point(x: 120, y: 24), time: 0)
    #expect(!from.engine.isReordering && from.engine.isDragging && from.shownIDs == "abc")
    let drag = try #require(from.takeDrag())
    #expect(drag.drag.grip == Point(x: 40, y: 8) && from.engine.takeDrag() == nil)
    from.pointer(.cancelled, at: .zero, time: 0)
    drag.move(over: to, to: line(1, 0.1))
    drag.drop()
    #expect(todo.ids == "bc" && done.ids == "xayz" && todo.diary == ["end [\"a\"] move"])
  }

  @Test("Back over its collection an item is carried there again: let go it is put there, and nothing goes")
  func comingBack() throws {
    todo.isReorderable = true
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("a"))
    drag.move(over: to, to: line(1))
    #expect(to.engine.dropMark != nil)
    #expect(drag.move(over: from, to: line(2)) == .move)
    #expect(to.engine.dropMark == nil && from.engine.isReordering && from.shownIDs == "bca")
    drag.leave()
    #expect(!from.engine.isReordering && from.shownIDs == "abc")
    drag.move(over: from, to: line(2))
    drag.drop()
    #expect(todo.ids == "bca" && todo.diary == ["reorder list/a to list at the end", "end [] nothing"])
    #expect(from.shownIDs == "bca" && !from.engine.isReordering && !from.engine.isDragging)
  }

  @Test("A press that strays becomes a drag, no tap; one on an item that offers nothing does not")
  func pressing() throws {
    let from = todo.shown()
    from.pointer(.down, at: line(1), time: 0)
    from.pointer(.moved, at: line(1, 1.5), time: 0)
    let drag = try #require(from.takeDrag())
    #expect(drag.drag.key.description == "list/b" && drag.drag.grip == Point(x: 40, y: 8))
    from.pointer(.up, at: line(1, 1.5), time: 0)
    #expect(from.engine.isDragging)
    drag.cancel()
    // Where no host carries drags, there is none.
    let without = todo.shown(configuration: EngineConfiguration(overscan: 0))
    without.pointer(.down, at: line(1), time: 0)
    without.pointer(.moved, at: line(3), time: 0)
    #expect(!without.engine.isDragging)
  }

  @Test("A drag that no host takes ends with its pointer")
  func untaken() {
    let from = todo.shown()
    from.pointer(.down, at: line(1), time: 0)
    from.pointer(.moved, at: line(3), time: 0)
    from.pointer(.up, at: line(3), time: 0)
    #expect(!from.engine.isDragging && todo.diary == ["end [\"b\"] nothing"])
  }

  @Test("Held at an edge the content scrolls, but not away from where the pointer has come in")
  func edges() throws {
    done.tasks = (0..<500).map { DraggedTask(id: "\($0)") }
    let (from, to) = (todo.shown(), done.shown(at: 0))
    let drag = try #require(from.dragOut("b"))
    drag.move(over: to, to: line(11))
    to.run(for: 1)
    #expect(to.engine.viewport.minY == 0)
    drag.move(over: to, to: line(5))
    drag.move(over: to, to: line(11))
    to.run(for: 1)
    let scrolled = to.engine.viewport.minY
    #expect(scrolled > 300)
    // What is below the pointer by then is where it goes.
    let row = Int((scrolled + 11.5 * 16) / 16)
    let place = try #require(to.engine.dropProposal?.place.description)
    #expect(place == "list before \(row)" || place == "list before \(row + 1)")
    drag.leave()
    #expect(to.run(for: 1).isEmpty && to.engine.viewport.minY == scrolled)
  }
}
