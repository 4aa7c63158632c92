import TesseraKernel

/// A control of an item.
struct FieldKey: Equatable {
  var item: ItemKey
  var control: Int
}

/// The states of fields that the user has edited: their text, caret, selection and history.
///
/// The states outlive the views of the fields. The latest ones are kept.
struct EditedFields {
  private var fields: [(key: FieldKey, field: Field)] = []

  private struct Field {
    var input: TextInput
    var edits: SentEdits
  }

  private static var limit: Int { 64 }

  /// Returns the state of a field.
  ///
  /// If the app has set another text than the user has typed, the state has the text of the app. Otherwise it keeps what the
  /// user has typed, even if the app has not taken it.
  ///
  /// - Parameters:
  ///   - text: The text of the app.
  ///   - isMultiline: Whether the user can insert line breaks.
  mutating func input(of key: FieldKey, showing text: String, isMultiline: Bool) -> TextInput {
    guard let index = fields.firstIndex(where: { $0.key == key }) else {
      return TextInput(text, isMultiline: isMultiline)
    }
    fields[index].field.input.isMultiline = isMultiline
    if fields[index].field.edits.replaces(fields[index].field.input.text, byDeclared: text) {
      fields[index].field.input.setText(text)
    }
    return fields[index].field.input
  }

  /// Stores the state of a field after an edit or a move of the caret.
  mutating func set(_ input: TextInput, of key: FieldKey, showing text: String) {
    let index = fields.firstIndex { $0.key == key }
    var field =
      index.map { fields.remove(at: $0).field }
      ?? Field(
        input: TextInput(text), edits: SentEdits(declared: text))
    if input.text != field.input.text { field.edits.add(input.text) }
    field.input = input
    fields.append((key, field))
    if fields.count > Self.limit { fields.removeFirst() }
  }

  mutating func move(from old: ItemKey, to new: ItemKey) {
    for index in fields.indices where fields[index].key.item == old { fields[index].key.item = new }
  }
}
