/// One step of an update whose steps are performed one after another, as in `NSTableView`.
///
/// Each position refers to the list that the previous steps have produced.
public enum SequentialStep: Hashable, Sendable {
  /// Removes an item.
  case remove(at: Int)
  /// Removes an item and inserts it at another position; `to` is counted without the item.
  case move(from: Int, to: Int)
  /// Inserts an item.
  ///
  /// The position is also that of the item in the new list.
  case insert(at: Int)
  /// Shows changed content of an item in place.
  ///
  /// The position is also that of the item in the new list.
  case update(at: Int)
}

extension SequentialStep: CustomStringConvertible {
  /// `remove @ 1`, `move @ 3 → 7`, `insert @ 4` or `update @ 2`.
  public var description: String {
    switch self {
    case .remove(let position): "remove @ \(position)"
    case .move(let from, let to): "move @ \(from) → \(to)"
    case .insert(let position): "insert @ \(position)"
    case .update(let position): "update @ \(position)"
    }
  }
}

#if !hasFeature(Embedded)
extension SequentialStep: Codable {}
#endif
