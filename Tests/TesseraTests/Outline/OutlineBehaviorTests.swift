import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("The behavior of trees")
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

  @Test("Only cells of a tree bring it along, and it sleeps in content without them")
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

  @Test("An item that stays, and stands in a tree from now on, takes the keys")
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

  @Test("Keys reach an item of a tree that has the focus and was never in view")
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

  @Test("A tap on an item of a tree keeps it in its place; one on another item does not")
  func touched() {
    let collection = collection(
      Content {
        Section("rows") {
          row("a").onTap {}; Label("b").id("b").onTap {}
        }
      })
    collection.tap("b")
    #expect(collection.engine.anchoring.operated == nil)
    collection.tap("a")
    #expect(collection.engine.anchoring.operated?.element == .item("a", occurrence: 0))
  }
}
