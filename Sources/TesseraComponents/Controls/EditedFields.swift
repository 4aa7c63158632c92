import TesseraKernel

/// A control of an item.
struct FieldKey: Hashable {
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
    /// The text of the app when the field was edited last.
    var source: String
  }

  private static var limit: Int { 64 }

  /// Returns the state of a field.
  ///
  /// If the app has changed the text since the last edit, the state has the new text. Otherwise it keeps what the user has
  /// typed, even if the app has not taken it.
  ///
  /// - Parameter text: The text of the app.
  mutating func input(of key: FieldKey, showing text: String) -> TextInput {
    guard let index = fields.firstIndex(where: { $0.key == key }) else { return TextInput(text) }
    if text != fields[index].field.source {
      fields[index].field.source = text
      fields[index].field.input.setText(text)
    }
    return fields[index].field.input
  }

  /// Stores the state of a field.
  mutating func set(_ input: TextInput, of key: FieldKey, showing text: String) {
    fields.removeAll { $0.key == key }
    fields.append((key, Field(input: input, source: text)))
    if fields.count > Self.limit { fields.removeFirst() }
  }

  /// Moves the states of an item to its new key.
  mutating func move(from old: ItemKey, to new: ItemKey) {
    for index in fields.indices where fields[index].key.item == old { fields[index].key.item = new }
  }
}
