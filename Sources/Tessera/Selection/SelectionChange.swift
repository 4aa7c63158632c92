/// How a selection changes, or how people want it to.
///
/// Its selections are values that cost as much as they have stretches: all of ten million rows is one.
public struct SelectionChange: Equatable {
  /// What is selected now and was not before.
  public let added: Selection
  /// What was selected before and is not any more; items that have gone are of the content before.
  public let removed: Selection
  /// What is selected after the change.
  public let selection: Selection
}

extension SelectionChange: CustomStringConvertible {
  /// What comes and what goes, as in `+ letters/a − letters/b`.
  public var description: String {
    let parts = [
      added.items.isEmpty ? "" : "+ " + added.description,
      removed.items.isEmpty ? "" : "− " + removed.description,
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? "no change" : text
  }
}
