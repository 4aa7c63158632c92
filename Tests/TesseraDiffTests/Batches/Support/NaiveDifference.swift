import TesseraDiff

/// A difference by plain look-ups, with every possible choice of the items that stay.
///
/// The tests of batches do not depend on the code that compares versions.
struct NaiveDifference {
  let old: Sample
  let new: Sample

  /// Returns the difference for which `pick` chooses, for each list, among all longest increasing choices of
  /// staying items.
  func difference(pick: (_ choices: [Set<Int>]) -> Set<Int>) -> SectionedDifference {
    var difference = SectionedDifference()
    let sections = new.groups.map { old.section($0.id) }
    difference.sectionDeletes = old.groups.indices.filter { new.section(old.groups[$0].id) == nil }
    difference.sectionInserts = sections.indices.filter { sections[$0] == nil }
    let staying = pick(Self.longestIncreasing(sections))
    difference.sectionMoves = moves(sections).filter { !staying.contains($0.to) }
    difference.sectionUpdates = moves(sections).filter { old.groups[$0.from].look != new.groups[$0.to].look }
    let oldPaths = paths(old)
    let newPaths = paths(new)
    difference.deletes = oldPaths.filter { newPaths[$0.key] == nil }.map { $0.value }
      .filter { !difference.sectionDeletes.contains($0.section) }.sorted()
    difference.inserts = newPaths.filter { oldPaths[$0.key] == nil }.map { $0.value }
      .filter { sections[$0.section] != nil }.sorted()
    for (section, group) in new.groups.enumerated() {
      let origins = group.rows.map { oldPaths[$0.id] }
      let staying = pick(
        Self.longestIncreasing(origins.map { $0?.section == sections[section] ? $0?.item : nil }))
      for (item, origin) in origins.enumerated() {
        guard let origin else { continue }
        let move = Move(from: origin, to: ItemPath(section: section, item: item))
        if !staying.contains(item) { difference.moves.append(move) }
        if old.groups[origin.section].rows[origin.item] != group.rows[item] {
          difference.updates.append(move)
        }
      }
    }
    return difference
  }

  /// Returns the path of each row, by id.
  private func paths(_ sample: Sample) -> [Int: ItemPath] {
    var paths: [Int: ItemPath] = [:]
    for (section, group) in sample.groups.enumerated() {
      for (item, row) in group.rows.enumerated() { paths[row.id] = ItemPath(section: section, item: item) }
    }
    return paths
  }

  private func moves(_ origins: [Int?]) -> [Move<Int>] {
    origins.enumerated().compactMap { position, origin in origin.map { Move(from: $0, to: position) } }
  }

  /// Returns all longest choices of positions with increasing values.
  static func longestIncreasing(_ values: [Int?]) -> [Set<Int>] {
    let all = increasing(values)
    let longest = all.map { $0.count }.max() ?? 0
    return all.filter { $0.count == longest }
  }

  /// Returns all choices of positions with increasing values, including the empty one.
  static func increasing(_ values: [Int?]) -> [Set<Int>] {
    var chains: [[Int]] = [[]]
    for (position, value) in values.enumerated() {
      guard let value else { continue }
      chains += chains.filter { ($0.last.flatMap { values[$0] } ?? -1) < value }.map { $0 + [position] }
    }
    return chains.map { Set($0) }
  }
}
