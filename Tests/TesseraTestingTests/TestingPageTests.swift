import Foundation
import Tessera
import TesseraLayout
import TesseraTesting
import Testing

// The examples of the page, unchanged.

private struct TaskCell: CanvasCell, Equatable {
  var title: String

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(title)
  }
}

@MainActor
private final class TaskList {
  var tasks = ["bread", "plums", "knife"]

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("tasks") {
        ForEach(tasks, id: \.self) { [unowned self] task in
          TaskCell(title: task).reorderable()
            .swipeActions(trailing: [ContextAction("Done") { self.tasks.removeAll { $0 == task } }])
        }
      }
      .empty { TaskCell(title: "Nothing to do") }
    }
    .onReorder { [unowned self] move in tasks.apply(move) { $0 } }
    .onRefresh { [unowned self] in await refresh() }
  }

  func refresh() async {
    await Task.yield()
    tasks.append("saw")
  }
}

@MainActor
@Suite("Documentation/Testing.md")
struct TestingPageTests {
  @Test("Declared content can be compared")
  func declared() {
    let content: Content<Headless> = TaskList().content()
    #expect(content.sections[0].cells(TaskCell.self).map { $0.title } == ["bread", "plums", "knife"])
  }

  @Test("Taps, keys, drags and swipes work without a screen")
  func done() {
    let list = TaskList()
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 64), configuration: EngineConfiguration(selectionMode: .multiple),
      content: list.content())
    #expect(collection.text() == "bread\nplums\nknife\n\n")

    collection.tap("plums")
    #expect(collection.selectedIDs == ["plums"])

    collection.press(key: .down)
    #expect(collection.focusedID == "knife")

    collection.drag("knife", before: "bread")
    #expect(list.tasks == ["knife", "bread", "plums"])

    collection.swipeAction("Done", on: "bread")
    collection.show(list.content())
    #expect(collection.text() == "knife\nplums\n\n\n")
    #expect(collection.accessibilityText() == "item 1 of 2, focused: knife\nitem 2 of 2, selected: plums\n")
    #expect(collection.issues == [])
  }

  @Test("Tests wait for asynchronous work and virtual time, and read frames of items")
  func waited() async {
    let list = TaskList()
    let collection = HeadlessCollection(size: Size(width: 160, height: 64), content: list.content())
    collection.press(key: .character("r"), modifiers: .control)
    #expect(await until { list.tasks.contains("saw") && !collection.engine.isRefreshing })

    let clock = VirtualClock()
    var isBaked = false
    Task {
      try await clock.sleep(for: .seconds(3600))
      isBaked = true
    }
    #expect(await clock.advance(by: .seconds(7200)) { isBaked })
    #expect(clock.now.offset == .seconds(3600))

    #expect(collection.frame(of: "plums") == Rect(x: 0, y: 16, width: 160, height: 16))
  }

  @Test("A row of a tree expands and collapses by its id")
  func expanding() {
    let outline = Outline(["fruit", "tools"], id: { $0 }) { $0 == "fruit" ? ["plums", "pears"] : nil }
    let content = {
      Content<Headless> {
        Section("rows") {
          ForEach(outline.rows) { TaskCell(title: $0.description).expands($0, in: outline) }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 160, height: 64), content: content())
    outline.onChange = { collection.show(content()) }
    #expect(collection.expand("fruit"))
    #expect(collection.text() == "▾ fruit\n    plums\n    pears\n  tools\n")
    #expect(!collection.expand("fruit") && !collection.expand("tools") && !collection.expand("nowhere"))
    #expect(collection.collapse("fruit"))
    #expect(!collection.collapse("fruit"))
    #expect(collection.text() == "▸ fruit\n  tools\n\n\n")
  }

  @Test("Items can be selected by id, even off-screen")
  func selecting() {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 16),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple), content: TaskList().content()
    )
    #expect(collection.select("knife") && collection.select("bread"))
    #expect(collection.selectedIDs == ["bread", "knife"])
    #expect(collection.select("bread", false) && !collection.select("saw"))
    #expect(collection.selectedIDs == ["knife"])
    #expect(collection.focusedID == nil)
  }
}
