import TesseraUIKit
import UIKit

/// A form: it begins in its first field, Return leads to the next one, and a problem leads back to its field.
///
/// The field with the keyboard stays in view.
final class FormExample: CollectionController {
  private enum Field: CaseIterable { case name, mail }

  private var name = ""
  private var mail = ""
  private var guests = 1
  private var wantsNews = false
  private var showsProblems = false
  private var isRegistered = false

  init() { super.init("Form") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Form("registration", title: "Summer concert", footer: "The address is only for the tickets.") {
        FormRow("Name") {
          TextField("Ada Lovelace", text: name) { [weak self] text in self?.change { $0.name = text } }
            .focusID(Field.name)
        }
        if showsProblems, let text = problem(in: .name) { Text(text).foreground(.negative) }
        FormRow("Mail") {
          TextField("ada@example.org", text: mail) { [weak self] text in self?.change { $0.mail = text } }
            .onSubmit { [weak self] in self?.submit() }
            .focusID(Field.mail)
        }
        if showsProblems, let text = problem(in: .mail) { Text(text).foreground(.negative) }
        FormRow("Guests") {
          Stepper(guests, in: 1...8) { [weak self] count in self?.change { $0.guests = count } }
        }
        FormRow("News", detail: "Once a month") {
          Toggle("", isOn: wantsNews) { [weak self] isOn in self?.change { $0.wantsNews = isOn } }
            .controlLabel("News")
        }
        if isRegistered {
          Text("See you there, \(name)!").foreground(.positive)
        } else {
          Button("Register", role: .prominent) { [weak self] in self?.submit() }
        }
      }
      .section().focusesFirstField()
    }
  }

  private func problem(in field: Field) -> String? {
    switch field {
    case .name: name.isEmpty ? "Please enter your name." : nil
    case .mail: mail.contains("@") ? nil : "An address has an @."
    }
  }

  private func submit() {
    let field = Field.allCases.first { problem(in: $0) != nil }
    showsProblems = true
    isRegistered = field == nil
    show()
    // Content that declares a focus would not bring back the field whose keyboard Return is about to hide.
    if let field { collection.engine.focus(control: field) }
  }

  private func change(_ change: (FormExample) -> Void) {
    change(self)
    show()
  }
}
