import Tessera
import TesseraLayout

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
        ForEach(validationErrors, id: \.self) { LineCell("! " + $0, TextStyle(color: .accent)) }
      }
      .header { TitleCell(title: "Sign up") }
      .empty { LineCell("No errors.", .caption) }
      Section("fields") {
        ForEach(fields) { field in
          FieldCell(field: field)
            .onEvent { [weak self] in self?.edit(field.id, $0) }
            .selectable().keepsAlive()
        }
      }
      Section("more") {
        LineCell("+ a phone number").id("add").onTap { [weak self] in self?.addPhone() }
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

  let keys = "type  ← → move the caret  ↑ ↓ go to other fields"

  var takesLetters: Bool { true }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// Returns the text of a field, by the name of the field.
  func text(of field: String) -> String? { fields.first { $0.id == field }?.text }

  private func edit(_ id: String, _ event: FieldCell.Event) {
    guard let position = fields.firstIndex(where: { $0.id == id }) else { return }
    fields[position].edit(event)
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

/// A field: its name, and the text before and behind the caret.
struct Field: Identifiable, Equatable {
  var id: String
  var before = ""
  var after = ""

  var text: String { before + after }

  mutating func edit(_ event: FieldCell.Event) {
    switch event {
    case .insert(let character): before.append(character)
    case .deleteBackward: before = String(before.dropLast())
    case .deleteForward: after = String(after.dropFirst())
    case .back:
      after = before.suffix(1) + after
      before = String(before.dropLast())
    case .forward:
      before += after.prefix(1)
      after = String(after.dropFirst())
    case .toStart: (before, after) = ("", text)
    case .toEnd: (before, after) = (text, "")
    }
  }
}

/// A line to type into. Keys that it does not handle, such as an arrow at its end, go to the collection.
struct FieldCell: CanvasCell {
  /// A change of the text by a key.
  enum Event: Equatable {
    case insert(Character)
    case deleteBackward, deleteForward
    case back, forward, toStart, toEnd
  }

  var field: Field

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let label = Rect(x: 8, y: 0, width: 12 * TextMetrics.characterWidth, height: canvas.size.height)
    canvas.text(field.id, in: label, TextStyle(color: .secondary))
    let text = Rect(x: label.maxX, y: 0, width: max(0, canvas.size.width - label.maxX), height: label.height)
    canvas.text(canvas.isFocused ? field.before + "▏" + field.after : field.text, in: text)
  }

  func event(for key: Key) -> Event? {
    switch key {
    case .character(let character): .insert(character)
    case .backspace: .deleteBackward
    case .delete: .deleteForward
    case .left where !field.before.isEmpty: .back
    case .right where !field.after.isEmpty: .forward
    case .home: .toStart
    case .end: .toEnd
    default: nil
    }
  }
}
