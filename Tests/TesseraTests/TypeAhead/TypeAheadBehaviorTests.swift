import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Type-ahead behavior")
struct TypeAheadBehaviorTests {
  private func content(_ names: [String] = ["Alpha", "Delta", "Zulu"]) -> Content<Headless> {
    Content { Section("s") { ForEach(names, id: { $0 }) { Label($0) } } }
  }

  private func collection(_ content: Content<Headless>, budget: Int = 1_000) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 160, height: 48),
      configuration: EngineConfiguration(
        overscan: 0, selectionMode: .single, keyboard: KeyboardOptions(typeAheadBudget: budget)),
      at: 0, content: content)
  }

  private func behaviors(_ collection: HeadlessCollection) -> [TypeAheadBehavior] {
    collection.engine.behaviors.compactMap { $0 as? TypeAheadBehavior }
  }

  private func phases(_ collection: HeadlessCollection) -> Phases {
    behaviors(collection).reduce(into: []) { $0.formUnion($1.activePhases) }
  }

  @Test("Content without type-ahead installs nothing and handles no typing")
  func notDeclared() {
    for content in [content(), content().typeAhead(false), content().typeAhead().typeAhead(false)] {
      let collection = collection(content)
      #expect(!collection.press(key: .character("d")))
      #expect(behaviors(collection).isEmpty)
      #expect(collection.engine.typedText == nil && !collection.engine.isTypeAheadSearching)
    }
    let plain = content()
    #expect(plain.typeAhead().typeAhead(false).declared == plain.declared)
    #expect(plain.typeAhead().declared == plain.typeAhead().declared)
    #expect(plain.typeAhead().declared != plain.declared)
  }

  @Test("While nothing is typed the behavior waits only for content and keys")
  func idle() {
    let collection = collection(content().typeAhead())
    #expect(phases(collection) == [.content, .keys])
    collection.press(key: .down)
    collection.engine.scroll(by: Point(y: 10))
    collection.advance(by: 1)
    #expect(phases(collection) == [.content, .keys])
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("The behavior is active from the first letter to the end of the word")
  func word() {
    let collection = collection(content().typeAhead())
    collection.engine.press(.character("d"), at: 0)
    #expect(phases(collection) == [.content, .keys, .time, .frame])
    collection.run(for: 2)
    #expect(collection.engine.typedText == nil)
    collection.advance(by: 1)
    #expect(phases(collection) == [.content, .keys])
    collection.engine.press(.character("d"), at: collection.time)
    #expect(collection.engine.press(.escape))
    collection.advance(by: 1)
    #expect(phases(collection) == [.content, .keys])
  }

  @Test("Content without type-ahead discards the typed text")
  func noLonger() {
    let names = (0..<500).map { "row \($0)" }
    let collection = collection(content(names).typeAhead(), budget: 10)
    collection.engine.press(.character("x"), at: 0)
    #expect(collection.engine.isTypeAheadSearching)
    collection.show(content(names))
    collection.advance(by: 1)
    #expect(phases(collection) == .content)
    #expect(collection.engine.typedText == nil && !collection.engine.isTypeAheadSearching)
    #expect(!collection.press(key: .character("r")))
    collection.show(content(names).typeAhead())
    #expect(behaviors(collection).count == 1)
    #expect(collection.press(key: .character("r")))
  }

  @Test("A handled key ends the word; an unhandled key does not")
  func otherKeys() {
    let collection = collection(content().typeAhead())
    let type = { collection.engine.press(.character("d"), at: 0) }
    #expect(type())
    #expect(!collection.engine.press(.function(9)))
    #expect(!collection.engine.press(.character("a"), modifiers: .control))
    collection.engine.press(.down, modifiers: .option)
    #expect(collection.engine.typedText == "d")
    #expect(collection.engine.press(.down))
    #expect(collection.engine.typedText == nil)
  }
}
