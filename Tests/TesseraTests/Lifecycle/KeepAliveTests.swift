import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Keeping views alive")
struct KeepAliveTests {
  private let log = LifecycleLog()

  private func list(_ count: Int = 100, selectionMode: SelectionMode = .none) -> HeadlessCollection {
    HeadlessCollection(
      columns: 9, rows: 3, configuration: EngineConfiguration(overscan: 0, selectionMode: selectionMode)
    ) { Section("list") { ForEach(0..<count) { log.row("\($0)") } } }
  }

  private func cell(_ id: Int, in collection: HeadlessCollection) -> LiveCell? {
    collection.engine.cells.first { $0.key.element == .item(ItemID(id), occurrence: 0) }
  }

  @Test("A view that is kept alive stays mounted off-screen until it is released")
  func keep() throws {
    let collection = list()
    let kept = try #require(cell(1, in: collection))
    collection.engine.keepAlive(kept.id)
    collection.scroll(by: 160)
    #expect(cell(1, in: collection)?.id == kept.id)
    #expect(cell(1, in: collection)?.placement.frame.minY == 16)
    #expect(collection.text() == "10\n11\n12\n")
    // The item has disappeared although its view is mounted.
    #expect(log.take().contains("-1"))
    let step = collection.scroll(by: 16)
    #expect(step.count == 2)
    collection.engine.release(kept.id)
    #expect(collection.update() == [.unmount(kept.id)])
  }

  @Test("A view released while its item leaves is not kept alive if the item returns")
  func returning() throws {
    func content(_ numbers: [Int]) -> Content<Headless> {
      Content { Section("list") { ForEach(numbers, id: \.self) { Label("\($0)").id($0) } } }
        .transitions(.standard)
    }
    let collection = HeadlessCollection(
      size: Size(width: 72, height: 48), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: content(Array(0..<50)))
    let kept = try #require(cell(1, in: collection))
    collection.engine.keepAlive(kept.id)
    collection.update(at: 1)
    collection.stage.show(content([0] + Array(2..<50)))
    collection.update(at: 2)
    collection.engine.release(kept.id)
    collection.stage.show(content(Array(0..<50)))
    collection.update(at: 2.05)
    #expect(cell(1, in: collection)?.id == kept.id)
    collection.update(at: 10)
    collection.engine.scroll(by: Point(y: 320))
    collection.update(at: 11)
    #expect(cell(1, in: collection) == nil)
  }

  @Test("Each reason keeps a view alive by itself")
  func reasons() throws {
    let collection = list()
    let kept = try #require(cell(0, in: collection))
    collection.engine.keepAlive(kept.id, for: .editing)
    collection.engine.keepAlive(kept.id, for: .dragging)
    collection.engine.release(kept.id, from: .editing)
    collection.scroll(by: 160)
    #expect(cell(0, in: collection)?.id == kept.id)
    collection.engine.release(kept.id, from: .dragging)
    collection.update()
    #expect(cell(0, in: collection) == nil)
  }

  @Test("A view that was kept alive returns as the same view from either side", arguments: [false, true])
  func comeBack(isStepwise: Bool) throws {
    let collection = list()
    collection.scroll(by: 320)
    let kept = try #require(cell(21, in: collection))
    collection.engine.keepAlive(kept.id)
    let ways: [[Double]] =
      isStepwise
      ? [Array(repeating: 16, count: 12), Array(repeating: -16, count: 24), Array(repeating: 16, count: 12)]
      : [[192], [-384], [192]]
    for way in ways {
      for step in way {
        let operations = collection.scroll(by: step)
        #expect(!operations.contains(.unmount(kept.id)))
        #expect(collection.engine.cells.filter { $0.id == kept.id }.count == 1)
        #expect(Set(collection.engine.cells.map { $0.id }).count == collection.engine.cells.count)
      }
    }
    #expect(collection.text() == "20\n21\n22\n")
    #expect(collection.engine.live.map { $0.path } == collection.engine.live.map { $0.path }.sorted())
  }

  @Test("A kept view does not increase the work of a scroll step")
  func steady() throws {
    let collection = list()
    collection.engine.keepAlive(try #require(cell(0, in: collection)).id)
    collection.scroll(by: 160)
    let before = collection.configurations
    for _ in 0..<10 { #expect(collection.scroll(by: 16).count == 2) }
    #expect(collection.configurations == before + 10)
  }

  @Test("A kept view follows its item and is unmounted with it")
  func content() throws {
    let collection = list(50)
    let kept = try #require(cell(2, in: collection))
    collection.engine.keepAlive(kept.id)
    collection.scroll(by: 320)
    let operations = collection.show {
      Section("list") { ForEach([7, 8, 2] + Array(10..<50), id: \.self) { log.row("new \($0)") } }
    }
    #expect(cell(2, in: collection)?.placement.frame.minY == 32)
    #expect(operations.contains(.update(kept.id, .content)))
    let rest = collection.show { Section("list") { ForEach(10..<50) { log.row("new \($0)") } } }
    #expect(rest.contains(.unmount(kept.id)))
  }

  @Test("The focused item keeps its view off-screen until the focus moves")
  func focus() throws {
    let collection = list(selectionMode: .single)
    collection.press(.down)
    let focused = try #require(collection.engine.cells.first { $0.state.contains(.focused) })
    collection.scroll(by: 320)
    #expect(collection.engine[focused.id]?.key == focused.key)
    collection.press(.last)
    #expect(collection.engine[focused.id]?.key != focused.key)
  }

  @Test("A cell can declare that its view is kept alive and revoke it")
  func declared() {
    let content = { (isKept: Bool) in
      Content<Headless> {
        Section("list") {
          Label("player").id("player").keepsAlive(isKept)
          ForEach(0..<50) { Label("\($0)") }
        }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 32), configuration: EngineConfiguration(overscan: 0),
      content: content(true))
    let isThere = { collection.engine.cells.contains { $0.cell.content(as: Label.self)?.text == "player" } }
    collection.scroll(by: 320)
    #expect(isThere())
    collection.show(content(false))
    #expect(!isThere())
    #expect(collection.engine.kept.keepAliveCount == 0)
  }

  @Test("A view is kept alive outside the window of a scrolling section")
  func scroller() throws {
    let collection = HeadlessCollection(
      columns: 4, rows: 2, configuration: EngineConfiguration(overscan: 0)
    ) {
      Section("strip", layout: .row()) {
        ForEach(0..<9) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
      }
      .scrolls(.horizontal)
    }
    let kept = try #require(cell(0, in: collection))
    collection.engine.keepAlive(kept.id)
    collection.scroll(by: Point(x: 64), at: Point(x: 4, y: 4))
    let placement = try #require(cell(0, in: collection)).placement
    #expect(placement.frame.minX == -64 && placement.clip == Rect(x: 0, y: 0, width: 32, height: 16))
    #expect(collection.text() == "4 5\n\n")
  }

  @Test("A part of a group is kept alive while other groups come and go")
  func group() throws {
    let collection = HeadlessCollection(
      columns: 9, rows: 3, configuration: EngineConfiguration(overscan: 0)
    ) {
      Section("list") { ForEach(0..<500) { number in Group { Label("\(number)").id("part") } } }
    }
    collection.engine.keptGroups = 2
    let kept = try #require(collection.engine.cells.first)
    collection.engine.keepAlive(kept.id)
    for _ in 0..<100 { collection.scroll(by: 32) }
    let cell = try #require(collection.engine[kept.id])
    #expect(cell.key == kept.key && cell.placement.frame.minY == 0)
  }
}
