import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Outline behavior")
struct OutlineBehaviorTests {
  private final class Log {
    var toggles: [String] = []
  }

  private let log = Log()

  private func row(_ id: String) -> ModifiedCell<Label, UniformSizes> {
    Label(id).id(id).expansion(
      CellExpansion(
        level: 0, isExpandable: true, isExpanded: false, toggle: { [log] in log.toggles.append(id) }))
  }

  private func list() -> Content<Headless> {
    Content { Section("rows") { for id in ["a", "b"] { Label(id).id(id).selectable() } } }
  }

  private func tree() -> Content<Headless> {
    Content { Section("rows") { for id in ["a", "b"] { row(id) } } }
  }

  private func collection(_ content: Content<Headless>, rows: Int = 3) -> HeadlessCollection {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: Double(rows) * 16), configuration: EngineConfiguration(overscan: 0),
      content: content)
    collection.update()
    return collection
  }

  @Test("Only outline cells install the behavior, and it is idle without them")
  func installing() {
    let collection = collection(list())
    #expect(collection.engine.behaviors.isEmpty)
    collection.show(tree())
    #expect(collection.engine.behaviors.count == 1)
    #expect(collection.engine.behaviorPhases.all == [.content, .keys, .items])
    collection.show(list())
    #expect(collection.engine.behaviorPhases.all == .content)
    collection.press(key: .home)
    collection.press(key: .right)
    #expect(log.toggles.isEmpty)
  }

  @Test("An existing item that becomes part of an outline handles keys")
  func becoming() {
    let collection = collection(list())
    collection.press(key: .home)
    let operations = collection.show(tree())
    #expect(operations.isEmpty, "nothing is seen of it")
    #expect(collection.press(key: .right))
    collection.show(tree())
    #expect(collection.press(key: .character("+")))
    #expect(log.toggles == ["a", "a"])
    #expect(!collection.press(key: .character("+"), modifiers: .control))
  }

  @Test("Keys reach a focused outline item that was never visible")
  func outOfView() {
    let content = Content<Headless> {
      Section("list") { ForEach(0..<50) { Label("\($0)").selectable() } }
      Section("tree") { row("far") }
    }
    let collection = collection(content)
    #expect(collection.engine.behaviors.isEmpty)
    collection.engine.press(.end)
    #expect(collection.engine.focusedKey?.element == .item("far", occurrence: 0))
    #expect(collection.engine.press(.right))
    collection.update()
    #expect(log.toggles == ["far"])
  }

  @Test("A tap on an outline item keeps it in place; a tap on another item does not")
  func touched() {
    let collection = collection(
      Content {
        Section("rows") {
          row("a").onTap {}; Label("b").id("b").onTap {}
        }
      })
    collection.tap("b")
    #expect(collection.engine.anchoring.lastInteraction == nil)
    collection.tap("a")
    #expect(collection.engine.anchoring.lastInteraction?.element == .item("a", occurrence: 0))
  }
}
