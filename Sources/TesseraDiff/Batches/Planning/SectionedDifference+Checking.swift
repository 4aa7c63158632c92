extension SectionedDifference {
  /// Checks that this can be the difference between two versions, as far as their counts tell.
  ///
  /// - Complexity: O(*c* log *c* + *s*) for *c* changes and *s* sections.
  func check(oldCounts: [Int], newCounts: [Int]) throws(DifferenceFault) {
    try checkOrder()
    try checkSections(oldCount: oldCounts.count, newCount: newCounts.count)
    let partners = SectionPartners(self, oldCount: oldCounts.count, newCount: newCounts.count)
    try checkItems(partners, oldCounts: oldCounts, newCounts: newCounts)
    try checkUpdates(partners, oldCounts: oldCounts, newCounts: newCounts)
  }

  private func checkOrder() throws(DifferenceFault) {
    guard
      isStrictlyAscending(sectionDeletes), isStrictlyAscending(sectionInserts),
      isStrictlyAscending(sectionMoves.map { $0.to }), isStrictlyAscending(sectionUpdates.map { $0.to }),
      isStrictlyAscending(deletes), isStrictlyAscending(inserts),
      isStrictlyAscending(moves.map { $0.to }), isStrictlyAscending(updates.map { $0.to })
    else { throw .unordered }
  }

  private func checkSections(oldCount: Int, newCount: Int) throws(DifferenceFault) {
    try checkDistinct(sectionDeletes + sectionMoves.map { $0.from }, count: oldCount) { .old($0) }
    try checkDistinct(sectionInserts + sectionMoves.map { $0.to }, count: newCount) { .new($0) }
    let found = oldCount - sectionDeletes.count + sectionInserts.count
    if found != newCount { throw .sectionCount(expected: newCount, found: found) }
  }

  private func checkDistinct(
    _ sections: [Int], count: Int, origin: (Int) -> Origin<Int>
  ) throws(DifferenceFault) {
    var isNamed = Array(repeating: false, count: count)
    for section in sections {
      guard isNamed.indices.contains(section) else { throw .missingSection(origin(section)) }
      if isNamed[section] { throw .contradictorySection(origin(section)) }
      isNamed[section] = true
    }
  }

  private func checkItems(
    _ partners: SectionPartners, oldCounts: [Int], newCounts: [Int]
  ) throws(DifferenceFault) {
    let leaving = try tally(deletes + moves.map { $0.from }, counts: oldCounts) { .old($0) }
    let arriving = try tally(inserts + moves.map { $0.to }, counts: newCounts) { .new($0) }
    for path in deletes where partners.newOfOld[path.section] == nil { throw .contradictoryItem(.old(path)) }
    for path in inserts where partners.oldOfNew[path.section] == nil { throw .contradictoryItem(.new(path)) }
    for (new, old) in partners.oldOfNew.enumerated() {
      guard let old else { continue }
      let staying = oldCounts[old] - leaving[old]
      if staying != newCounts[new] - arriving[new] {
        throw .itemCount(section: new, expected: newCounts[new], found: staying &+ arriving[new])
      }
    }
  }

  /// How many of some items are in each section; no item may be named twice.
  private func tally(
    _ paths: [ItemPath], counts: [Int], origin: (ItemPath) -> Origin<ItemPath>
  ) throws(DifferenceFault) -> [Int] {
    var tally = Array(repeating: 0, count: counts.count)
    var last: ItemPath?
    for path in paths.sorted() {
      guard path.exists(in: counts) else { throw .missingItem(origin(path)) }
      if path == last { throw .contradictoryItem(origin(path)) }
      tally[path.section] += 1
      last = path
    }
    return tally
  }

  /// Updates are of what is in both versions: of a section or item and its partner.
  private func checkUpdates(
    _ partners: SectionPartners, oldCounts: [Int], newCounts: [Int]
  ) throws(DifferenceFault) {
    for update in sectionUpdates {
      guard oldCounts.indices.contains(update.from) else { throw .missingSection(.old(update.from)) }
      guard newCounts.indices.contains(update.to) else { throw .missingSection(.new(update.to)) }
      if partners.newOfOld[update.from] != update.to { throw .contradictorySection(.new(update.to)) }
    }
    guard !updates.isEmpty else { return }
    let map = PathMap(self)
    for update in updates {
      guard update.from.exists(in: oldCounts) else { throw .missingItem(.old(update.from)) }
      guard update.to.exists(in: newCounts) else { throw .missingItem(.new(update.to)) }
      if map.newPath(ofOld: update.from) != update.to { throw .contradictoryItem(.new(update.to)) }
    }
  }
}

extension ItemPath {
  /// Whether there is such an item in sections of these counts.
  fileprivate func exists(in counts: [Int]) -> Bool {
    counts.indices.contains(section) && item >= 0 && item < counts[section]
  }
}

/// Whether each value is greater than the one before it.
private func isStrictlyAscending<Value: Comparable>(_ values: [Value]) -> Bool {
  zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
}
