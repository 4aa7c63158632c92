/// A problem with the nodes of an ``Outline``. The outline continues in each case, as described.
public enum OutlineIssue: Hashable, Sendable {
  /// Several nodes have the same id. The first one found keeps it; the others are distinguished by the order
  /// in which they were found.
  case duplicateNode(ItemID)
  /// A node is inside a node with the same id. It cannot be expanded.
  case cycle(ItemID)
  /// No known node with that id can be revealed.
  case unknownNode(ItemID)
  /// More nodes than the associated limit were to be expanded at once. The remaining ones are left as they
  /// are.
  case tooManyNodes(Int)
  /// A node is inside more nodes than the associated limit. It cannot be expanded.
  case tooDeep(Int)
}

extension OutlineIssue: CustomStringConvertible {
  /// The problem, its place, and the remedy.
  public var description: String {
    switch self {
    case .duplicateNode(let id):
      "several nodes have the id " + id.description
        + "; use something unique as the id, such as the path"
    case .cycle(let id):
      "the node " + id.description + " contains itself; it cannot be expanded there"
    case .unknownNode(let id):
      "there is no node with the id " + id.description
        + " that can be revealed; pass the ids of its path, from the root on"
    case .tooManyNodes(let count):
      "more than " + count.description + " nodes would be expanded at once; expand to a level"
    case .tooDeep(let level):
      "nodes inside more than " + level.description + " other nodes cannot be expanded"
    }
  }
}
