#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The focus that content declares, and that programs set by the ids of controls.
@MainActor
@Suite("The focus of fields by their ids", .simulated)
struct FocusByIDTests {
  init() { Simulation.reset() }

  private enum Field: Hashable, Sendable { case name, mail, code }

  /// A form whose app knows which field has the focus.
  @MainActor
  private final class FocusForm {
    let view = CollectionView()
    let screen: TestWindow
    let log = EventLog()
    var focused: Field?
    var startsInFirstField = false
    var isLong = false
    /// The handler of Return in the second field.
    var onSubmit: (FocusForm) -> Void = { _ in }

    init(_ change: (FocusForm) -> Void = { _ in }) {
      screen = TestWindow(view)
      change(self)
      show()
      screen.wait(1)
    }

    func show() {
      view.show(
        Content {
          Section("form") {
            Text("A form")
            TextField("name", text: "") { _ in }.focusID(Field.name)
            TextField("mail", text: "") { _ in }
              .onSubmit { [unowned self] in onSubmit(self) }
              .focusID(Field.mail)
            ForEach(0..<(isLong ? 50 : 0)) { Text("line \($0)") }
            TextField("code", text: "") { _ in }.focusID(Field.code)
          }
          .focusesFirstField(startsInFirstField)
        }
        .focus(focused) { [unowned self] (field: Field?) in
          log.note(field.map { "\($0)" } ?? "none")
          focused = field
          show()
        })
    }

    /// Shows content that declares the focus of a field.
    func declare(_ field: Field?) {
      focused = field
      show()
    }

    /// Shows content that declares the focus of a field, and waits.
    func move(to field: Field?) {
      declare(field)
      screen.wait(1)
    }

    func field(_ placeholder: String) -> UITextField? {
      view.shown(UITextField.self).first { $0.placeholder == placeholder }
    }

    /// The placeholder of the field with the keyboard; `nil` if none has it.
    var edited: String? { view.shown(UITextField.self).first { $0.isFirstResponder }?.placeholder }

    func pressReturn() {
      Simulation.press(.keyboardReturnOrEnter, in: screen.window)
      screen.wait(1)
    }
  }

  @Test("A form begins in its first field, and other content of the form leaves the keyboard to the user")
  func firstField() throws {
    let form = FocusForm { $0.startsInFirstField = true }
    #expect(form.edited == "name")
    form.field("name")?.resignFirstResponder()
    form.screen.wait(1)
    form.show()
    form.screen.wait(1)
    #expect(form.edited == nil)
    #expect(FocusForm().edited == nil)
  }

  @Test("The keyboard goes to the field that content declares, and its handler is not called")
  func declared() {
    let form = FocusForm { $0.focused = .mail }
    #expect(form.edited == "mail")
    form.move(to: .name)
    #expect(form.edited == "name")
    form.move(to: nil)
    #expect(form.edited == nil)
    #expect(form.log.take().isEmpty)
  }

  @Test("A declared field that is off-screen is scrolled into view")
  func offscreen() throws {
    let form = FocusForm { $0.isLong = true }
    form.move(to: .code)
    #expect(form.edited == "code")
    let field = try #require(form.field("code"))
    #expect(form.view.bounds.contains(field.convert(field.bounds, to: form.view)))
  }

  @Test(
    "Taps on fields and hiding the keyboard are reported, and content that takes the reports moves nothing")
  func reported() throws {
    let form = FocusForm()
    Simulation.tap(try #require(form.field("name")))
    form.screen.wait(1)
    #expect(form.edited == "name" && form.log.take() == ["name"])
    Simulation.tap(try #require(form.field("mail")))
    form.screen.wait(1)
    #expect(form.edited == "mail" && form.log.take() == ["mail"])
    form.field("mail")?.resignFirstResponder()
    form.screen.wait(1)
    #expect(form.edited == nil && form.log.take() == ["none"])
    // The app can move it again, to the same field.
    form.move(to: .mail)
    #expect(form.edited == "mail")
  }

  @Test("On Return, content moves the keyboard to another field, and the engine also back to the same one")
  func problems() {
    let form = FocusForm { $0.focused = .mail }
    form.onSubmit = { $0.declare(.name) }
    form.pressReturn()
    #expect(form.edited == "name")
    form.move(to: .mail)
    form.onSubmit = { $0.view.engine.focus(control: Field.mail) }
    form.pressReturn()
    #expect(form.edited == "mail")
    // Declaring it once more changes nothing: Return has hidden the keyboard.
    form.onSubmit = { $0.declare(.mail) }
    form.pressReturn()
    #expect(form.edited == nil && form.focused == nil)
  }
}
#endif
