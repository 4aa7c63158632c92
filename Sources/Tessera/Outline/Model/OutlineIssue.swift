/// Something that is wrong with the nodes of an ``Outline``. Never a reason to stop: each case says what is done instead.
public enum OutlineIssue: Hashable, Sendable {
  /// Several nodes have the same id. The first one that was found has it; the others are told apart by the order in which
  /// they were found.
  case duplicateNode(ItemID)
  /// A node is inside a node with the same id. It cannot be expanded.
  case cycle(ItemID)
  /// There is no node with that id to reveal, as far as nodes are known.
  case unknownNode(ItemID)
  /// So many nodes were expanded at once, and there were more. Those are left as they are.
  case tooManyNodes(Int)
  /// A node is inside more nodes than that. It cannot be expanded.
  case tooDeep(Int)
}

extension OutlineIssue: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .duplicateNode(let id):
      "several nodes have the id " + id.description
        + "; make ids of what tells them apart, their paths for example"
    case .cycle(let id):
      "the node " + id.description + " is inside itself; it cannot be expanded there"
    case .unknownNode(let id):
      "there is no node with the id " + id.description
        + " that could be revealed; name the nodes around it, from the root on"
    case .tooManyNodes(let count):
      "more than " + count.description + " nodes were to be expanded at once; expand to a level"
    case .tooDeep(let level):
      "there are nodes inside more than " + level.description + " others; they cannot be expanded"
    }
  }
}
