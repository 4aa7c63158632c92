/// A change of the selection, or a proposed one.
///
/// The cost of its selections depends on their runs of items: all of ten million rows are one run.
public struct SelectionChange: Equatable {
  /// The newly selected elements.
  public let added: Selection
  /// The elements that are no longer selected; removed items refer to the previous content.
  public let removed: Selection
  /// The selection after the change.
  public let selection: Selection
}

extension SelectionChange: CustomStringConvertible {
  /// The added and removed elements, as in `+ letters/a − letters/b`.
  public var description: String {
    let parts = [
      added.items.isEmpty ? "" : "+ " + added.description,
      removed.items.isEmpty ? "" : "− " + removed.description,
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? "no change" : text
  }
}
