/// The paths, before the first edit, of the nodes of a snapshot's items. Nodes are numbered in order from
/// zero.
@usableFromInline
struct OriginalPaths {
  private var paths: [ItemPath] = []
  /// The first node of each section, and finally the number of all nodes.
  private var firsts = [0]

  @usableFromInline
  init(counts: [Int]) {
    paths.reserveCapacity(counts.reduce(0, +))
    for (section, count) in counts.enumerated() {
      for item in 0..<count { paths.append(ItemPath(section: section, item: item)) }
      firsts.append(paths.count)
    }
  }

  @usableFromInline
  func path(of node: Int) -> ItemPath { paths[node] }

  @usableFromInline
  func nodes(ofSection section: Int) -> Range<Int> { firsts[section]..<firsts[section + 1] }
}
