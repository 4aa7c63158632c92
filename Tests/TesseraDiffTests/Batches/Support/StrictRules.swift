import TesseraDiff

/// The rules that a batch has to obey for any data, each checked literally.
///
/// It exists besides `BatchContract` because that is part of the product: these tests judge plans by an
/// oracle that shares no code, and so no mistake, with it.
struct StrictRules {
  let batch: Batch
  let oldCounts: [Int]
  let newCounts: [Int]
  let rules: BatchRules

  /// The letters of the rules that the batch breaks.
  var broken: [String] { bounds + uniqueness + conflicts + counts + hazards }

  private func exists(_ path: ItemPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  private var bounds: [String] {
    var broken: [String] = []
    let fromSections = batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map { $0.from }
    let toSections = batch.sectionInserts + batch.sectionUpdates + batch.sectionMoves.map { $0.to }
    let fromItems = batch.deletes + batch.reloads + batch.moves.map { $0.from }
    let toItems = batch.inserts + batch.updates + batch.moves.map { $0.to }
    if !fromSections.allSatisfy({ oldCounts.indices.contains($0) }) { broken.append("B1") }
    if !toSections.allSatisfy({ newCounts.indices.contains($0) }) { broken.append("B2") }
    if !fromItems.allSatisfy({ exists($0, oldCounts) }) { broken.append("B3") }
    if !toItems.allSatisfy({ exists($0, newCounts) }) { broken.append("B4") }
    return broken
  }

  /// C1 to C7, C10 to C12, I6: no position occurs twice in one index space, and lists are ascending.
  private var uniqueness: [String] {
    func isUnique<Value: Hashable>(_ values: [Value]) -> Bool { Set(values).count == values.count }
    var broken: [String] = []
    if !isUnique(batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map { $0.from }) {
      broken.append("C3")
    }
    if !isUnique(batch.sectionInserts + batch.sectionMoves.map { $0.to }) { broken.append("C5") }
    if !isUnique(batch.deletes + batch.reloads + batch.moves.map { $0.from }) { broken.append("C2") }
    if !isUnique(batch.inserts + batch.moves.map { $0.to }) { broken.append("C4") }
    if !isUnique(batch.sectionUpdates) || !isUnique(batch.updates) { broken.append("C12") }
    let isAscending =
      batch.sectionDeletes == batch.sectionDeletes.sorted()
      && batch.sectionInserts == batch.sectionInserts.sorted()
      && batch.sectionMoves == batch.sectionMoves.sorted { $0.to < $1.to }
      && batch.sectionReloads == batch.sectionReloads.sorted() && batch.deletes == batch.deletes.sorted()
      && batch.inserts == batch.inserts.sorted() && batch.moves == batch.moves.sorted { $0.to < $1.to }
      && batch.reloads == batch.reloads.sorted() && batch.updates == batch.updates.sorted()
      && batch.sectionUpdates == batch.sectionUpdates.sorted()
    return broken + (isAscending ? [] : ["order"])
  }

  private var conflicts: [String] {
    var broken: [String] = []
    let gone = Set(batch.sectionDeletes + batch.sectionReloads)
    let come = Set(batch.sectionInserts)
    if batch.moves.contains(where: { gone.contains($0.from.section) }) { broken.append("C8") }
    if batch.moves.contains(where: { come.contains($0.to.section) }) { broken.append("C9") }
    if batch.deletes.contains(where: { gone.contains($0.section) }) { broken.append("I5") }
    if batch.inserts.contains(where: { come.contains($0.section) }) { broken.append("I5") }
    if batch.reloads.contains(where: { gone.contains($0.section) }) { broken.append("C13") }
    let reloads = batch.sectionReloads.count + batch.reloads.count
    if reloads > 0, batch.count > reloads { broken.append("C7/H3") }
    return broken
  }

  private var counts: [String] {
    if newCounts.count != oldCounts.count + batch.sectionInserts.count - batch.sectionDeletes.count {
      return ["K1"]
    }
    let matches = self.matches
    let isRight = matches.allSatisfy { old, new in
      batch.sectionReloads.contains(old)
        || newCounts[new] == oldCounts[old]
          - (batch.deletes + batch.moves.map { $0.from }).count { $0.section == old }
          + (batch.inserts + batch.moves.map { $0.to }).count { $0.section == new }
    }
    return isRight ? [] : ["K2"]
  }

  private var hazards: [String] {
    var broken: [String] = []
    let leftSections = Set((batch.deletes + batch.reloads + batch.moves.map { $0.from }).map { $0.section })
    let enteredSections = Set((batch.inserts + batch.moves.map { $0.to }).map { $0.section })
    let changesItems = !leftSections.isEmpty || !enteredSections.isEmpty
    if batch.sectionMoves.contains(where: {
      leftSections.contains($0.from) || enteredSections.contains($0.to)
    }) {
      broken.append("H1")
    }
    let oldRanks = oldCounts.indices.filter { !batch.sectionDeletes.contains($0) }
    let newRanks = newCounts.indices.filter { !batch.sectionInserts.contains($0) }
    if batch.sectionMoves.contains(where: {
      oldRanks.firstIndex(of: $0.from) == newRanks.firstIndex(of: $0.to)
    }) {
      broken.append("H2")
    }
    if !batch.sectionInserts.isEmpty, !batch.sectionMoves.isEmpty, !batch.inserts.isEmpty {
      broken.append("H4")
    }
    if rules == .tableView, !batch.sectionMoves.isEmpty, changesItems { broken.append("H5") }
    return broken
  }

  /// The old and new positions of the sections that the batch keeps.
  private var matches: [(old: Int, new: Int)] {
    let from = Set(batch.sectionDeletes + batch.sectionMoves.map { $0.from })
    let to = Set(batch.sectionInserts + batch.sectionMoves.map { $0.to })
    let staying = zip(
      oldCounts.indices.filter { !from.contains($0) }, newCounts.indices.filter { !to.contains($0) })
    return batch.sectionMoves.map { ($0.from, $0.to) } + staying.map { ($0.0, $0.1) }
  }
}
