/// A change of a ``RunTree`` that replaces a range of its items.
struct RunEdit<Run: TreeRun> {
  enum Replacement {
    /// The items of another tree.
    case items(RunTree<Run>)
    /// Items that the tree held before the change, at any position.
    case moved(Range<Int>)

    var count: Int {
      switch self {
      case .items(let tree): tree.count
      case .moved(let range): range.count
      }
    }
  }

  var old: Range<Int>
  var new: Replacement
}
