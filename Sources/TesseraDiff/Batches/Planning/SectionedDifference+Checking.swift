extension SectionedDifference {
  /// Checks that this difference is possible between versions with these counts. O(*c* log *c* + *s*) for *c*
  /// changes and *s* sections.
  func check(oldCounts: [Int], newCounts: [Int]) throws(DifferenceError) {
    try checkOrder()
    try checkSections(oldCount: oldCounts.count, newCount: newCounts.count)
    let matches = SectionMatches(self, oldCount: oldCounts.count, newCount: newCounts.count)
    try checkItems(matches, oldCounts: oldCounts, newCounts: newCounts)
    try checkUpdates(matches, oldCounts: oldCounts, newCounts: newCounts)
  }

  private func checkOrder() throws(DifferenceError) {
    guard
      isStrictlyAscending(sectionDeletes), isStrictlyAscending(sectionInserts),
      isStrictlyAscending(sectionMoves.lazy.map { $0.to }),
      isStrictlyAscending(sectionUpdates.lazy.map { $0.to }),
      isStrictlyAscending(deletes), isStrictlyAscending(inserts),
      isStrictlyAscending(moves.lazy.map { $0.to }), isStrictlyAscending(updates.lazy.map { $0.to })
    else { throw .unordered }
  }

  private func checkSections(oldCount: Int, newCount: Int) throws(DifferenceError) {
    try checkDistinct(sectionDeletes + sectionMoves.map { $0.from }, count: oldCount) { .old($0) }
    try checkDistinct(sectionInserts + sectionMoves.map { $0.to }, count: newCount) { .new($0) }
    let found = oldCount - sectionDeletes.count + sectionInserts.count
    if found != newCount { throw .sectionCount(expected: newCount, found: found) }
  }

  private func checkDistinct(
    _ sections: [Int], count: Int, origin: (Int) -> Origin<Int>
  ) throws(DifferenceError) {
    var isNamed = Array(repeating: false, count: count)
    for section in sections {
      guard isNamed.indices.contains(section) else { throw .missingSection(origin(section)) }
      if isNamed[section] { throw .contradictorySection(origin(section)) }
      isNamed[section] = true
    }
  }

  private func checkItems(
    _ matches: SectionMatches, oldCounts: [Int], newCounts: [Int]
  ) throws(DifferenceError) {
    let leaving = try tally(deletes, moves.lazy.map { $0.from }, counts: oldCounts) { .old($0) }
    let arriving = try tally(inserts, moves.lazy.map { $0.to }, counts: newCounts) { .new($0) }
    for path in deletes where matches.newOfOld[path.section] == nil { throw .contradictoryItem(.old(path)) }
    for path in inserts where matches.oldOfNew[path.section] == nil { throw .contradictoryItem(.new(path)) }
    for (new, old) in matches.oldOfNew.enumerated() {
      guard let old else { continue }
      let staying = oldCounts[old] - leaving[old]
      if staying != newCounts[new] - arriving[new] {
        throw .itemCount(section: new, expected: newCounts[new], found: staying &+ arriving[new])
      }
    }
  }

  /// Counts the paths of both kinds in each section, and checks that each path exists and is unique.
  private func tally(
    _ paths: [ItemPath], _ moved: some Collection<ItemPath>, counts: [Int],
    origin: (ItemPath) -> Origin<ItemPath>
  ) throws(DifferenceError) -> [Int] {
    if let tally = markedTally(paths, moved, counts: counts) { return tally }
    var tally = Array(repeating: 0, count: counts.count)
    var last: ItemPath?
    for path in (paths + moved).sorted() {
      guard path.exists(in: counts) else { throw .missingItem(origin(path)) }
      if path == last { throw .contradictoryItem(origin(path)) }
      tally[path.section] += 1
      last = path
    }
    return tally
  }

  /// Counts the paths in each section by marking them in a bitmap, which is faster than sorting them. O(*c* + *s*)
  /// for *c* paths and *s* sections.
  ///
  /// - Returns: `nil` if a path does not exist or repeats, or if there are many more items than paths.
  private func markedTally(
    _ paths: [ItemPath], _ moved: some Collection<ItemPath>, counts: [Int]
  ) -> [Int]? {
    var starts: [Int] = []
    starts.reserveCapacity(counts.count)
    var itemCount = 0
    for count in counts {
      starts.append(itemCount)
      let (sum, isTooGreat) = itemCount.addingReportingOverflow(count)
      if isTooGreat || sum / 64 > paths.count + moved.count { return nil }
      itemCount = sum
    }
    var bitmap = [UInt64](repeating: 0, count: itemCount / 64 + 1)
    return bitmap.withUnsafeMutableBufferPointer { bitmap in
      var marks = PathMarks(counts: counts, starts: starts, bitmap: bitmap)
      return marks.insert(paths) && marks.insert(moved) ? marks.tally : nil
    }
  }

  /// Checks that each update refers to a section or item and its match in the other version.
  private func checkUpdates(
    _ matches: SectionMatches, oldCounts: [Int], newCounts: [Int]
  ) throws(DifferenceError) {
    for update in sectionUpdates {
      guard oldCounts.indices.contains(update.from) else { throw .missingSection(.old(update.from)) }
      guard newCounts.indices.contains(update.to) else { throw .missingSection(.new(update.to)) }
      if matches.newOfOld[update.from] != update.to { throw .contradictorySection(.new(update.to)) }
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
  fileprivate func exists(in counts: [Int]) -> Bool {
    counts.indices.contains(section) && item >= 0 && item < counts[section]
  }
}

/// Different paths, marked in a bitmap.
private struct PathMarks {
  let counts: [Int]
  /// The number of items in the sections before each one.
  let starts: [Int]
  /// A bit for each item. An array would be checked for other owners at each path.
  let bitmap: UnsafeMutableBufferPointer<UInt64>
  /// The number of paths in each section.
  private(set) var tally: [Int]

  init(counts: [Int], starts: [Int], bitmap: UnsafeMutableBufferPointer<UInt64>) {
    self.counts = counts
    self.starts = starts
    self.bitmap = bitmap
    tally = Array(repeating: 0, count: counts.count)
  }

  /// Inserts paths.
  ///
  /// - Returns: `false` if a path does not exist or was inserted before.
  mutating func insert(_ paths: some Collection<ItemPath>) -> Bool {
    // Neighbors are often in the same section.
    var (section, start, count, pathCount) = (-1, 0, 0, 0)
    for path in paths {
      if path.section != section {
        if section >= 0 { tally[section] += pathCount }
        guard counts.indices.contains(path.section) else { return false }
        section = path.section
        (start, count, pathCount) = (starts[section], counts[section], 0)
      }
      guard path.item >= 0, path.item < count else { return false }
      let position = start + path.item
      let mark: UInt64 = 1 << UInt64(position & 63)
      if bitmap[position >> 6] & mark != 0 { return false }
      bitmap[position >> 6] |= mark
      pathCount += 1
    }
    if section >= 0 { tally[section] += pathCount }
    return true
  }
}

private func isStrictlyAscending<Value: Comparable>(_ values: some Collection<Value>) -> Bool {
  var last: Value?
  for value in values {
    if let last, last >= value { return false }
    last = value
  }
  return true
}
