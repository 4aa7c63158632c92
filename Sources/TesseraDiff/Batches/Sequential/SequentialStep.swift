/// One step of an update whose steps are carried out one after another, as `NSTableView` does.
///
/// Each position is that in the list as the steps before have left it.
public enum SequentialStep: Hashable, Sendable {
  /// Takes an item out.
  case remove(at: Int)
  /// Takes an item out and puts it to another place; `to` is counted without the item.
  case move(from: Int, to: Int)
  /// Puts an item in. The position is also that of the item in the new list.
  case insert(at: Int)
  /// Shows other content of an item, in place. The position is also that of the item in the new list.
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
