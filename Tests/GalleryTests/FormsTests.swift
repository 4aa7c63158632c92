import TesseraComponents
import TesseraLayout
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

  private func type(_ text: String) { for character in text { form.press(key: .character(character)) } }

  /// Returns the line of a field, without its name. A bar is before the character at the caret.
  private func line(_ field: String) -> String? {
    var lines = form.text().split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    if let caret = form.engine.caretFrame {
      let row = Int((caret.minY - form.engine.viewport.minY) / TextMetrics.lineHeight)
      let column = Int(caret.minX / TextMetrics.characterWidth)
      if lines.indices.contains(row) {
        lines[row] += Array(repeating: " ", count: max(0, column - lines[row].count))
        lines[row].insert("▏", at: column)
      }
    }
    return lines.map { String($0) }.first { $0.hasPrefix(" " + field) }.map { line in
      line.dropFirst(field.count + 1).split(separator: " ").joined(separator: " ")
    }
  }

  /// Clicks into a field.
  private func click(_ field: String) {
    let lines = form.text().split(separator: "\n", omittingEmptySubsequences: false)
    guard let row = lines.firstIndex(where: { $0.hasPrefix(" " + field) }) else {
      Issue.record("\(field) is not visible")
      return
    }
    form.tap(at: Point(x: 30 * TextMetrics.characterWidth, y: (Double(row) + 0.5) * TextMetrics.lineHeight))
  }

  private func addPhone() {
    let lines = form.text().split(separator: "\n", omittingEmptySubsequences: false)
    guard let row = lines.firstIndex(where: { $0.contains("Add a phone number") }) else {
      Issue.record("the button is not visible")
      return
    }
    form.tap(at: Point(x: 5 * TextMetrics.characterWidth, y: (Double(row) + 0.5) * TextMetrics.lineHeight))
  }

  @Test("Keys edit the focused field, and the caret shows the position")
  func typing() {
    click("Name")
    type("Ade")
    form.press(key: .left)
    type("n")
    #expect(line("Name") == "Adn▏e")
    form.press(key: .backspace)
    form.press(key: .delete)
    type("a")
    #expect(line("Name") == "Ada▏")
    form.press(.down)
    type("ada@lovelace.org")
    #expect(line("Name") == "Ada" && line("E-mail") == "ada@lovelace.org▏")
  }

  @Test("Left and right move the caret in a field, and up and down leave it")
  func otherKeys() {
    click("Name")
    type("xy")
    for _ in 1...4 { form.press(key: .left) }
    #expect(line("Name") == "▏xy")
    form.press(key: .right)
    #expect(line("Name") == "x▏y")
    form.press(key: .down)
    #expect(line("Name") == "xy" && line("E-mail") == "▏")
    form.press(key: .up)
    #expect(line("Name") == "x▏y" && line("E-mail") == "")
  }

  @Test("A field keeps text, caret and focus while error messages change above it")
  func errorOutput() {
    click("Password")
    type("12345678")
    for _ in 1...3 { form.press(key: .left) }
    let errorOutput = example.status(focused: nil)
    form.press(key: .backspace)
    #expect(line("Password") == "••••▏•••" && example.text(of: "Password") == "1234678")
    #expect(example.status(focused: nil) != errorOutput)
    type("5")
    #expect(example.status(focused: nil) == errorOutput)
    #expect(line("Password") == "•••••▏•••" && example.text(of: "Password") == "12345678")
  }

  @Test("A field that is inserted above does not affect the fields below")
  func newFields() {
    click("E-mail")
    type("a@b")
    addPhone()
    addPhone()
    #expect(line("Phone 2") == "" && line("Phone 1") == "" && line("E-mail") == "a@b")
    click("Phone 1")
    type("+44 20")
    #expect(line("Phone 1") == "+44 20▏" && line("Phone 2") == "")
  }

  @Test("A field that scrolls off-screen and back keeps its text, caret and view")
  func scrolledAway() throws {
    form.resize(to: Size(width: 352, height: 64))
    form.engine.focus(on: "Again")
    form.update()
    type("12")
    form.press(key: .left)
    let view = try #require(form.engine.cells.first { $0.state.contains(.focused) }?.id)
    form.scroll(by: -1000)
    #expect(line("Again") == nil)
    form.scroll(by: 1000)
    #expect(line("Again") == "•▏•")
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
