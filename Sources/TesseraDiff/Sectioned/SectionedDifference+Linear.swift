extension SectionedDifference {
  /// Creates the difference of a single section, at the same position in both versions, from that of its
  /// items.
  init(section: Int, _ difference: LinearDifference) {
    func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    func paths(_ moves: [Move<Int>]) -> [Move<ItemPath>] {
      moves.map { Move(from: path($0.from), to: path($0.to)) }
    }
    self.init(
      deletes: difference.deletes.map(path), inserts: difference.inserts.map(path),
      moves: paths(difference.moves), updates: paths(difference.updates))
  }
}
