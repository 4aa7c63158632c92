import Tessera
import TesseraTesting
import Testing

/// Commands that are declared for items, sections and content.
@MainActor
@Suite("Key commands")
struct KeyCommandTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func command(_ stroke: KeyStroke, _ title: String) -> KeyCommand {
    let log = log
    return KeyCommand(stroke, title) { log.lines.append(title) }
  }

  private func collection(typeAhead: Bool = false) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 160, height: 160), configuration: EngineConfiguration(overscan: 0),
      content: Content {
        Section.nesting("outer") {
          Section("inner") {
            Label("a").id("a").keys { command("x", "item") }
            Label("b").id("b").selectable()
          }
          .keys { command("y", "inner") }
        }
        .keys {
          command("x", "outer x")
          command("y", "outer y")
        }
        Section("other") { Label("c").id("c").selectable() }
      }
      .keys {
        command(.escape, "escape")
        command(.option("o"), "option")
        command("y", "content")
      }
      .typeAhead(typeAhead))
  }

  /// Returns the titles of the performed commands after a key.
  private func performed(_ collection: HeadlessCollection, _ stroke: KeyStroke) -> [String] {
    log.lines = []
    collection.press(key: stroke.key, modifiers: stroke.modifiers)
    collection.update()
    return log.lines
  }

  @Test("The innermost declaration has the key: item, section, outer section, content")
  func order() {
    let collection = collection()
    let engine = collection.engine
    #expect(performed(collection, "y") == ["content"] && performed(collection, "x").isEmpty)
    engine.focus(on: "a")
    collection.update()
    #expect(performed(collection, "x") == ["item"] && performed(collection, "y") == ["inner"])
    #expect(
      engine.keyCommands.map(\.title) == [
        "item", "inner", "outer x", "outer y", "escape", "option", "content",
      ])
    #expect(engine.keyCommands.map(\.strokes.count) == [1, 1, 0, 0, 1, 1, 0])
    engine.focus(on: "b")
    collection.update()
    #expect(performed(collection, "x") == ["outer x"])
    engine.focus(on: "c")
    collection.update()
    #expect(performed(collection, "x").isEmpty && performed(collection, "y") == ["content"])
    #expect(performed(collection, .escape) == ["escape"] && performed(collection, .option("o")) == ["option"])
  }

  @Test("An item with commands can have the focus")
  func focusable() {
    let collection = collection()
    collection.press(key: .down)
    collection.update()
    #expect(collection.engine.focusedKey?.element.description == "a")
  }

  @Test("Commands come before type-ahead, but not into a word that is being typed")
  func typeAhead() {
    let collection = collection(typeAhead: true)
    #expect(performed(collection, "y") == ["content"])
    collection.press(key: .character("c"))
    #expect(performed(collection, "y").isEmpty && collection.engine.typedText == "cy")
  }

  @Test("The user binds commands to other keys")
  func bound() {
    let collection = collection()
    let engine = collection.engine
    engine.bindCommand("content", to: ["z", .function(2)])
    #expect(performed(collection, "y").isEmpty && performed(collection, "z") == ["content"])
    #expect(performed(collection, .function(2)) == ["content"])
    engine.bindCommand("content", to: [])
    #expect(performed(collection, "z").isEmpty)
    engine.bindCommand("content", to: nil)
    #expect(performed(collection, "y") == ["content"])
  }

  @Test("Content that differs only in commands is equal")
  func equality() {
    let plain = Content<Headless> { Section("s") { Label("a") } }
    let other = Content<Headless> { Section("s") { Label("a").keys { command("x", "x") } }.keys {} }
    #expect(plain == other.keys { command("y", "y") })
  }
}
