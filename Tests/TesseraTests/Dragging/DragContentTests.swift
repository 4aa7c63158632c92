import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Dragging while content changes")
struct DragContentTests {
  private let todo = DragList("abc")
  private let done = DragList("xyz")

  @Test("The drop position is updated when the content below the pointer changes")
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
    #expect(to.engine.dropIndicator?.style == .area)
    drag.drop()
    #expect(done.ids == "b")
  }

  @Test("A dragged item that moves is still removed; a deleted one is not reported")
  func changedSource() throws {
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("b"))
    drag.move(over: to, to: line(0, 0.1))
    todo.tasks = "cdeba".map { DraggedTask(id: String($0)) }
    todo.show()
    from.update()
    drag.drop()
    #expect(todo.ids == "cdea" && todo.eventLog == ["end [\"b\"] move"])
    let other = try #require(from.dragOut("d"))
    todo.tasks.removeAll { $0.id == "d" }
    todo.show()
    from.update()
    other.move(over: to, to: line(0, 0.1))
    other.drop()
    #expect(todo.ids == "cea" && todo.eventLog.last == "end [] move" && done.ids == "dbxyz")
  }

  @Test("A drop in its own section moves an item and does not remove it")
  func ownSection() throws {
    let from = todo.shown()
    let drag = try #require(from.dragOut("a"))
    drag.move(over: from, to: line(2, 0.9))
    #expect(drag.drop() == .move)
    #expect(todo.ids == "bca" && todo.eventLog == ["move a list at the end", "end [] nothing"])
    #expect(from.shownIDs == "bca")
  }

  @Test("An item cannot be dropped into itself")
  func intoItself() throws {
    todo.folders = ["a", "b"]
    todo.takes = false
    let from = todo.shown()
    let drag = try #require(from.dragOut("a"))
    #expect(drag.move(over: from, to: line(0)) == nil)
    #expect(drag.move(over: from, to: line(1)) == .move)
  }

  @Test("A reorder becomes a drag when the pointer leaves the collection")
  func leaving() throws {
    todo.isReorderable = true
    let (from, to) = (todo.shown(), done.shown())
    from.pointer(.down, at: line(0), time: 0)
    from.pointer(.moved, at: line(1), time: 0)
    #expect(from.engine.isReordering && !from.engine.isDragging && from.takeDrag() == nil)
    from.pointer(.moved, at: Point(x: 120, y: 24), time: 0)
    #expect(!from.engine.isReordering && from.engine.isDragging && from.shownIDs == "abc")
    let drag = try #require(from.takeDrag())
    #expect(drag.drag.grabOffset == Point(x: 40, y: 8) && from.engine.takeDrag() == nil)
    from.pointer(.cancelled, at: .zero, time: 0)
    drag.move(over: to, to: line(1, 0.1))
    drag.drop()
    #expect(todo.ids == "bc" && done.ids == "xayz" && todo.eventLog == ["end [\"a\"] move"])
  }

  @Test("A drag becomes a reorder again when it returns to its collection")
  func comingBack() throws {
    todo.isReorderable = true
    let (from, to) = (todo.shown(), done.shown())
    let drag = try #require(from.dragOut("a"))
    drag.move(over: to, to: line(1))
    #expect(to.engine.dropIndicator != nil)
    #expect(drag.move(over: from, to: line(2)) == .move)
    #expect(to.engine.dropIndicator == nil && from.engine.isReordering && from.shownIDs == "bca")
    drag.leave()
    #expect(!from.engine.isReordering && from.shownIDs == "abc")
    drag.move(over: from, to: line(2))
    drag.drop()
    #expect(todo.ids == "bca" && todo.eventLog == ["reorder list/a to list at the end", "end [] nothing"])
    #expect(from.shownIDs == "bca" && !from.engine.isReordering && !from.engine.isDragging)
  }

  @Test("A press that moves becomes a drag only on a draggable item")
  func pressing() throws {
    let from = todo.shown()
    from.pointer(.down, at: line(1), time: 0)
    from.pointer(.moved, at: line(1, 1.5), time: 0)
    let drag = try #require(from.takeDrag())
    #expect(drag.drag.key.description == "list/b" && drag.drag.grabOffset == Point(x: 40, y: 8))
    from.pointer(.up, at: line(1, 1.5), time: 0)
    #expect(from.engine.isDragging)
    drag.cancel()
    // Without a host that supports drags, no drag begins.
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
    #expect(!from.engine.isDragging && todo.eventLog == ["end [\"b\"] nothing"])
  }

  @Test("A drag at an edge scrolls the content, unless it entered there")
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
    // The drop position is the row below the pointer after the scroll.
    let row = Int((scrolled + 11.5 * 16) / 16)
    let place = try #require(to.engine.dropProposal?.place.description)
    #expect(place == "list before \(row)" || place == "list before \(row + 1)")
    drag.leave()
    #expect(to.run(for: 1).isEmpty && to.engine.viewport.minY == scrolled)
  }
}
