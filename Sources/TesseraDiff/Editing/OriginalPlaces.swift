/// Where the nodes of a snapshot's items were before the first edit: they are numbered in order from zero.
@usableFromInline
struct OriginalPlaces {
  private var paths: [ItemPath] = []
  /// For each section its first node, and the number of all nodes.
  private var firsts = [0]

  /// Numbers the items of sections that have so many each.
  @usableFromInline
  init(counts: [Int]) {
    paths.reserveCapacity(counts.reduce(0, +))
    for (section, count) in counts.enumerated() {
      for item in 0..<count { paths.append(ItemPath(section: section, item: item)) }
      firsts.append(paths.count)
    }
  }

  /// Where a node was.
  @usableFromInline
  func path(of node: Int) -> ItemPath { paths[node] }

  /// The nodes that a section had.
  @usableFromInline
  func nodes(ofSection section: Int) -> Range<Int> { firsts[section]..<firsts[section + 1] }
}
