#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Text editors in cells.
@MainActor
@Suite("Editors of components", .simulated)
struct ComponentEditorTests {
  private func form(_ names: [String] = ["notes"], height: CGFloat = 480) -> Form {
    Form(names: names, height: height) { form in
      Content {
        Section("editors") {
          ForEach(form.names, id: \.self) { name in
            TextEditor(name, text: form.texts[name] ?? "") { [unowned form] text in
              form.log.note("\(name)=\(text)")
              if form.accepts { form.texts[name] = text }
            }
            .disabled(form.isDisabled)
          }
        }
      }
    }
  }

  private func editor(_ form: Form, _ name: String = "notes") -> UITextView? {
    form.view.shown(UITextView.self).first { $0.accessibilityLabel == name }
  }

  @Test("Typed lines go to the app, and stay in the editor while other content is shown")
  func typing() throws {
    let form = form()
    let view = try #require(editor(form))
    form.tap(view)
    #expect(view.isFirstResponder)
    form.type("ab")
    form.press(.keyboardReturnOrEnter)
    form.type("c")
    #expect(view.text == "ab\nc" && form.texts == ["notes": "ab\nc"])
    form.names = ["first", "notes", "last"]
    form.screen.wait(1)
    #expect(editor(form) === view && view.isFirstResponder)
    form.type("d")
    #expect(form.texts["notes"] == "ab\ncd")
  }

  @Test("A late answer of the app does not undo what the user has typed since")
  func lateAnswers() throws {
    let form = form()
    let view = try #require(editor(form))
    form.accepts = false
    form.tap(view)
    form.type("abc")
    for text in ["a", "ab"] {
      form.texts["notes"] = text
      form.screen.settle()
      #expect(view.text == "abc")
    }
  }

  @Test("Another text of the app replaces the typed one, and the caret stays in its place")
  func replacement() throws {
    let form = form()
    let view = try #require(editor(form))
    form.tap(view)
    form.type("hello")
    view.selectedRange = NSRange(location: 2, length: 0)
    form.texts["notes"] = "HELLO"
    form.screen.settle()
    #expect(view.text == "HELLO" && view.isFirstResponder)
    form.type("x")
    #expect(form.texts["notes"] == "HExLLO")
  }

  @Test("An edited editor stays alive while it is scrolled away, and others take the texts of their rows")
  func reuse() throws {
    let names = (0..<60).map { "editor \($0)" }
    let form = form(names)
    for name in names { form.texts[name] = "text of \(name)" }
    form.screen.settle()
    let view = try #require(editor(form, "editor 0"))
    form.tap(view)
    form.type("!")
    form.view.contentOffset.y = 2500
    form.screen.wait(1)
    #expect(view.isFirstResponder && view.text == "text of editor 0!")
    for shown in form.view.shown(UITextView.self) where shown !== view {
      let name = shown.accessibilityLabel ?? ""
      #expect(shown.text == "text of \(name)")
    }
    form.type("?")
    #expect(form.texts["editor 0"] == "text of editor 0!?")
  }

  @Test("The keyboard does not cover an editor, and Tab moves on to the next one")
  func focus() throws {
    let names = (0..<10).map { "editor \($0)" }
    let form = form(names, height: 600)
    let shown = form.view.shown(UITextView.self)
    let last = try #require(shown.last { $0.convert($0.bounds, to: form.view).maxY <= 600 })
    form.tap(last)
    Simulation.showKeyboard(height: 250, over: form.screen.window)
    form.screen.wait(1)
    #expect(last.convert(last.bounds, to: form.screen.window).maxY <= 350)
    let position = try #require(names.firstIndex(of: last.accessibilityLabel ?? ""))
    form.press(.keyboardTab, characters: "\t", modifiers: .shift)
    form.screen.wait(1)
    #expect(editor(form, names[position - 1])?.isFirstResponder == true)
    #expect(form.texts.isEmpty, "the Tab key types nothing")
  }

  @Test("A disabled editor cannot be edited, and shows its placeholder only while it is empty")
  func disabled() throws {
    let form = form()
    form.isDisabled = true
    form.screen.settle()
    let view = try #require(editor(form))
    form.tap(view)
    #expect(!view.isFirstResponder)
    #expect(form.view.shownTexts.contains("notes"))
    form.texts["notes"] = "text"
    form.screen.settle()
    #expect(!form.view.shownTexts.contains("notes"))
  }
}
#endif
