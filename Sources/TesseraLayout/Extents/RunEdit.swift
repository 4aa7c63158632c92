/// A change of a ``RunTree``: a range of its items gives way to others.
struct RunEdit<Run: TreeRun> {
  /// What comes in the place of items.
  enum Arrival {
    /// The items of another tree.
    case items(RunTree<Run>)
    /// Items that the tree had before the change, wherever they were.
    case moved(Range<Int>)

    /// How many items.
    var count: Int {
      switch self {
      case .items(let tree): tree.count
      case .moved(let range): range.count
      }
    }
  }

  /// The items that go.
  var old: Range<Int>
  /// The items that come.
  var new: Arrival
}
