#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Text fields in cells.
@MainActor
@Suite("Fields of components", .simulated)
struct ComponentFieldTests {
  init() { Simulation.reset() }

  @Test("Typed text goes to the app, and stays in the field while other content is shown")
  func typing() throws {
    let form = Form.fields(["name"])
    let field = try #require(form.textField("name"))
    form.tap(field)
    #expect(field.isFirstResponder)
    form.type("abc")
    #expect(field.text == "abc" && form.texts == ["name": "abc"])
    #expect(form.log.take() == ["name=a", "name=ab", "name=abc"])
    form.names = ["first", "name", "last"]
    form.screen.wait(1)
    #expect(form.textField("name") === field && field.isFirstResponder)
    form.type("d")
    #expect(form.texts == ["name": "abcd"])
  }

  @Test("A late answer of the app does not undo what the user has typed since")
  func lateAnswers() throws {
    let form = Form.fields(["name"])
    let field = try #require(form.textField("name"))
    form.accepts = false
    form.tap(field)
    form.type("abc")
    for text in ["a", "ab"] {
      form.texts["name"] = text
      form.screen.settle()
      #expect(field.text == "abc")
    }
    form.texts["name"] = "abc"
    form.screen.settle()
    #expect(field.text == "abc")
  }

  @Test("Another text of the app replaces the typed one, and the caret stays in its place")
  func replacement() throws {
    let form = Form.fields(["name"])
    let field = try #require(form.textField("name"))
    form.tap(field)
    form.type("hello")
    field.selectedTextRange = field.textRange(
      from: try #require(field.position(from: field.beginningOfDocument, offset: 2)),
      to: try #require(field.position(from: field.beginningOfDocument, offset: 2)))
    form.texts["name"] = "HELLO"
    form.screen.settle()
    #expect(field.text == "HELLO" && field.isFirstResponder)
    form.type("x")
    #expect(field.text == "HExLLO")
    form.texts["name"] = ""
    form.screen.settle()
    form.type("y")
    #expect(form.texts["name"] == "y")
  }

  @Test(
    "A field keeps the keyboard and its text while it is off-screen, and its view is not used for another row"
  )
  func offScreen() throws {
    let form = Form.fields((0..<100).map { "\($0)" })
    let field = try #require(form.textField("3"))
    form.tap(field)
    form.type("a")
    form.view.contentOffset.y = 2000
    form.screen.settle()
    #expect(field.isFirstResponder && field.placeholder == "3")
    form.type("b")
    #expect(form.texts == ["3": "ab"])
    form.view.contentOffset.y = 0
    form.screen.settle()
    #expect(form.textField("3") === field && field.text == "ab")
  }

  @Test("A view that shows another row shows the text of that row, and sends its edits")
  func reuse() throws {
    let form = Form.fields((0..<100).map { "\($0)" })
    let field = try #require(form.textField("3"))
    form.tap(field)
    form.accepts = false
    form.type("a")
    field.resignFirstResponder()
    form.screen.settle()
    form.view.contentOffset.y = 2000
    form.screen.settle()
    #expect(form.view.shown(UITextField.self).allSatisfy { $0.text == "" })
    _ = form.log.take()
    let other = try #require(form.view.shown(UITextField.self).dropFirst(2).first)
    form.tap(other)
    form.type("x")
    #expect(form.log.take() == ["\(other.placeholder ?? "")=x"])
  }

  @Test("A removed row ends the editing of its field")
  func removed() throws {
    let form = Form.fields(["a", "b"])
    let field = try #require(form.textField("a"))
    form.tap(field)
    form.names = ["b"]
    form.screen.wait(1)
    #expect(!field.isFirstResponder)
    #expect(form.textField("b")?.isFirstResponder == false)
  }

  @Test("Return submits, and hides the keyboard")
  func submit() throws {
    let form = Form.fields(["name"])
    let field = try #require(form.textField("name"))
    #expect(field.returnKeyType == .done)
    form.tap(field)
    form.press(.keyboardReturnOrEnter)
    #expect(form.log.take() == ["submit name"] && !field.isFirstResponder)
    #expect(form.view.engine.focusedKey == nil)
  }

  @Test("A field for a secret hides its text, and is never used for ordinary text")
  func secure() throws {
    var isSecret = true
    let form = Form { form in
      Content { Section("fields") { form.field("word", isSecure: isSecret).id("word") } }
    }
    let secret = try #require(form.textField("word"))
    #expect(secret.isSecureTextEntry)
    form.tap(secret)
    form.type("x")
    isSecret = false
    form.show()
    form.screen.settle()
    let plain = try #require(form.textField("word"))
    #expect(plain !== secret && !plain.isSecureTextEntry && !secret.isFirstResponder)
  }

  @Test("A disabled field cannot be edited")
  func disabled() throws {
    let form = Form.fields(["name"])
    form.isDisabled = true
    form.screen.settle()
    let field = try #require(form.textField("name"))
    form.tap(field)
    #expect(!field.isFirstResponder && !field.isEnabled)
  }

  // MARK: Focus

  @Test("A row that gets the focus from code moves the keyboard to its first field")
  func focusFromCode() throws {
    let form = Form(names: []) { form in
      Content {
        Section("rows") {
          ForEach(0..<50) { Text("row \($0)") }
          HStack {
            Button("first") {}
            form.field("name")
            form.field("other")
          }
          .id("form")
        }
      }
    }
    form.view.focus(on: "form")
    form.screen.wait(2)
    let field = try #require(form.textField("name"))
    #expect(field.isFirstResponder)
    form.type("a")
    #expect(form.texts == ["name": "a"])
    // A tap on another field moves the focus of the engine.
    form.tap(form.textField("other"))
    #expect(form.textField("other")?.isFirstResponder == true)
    #expect(form.view.engine.focusedControl == 2)
    // The keyboard is hidden by the user: the row does not keep the focus.
    form.textField("other")?.resignFirstResponder()
    form.screen.settle()
    #expect(form.view.engine.focusedKey == nil)
    form.screen.wait(1)
    #expect(form.view.shown(UITextField.self).allSatisfy { !$0.isFirstResponder })
  }

  @Test("Tab moves the keyboard from field to field, past buttons and disabled fields")
  func tab() throws {
    let form = Form(names: []) { form in
      Content {
        Section("rows") {
          HStack {
            form.field("a")
            Button("button") {}
            form.field("b")
          }
          Text("between")
          TextField("disabled", text: "") { _ in }.disabled()
          form.field("c")
        }
      }
    }
    form.tap(form.textField("a"))
    func edited() -> String? { form.view.shown(UITextField.self).first { $0.isFirstResponder }?.placeholder }
    for expected in ["b", "c"] {
      form.press(.keyboardTab, characters: "\t")
      #expect(edited() == expected)
    }
    form.type("x")
    #expect(form.texts == ["c": "x"])
    for expected in ["b", "a"] {
      form.press(.keyboardTab, characters: "\t", modifiers: .shift)
      #expect(edited() == expected)
    }
  }

  @Test("Keys that a field does not use do not move the focus of the rows")
  func otherKeys() throws {
    let form = Form.fields(["a", "b", "c"])
    let field = try #require(form.textField("b"))
    form.tap(field)
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardEscape, .keyboardPageUp] { form.press(key) }
    #expect(field.isFirstResponder)
  }

  // MARK: In adapters

  @Test("In a table and in a collection view, controls call the handlers of their rows")
  func adapters() throws {
    for hand in AdapterPair().hands {
      let log = EventLog()
      var (isOn, text) = (false, "")
      func show() {
        hand.show(
          Content {
            Section("rows") {
              Toggle("Wi-Fi", isOn: isOn) { new in
                log.note("\(new)")
                isOn = new
                show()
              }
              TextField("name", text: text) { new in
                log.note(new)
                text = new
                show()
              }
              Toggle("ignored", isOn: false) { log.note("ignored \($0)") }
            }
          })
      }
      show()
      hand.screen.wait(1)
      let toggles = hand.view.shown(UISwitch.self)
      try #require(toggles.count == 2)
      Simulation.tap(toggles[0])
      Simulation.tap(toggles[1])
      hand.screen.wait(1)
      #expect(log.take() == ["true", "ignored true"])
      #expect(hand.view.shown(UISwitch.self).map(\.isOn) == [true, false])
      let field = try #require(hand.view.shown(UITextField.self).first)
      Simulation.tap(field)
      for letter in ["a", "b"] {
        Simulation.press(.keyboardA, characters: letter, in: hand.screen.window)
        hand.screen.settle()
      }
      #expect(log.take() == ["a", "ab"] && field.text == "ab" && field.isFirstResponder)
    }
  }
}
#endif
