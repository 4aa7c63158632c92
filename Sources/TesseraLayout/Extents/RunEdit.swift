/// A change of a ``RunTree``: a range of its items gives way to the items of another tree.
struct RunEdit<Run: TreeRun> {
  /// The items that go.
  var old: Range<Int>
  /// The items that come.
  var new: RunTree<Run>
}
