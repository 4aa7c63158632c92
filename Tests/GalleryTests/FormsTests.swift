import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Forms")
struct FormsTests {
  private let example: FormsExample
  private let form: HeadlessCollection

  init() throws {
    example = try FormsExample(arguments: [])
    form = example.shown(columns: 44, rows: 12)
  }

  private func type(_ text: String) { for character in text { form.sendKey(.character(character)) } }

  /// Returns the line of a field, without its name.
  private func line(_ field: String) -> String? {
    form.text().split(separator: "\n").first { $0.hasPrefix(" " + field) }.map { line in
      line.dropFirst(field.count + 1).split(separator: " ").joined(separator: " ")
    }
  }

  @Test("Keys edit the focused field, and the caret shows the position")
  func typing() {
    form.tap("Name")
    type("Ade")
    form.sendKey(.left)
    type("n")
    #expect(line("Name") == "Adn▏e")
    form.sendKey(.backspace)
    form.sendKey(.delete)
    type("a")
    #expect(line("Name") == "Ada▏")
    form.press(.down)
    type("ada@lovelace.org")
    #expect(line("Name") == "Ada" && line("E-mail") == "ada@lovelace.org▏")
  }

  @Test("A field passes keys that it does not handle to the collection")
  func otherKeys() {
    form.tap("Name")
    #expect(!form.sendKey(.left) && !form.sendKey(.down) && !form.sendKey(.enter))
    type("x")
    #expect(form.sendKey(.left) && !form.sendKey(.up))
  }

  @Test("A field keeps text, caret and focus while error messages change above it")
  func errorOutput() {
    form.tap("Password")
    type("12345678")
    for _ in 1...3 { form.sendKey(.left) }
    let errorOutput = example.status(focused: nil)
    form.sendKey(.backspace)
    #expect(line("Password") == "1234▏678")
    #expect(example.status(focused: nil) != errorOutput)
    type("5")
    #expect(example.status(focused: nil) == errorOutput)
    #expect(line("Password") == "12345▏678")
  }

  @Test("A field that is inserted above does not affect the fields below")
  func newFields() {
    form.tap("E-mail")
    type("a@b")
    form.tap("add")
    form.tap("add")
    #expect(line("Phone 2") == "" && line("Phone 1") == "" && line("E-mail") == "a@b")
    form.tap("Phone 1")
    type("+44 20")
    #expect(line("Phone 1") == "+44 20▏" && line("Phone 2") == "")
  }

  @Test("A field that scrolls off-screen and back keeps its text, caret and view")
  func scrolledAway() throws {
    form.resize(to: Size(width: 352, height: 64))
    form.engine.focus(on: "Again")
    form.update()
    type("12")
    form.sendKey(.left)
    let view = try #require(form.engine.cells.first { $0.state.contains(.focused) }?.id)
    form.scroll(by: -1000)
    #expect(line("Again") == nil)
    form.scroll(by: 1000)
    #expect(line("Again") == "1▏2")
    #expect(form.engine.cells.first { $0.state.contains(.focused) }?.id == view)
    form.scroll(by: -1000)
    type("9")
    #expect(example.text(of: "Again") == "192", "keys reach it out of view as well")
  }

  @Test("A completed form is reported")
  func complete() {
    for (field, text) in [
      ("Name", "Ada"), ("E-mail", "a@b"), ("Password", "12345678"), ("Again", "12345678"),
    ] {
      form.engine.focus(on: ItemID(field))
      form.update()
      type(text)
    }
    #expect(example.status(focused: nil) == "no errors")
    #expect(form.text().contains("No errors."))
  }
}
