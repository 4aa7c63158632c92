import TesseraComponents

/// A form: typed text belongs to its field, and the focus stays there, whatever changes around it.
final class FormsExample: BasicExample, Example {
  static let summary = "Text fields that keep their text while error messages change above them"

  private var names = ["Name", "E-mail", "Password", "Again"]
  private var texts: [String: String] = [:]

  /// The field that the user types into stays in place.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .focus) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("complaints") {
        ForEach(validationErrors, id: \.self) { Text($0).foreground(.warning) }
      }
      .header { SectionTitle("Sign up") }
      .empty { Text("No errors.").foreground(.positive) }
      Form("fields") {
        for name in names {
          FormRow(name, id: name) {
            let isSecure = ["Password", "Again"].contains(name)
            TextField("", text: text(of: name), isSecure: isSecure, onEdit: handler { $0.texts[name] = $1 })
          }
        }
        HStack { Button("Add a phone number", action: handler { $0.addPhone() }) }
      }
    }
    .transitions(.standard)
  }

  override var firstFocus: ItemID? { ItemID(names[0]) }

  func status(focused: ItemKey?) -> String {
    validationErrors.isEmpty ? "no errors" : validationErrors.count.of("error")
  }

  var keys: [KeyCommand] { hint("Tab ↑ ↓ go to other fields") }

  var takesLetters: Bool { true }

  func text(of name: String) -> String { texts[name] ?? "" }

  private func addPhone() { names.insert("Phone \(names.count - 3)", at: 0) }

  private var validationErrors: [String] {
    names.compactMap { name in
      let text = text(of: name)
      return switch name {
      case "Name": text.isEmpty ? "A name is needed." : nil
      case "E-mail": text.contains("@") ? nil : "An e-mail address has an @."
      case "Password": text.count < 8 ? "The password needs eight characters." : nil
      case "Again": text == self.text(of: "Password") ? nil : "The passwords are not the same."
      default: text.contains(where: { $0.isLetter }) ? "\(name) has letters in it." : nil
      }
    }
  }
}
