import TesseraComponents

/// A form: typed text belongs to its field, and the focus stays there, whatever changes around it.
final class FormsExample: BasicExample, Example {
  static let summary = "Text fields that keep their text while error messages change above them"

  private var fields = ["Name", "E-mail", "Password", "Again"].map { Field(id: $0) }

  /// The field that the user types into stays in place.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .focus) }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("complaints") {
        ForEach(validationErrors, id: \.self) { Text($0).foreground(.warning) }
      }
      .header { SectionTitle("Sign up") }
      .empty { Text("No errors.").foreground(.positive) }
      Section("fields") {
        ForEach(fields) { field in
          HStack {
            Text(field.id).foreground(.secondary).column(11)
            TextField(
              "", text: field.text, isSecure: field.isSecure,
              onEdit: self.handler { $0.set($1, of: field.id) }
            )
            .controlLabel(field.id)
          }
          .keepsAlive()
        }
      }
      Section("more") {
        HStack { Button("Add a phone number", action: handler { $0.addPhone() }) }.id("add")
      }
    }
    .transitions(.standard)
  }

  override var firstFocus: ItemID? { ItemID(fields[0].id) }

  func status(focused: ItemKey?) -> String {
    validationErrors.isEmpty ? "no errors" : validationErrors.count.of("error")
  }

  var keys: [KeyCommand] { hint("Tab ↑ ↓ go to other fields") }

  var takesLetters: Bool { true }

  /// Returns the text of a field, by the name of the field.
  func text(of field: String) -> String? { fields.first { $0.id == field }?.text }

  private func addPhone() { fields.insert(Field(id: "Phone \(fields.count - 3)"), at: 0) }

  private func set(_ text: String, of id: String) {
    if let position = fields.firstIndex(where: { $0.id == id }) { fields[position].text = text }
  }

  private var validationErrors: [String] {
    fields.compactMap { field in
      switch field.id {
      case "Name": field.text.isEmpty ? "A name is needed." : nil
      case "E-mail": field.text.contains("@") ? nil : "An e-mail address has an @."
      case "Password": field.text.count < 8 ? "The password needs eight characters." : nil
      case "Again": field.text == text(of: "Password") ? nil : "The passwords are not the same."
      default: field.text.contains(where: { $0.isLetter }) ? "\(field.id) has letters in it." : nil
      }
    }
  }

  /// A field, identified by its name.
  private struct Field: Identifiable {
    var id: String
    var text = ""
    var isSecure: Bool { id == "Password" || id == "Again" }
  }
}
