import TesseraComponents

/// A form: typed text belongs to its field, and the focus stays there, whatever appears and disappears around
/// it.
final class FormsExample: Example {
  static let name = "forms"
  static let summary = "Text fields that keep their text while error messages change above them"

  private var fields = ["Name", "E-mail", "Password", "Again"].map { Field(id: $0) }
  private var phoneCount = 0
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first { throw .usage("forms takes no argument, but was given '\(argument)'") }
  }

  /// The field that the user types into stays in place.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32, anchoring: .focus) }

  func content<H: CollectionHost>() -> Content<H> {
    let validationErrors = validationErrors
    return Content {
      Section("complaints") {
        ForEach(validationErrors, id: \.self) { Text($0).foreground(.warning) }
      }
      .header { SectionTitle("Sign up") }
      .empty { Text("No errors.").foreground(.positive) }
      Section("fields") {
        ForEach(fields) { field in
          FieldRow(field: field) { [weak self] in self?.set($0, of: field.id) }.keepsAlive()
        }
      }
      Section("more") {
        HStack { Button("Add a phone number") { [weak self] in self?.addPhone() } }.id("add")
      }
    }
    .transitions(.standard)
  }

  /// Typed letters go into the first field from the start.
  func use(_ engine: Engine) { engine.focus(on: ItemID(fields[0].id)) }

  func status(focused: ItemKey?) -> String {
    let count = validationErrors.count
    return count == 0 ? "no errors" : "\(count) error\(count == 1 ? "" : "s")"
  }

  let keys = "Tab ↑ ↓ go to other fields"

  var takesLetters: Bool { true }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// Returns the text of a field, by the name of the field.
  func text(of field: String) -> String? { fields.first { $0.id == field }?.text }

  private func set(_ text: String, of id: String) {
    guard let position = fields.firstIndex(where: { $0.id == id }) else { return }
    fields[position].text = text
    onChange()
  }

  /// Inserts a field before all others.
  private func addPhone() {
    phoneCount += 1
    fields.insert(Field(id: "Phone \(phoneCount)"), at: 0)
    onChange()
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
}

/// A field: its name and its text.
struct Field: Identifiable {
  var id: String
  var text = ""

  /// Whether the text is a password.
  var isSecure: Bool { id == "Password" || id == "Again" }
}

/// A field beside its name.
struct FieldRow: Component {
  var field: Field
  var onEdit: (String) -> Void

  var body: some Component {
    HStack {
      Text(field.id).foreground(.secondary).column(11)
      TextField("", text: field.text, isSecure: field.isSecure, onEdit: onEdit).controlLabel(field.id)
    }
  }
}
