import TestSupport
import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Asynchronous handlers")
struct AsyncHandlerTests {
  /// A gate at which handlers wait.
  @MainActor
  private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var isOpen = false
    private(set) var passed: [String] = []

    func pass(_ name: String) async {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
      passed.append(name)
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private let gate = Gate()

  private func content(_ title: String = "one") -> Content<Headless> {
    Content {
      Section("s") {
        Label(title).id("item")
          .onTap { [gate] in await gate.pass("tap") }
          .onDoubleTap { [gate] in await gate.pass("double tap") }
          .onLongPress { [gate] in await gate.pass("long press") }
          .contextAction("Load") { [gate] item in await gate.pass("load \(item)") }
          .swipeActions(trailing: [ContextAction("Delete") { [gate] in await gate.pass("delete") }])
      }
    }
  }

  private func collection() -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 80, height: 64), content: content())
  }

  @Test("Taps, presses and actions start async handlers without waiting for them")
  func handlers() async {
    let collection = collection()
    #expect(collection.doubleTap("item") && collection.longPress("item"))
    #expect(collection.contextAction("Load", on: "item"))
    #expect(collection.swipeAction("Delete", on: "item"))
    #expect(collection.tap("item"))
    #expect(gate.passed == [])
    collection.show(content("two"))
    gate.open()
    #expect(await waiting { gate.passed.count == 5 })
    #expect(Set(gate.passed) == ["double tap", "long press", "load s/item", "delete", "tap"])
  }

  @Test("A handler without await is called synchronously")
  func plainHandlers() {
    var tapped: [String] = []
    let collection = HeadlessCollection(columns: 10, rows: 2) {
      Section("s") {
        Label("a").id("a").onTap { tapped.append("a") }
        Label("b").id("b").onTap { tapped.append("\($0)") }
      }
    }
    collection.tap("a")
    collection.tap("b")
    #expect(tapped == ["a", "s/b"])
  }

  @Test("A reorder starts its async handler and stays visible until new content is shown")
  func reordering() async {
    var moves: [String] = []
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48),
      content: Content {
        Section("s") { ForEach(["a", "b", "c"], id: \.self) { Label($0).reorderable() } }
      }
      .onReorder { [gate] move in
        await gate.pass("move")
        moves.append("\(move)")
      })
    #expect(collection.drag("c", before: "a"))
    #expect(collection.text() == "c\na\nb\n")
    #expect(moves == [])
    gate.open()
    #expect(await waiting { moves == ["s/c to s before a"] })
  }

  // MARK: Refreshing

  private func feed(_ title: String) -> Content<Headless> {
    Content { Section("s") { Label(title) } }.onRefresh { [gate] in await gate.pass("news") }
  }

  @Test("A refresh lasts until its task ends, even if content is shown meanwhile")
  func refreshing() async {
    let collection = HeadlessCollection(size: Size(width: 80, height: 48), content: feed("old"))
    #expect(collection.engine.canRefresh && !collection.engine.isRefreshing)
    #expect(collection.engine.refresh())
    collection.update()
    #expect(collection.engine.isRefreshing && !collection.engine.canRefresh && !collection.engine.refresh())
    collection.show(feed("new"))
    #expect(collection.engine.isRefreshing)
    gate.open()
    #expect(await waiting { !collection.engine.isRefreshing })
    #expect(gate.passed == ["news"])
    #expect(collection.engine.canRefresh && collection.engine.refresh())
    collection.update()
    #expect(await waiting { gate.passed.count == 2 && !collection.engine.isRefreshing })
  }

  @Test("The end of a refresh wakes an idle host and hides the indicator")
  func waking() async {
    let collection = HeadlessCollection(size: Size(width: 80, height: 48), content: feed("old"))
    collection.update(at: 1)
    var wakeCount = 0
    collection.stage.onWake = { wakeCount += 1 }
    collection.engine.refresh()
    collection.run(for: 2)
    #expect(collection.engine.refreshIndicator?.isRefreshing == true)
    #expect(collection.engine.nextFrameTime == nil)
    gate.open()
    #expect(await waiting { wakeCount == 1 })
    #expect(collection.engine.needsUpdate)
    collection.run(for: 2)
    #expect(collection.engine.refreshIndicator == nil)
  }

  @Test("Content without a refresh handler ends the refreshing state")
  func otherContent() async {
    let collection = HeadlessCollection(size: Size(width: 80, height: 48), content: feed("old"))
    collection.engine.refresh()
    collection.update()
    collection.show { Section("s") { Label("other") } }
    #expect(!collection.engine.isRefreshing && !collection.engine.canRefresh)
    gate.open()
    #expect(await waiting { gate.passed == ["news"] })
  }
}
