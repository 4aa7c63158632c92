extension SectionedDifference {
  /// The difference of one list, as that of a section which is at the same position in both versions.
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
