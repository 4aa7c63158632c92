import TesseraDiff

/// The new and old path of each item of each section, read literally from a difference.
struct NaivePathMap {
  let sections: NaiveMap
  /// The new path for each old one; `nil` if the item is deleted.
  private(set) var newPaths: [[ItemPath?]]
  /// The old path for each new one; `nil` if the item is inserted.
  private(set) var oldPaths: [[ItemPath?]]

  /// Returns `nil` if the parts do not fit.
  init?(_ difference: SectionedDifference, oldCounts: [Int], newCounts: [Int]) {
    guard
      let sections = NaiveMap(
        deletes: difference.sectionDeletes, inserts: difference.sectionInserts,
        moves: difference.sectionMoves,
        oldCount: oldCounts.count, newCount: newCounts.count)
    else { return nil }
    self.sections = sections
    newPaths = oldCounts.map { Array(repeating: nil, count: $0) }
    oldPaths = newCounts.map { Array(repeating: nil, count: $0) }
    guard
      let leaving = NaivePathMap.named(
        difference.deletes, and: difference.moves.map { $0.from }, in: oldCounts),
      let coming = NaivePathMap.named(difference.inserts, and: difference.moves.map { $0.to }, in: newCounts)
    else { return nil }
    for (old, new) in sections.newPositions.enumerated() {
      guard let new else { continue }
      let staying = leaving[old].indices.filter { !leaving[old][$0] }
      let free = coming[new].indices.filter { !coming[new][$0] }
      guard staying.count == free.count else { return nil }
      for (number, item) in staying.enumerated() {
        newPaths[old][item] = ItemPath(section: new, item: free[number])
        oldPaths[new][free[number]] = ItemPath(section: old, item: item)
      }
    }
    for move in difference.moves {
      newPaths[move.from.section][move.from.item] = move.to
      oldPaths[move.to.section][move.to.item] = move.from
    }
  }

  /// Returns whether each path is named; `nil` if any is out of range or occurs twice.
  private static func named(_ first: [ItemPath], and second: [ItemPath], in counts: [Int]) -> [[Bool]]? {
    var isNamed = counts.map { Array(repeating: false, count: $0) }
    for path in first + second {
      guard counts.indices.contains(path.section), path.item >= 0, path.item < counts[path.section],
        !isNamed[path.section][path.item]
      else { return nil }
      isNamed[path.section][path.item] = true
    }
    return isNamed
  }
}
