import TesseraDiff
import TestSupport

/// Two lists that know some of their common runs, and count the accesses to ids.
struct KnowingPair: ComparableListPair {
  let rows: RowPair
  let work = Work()
  /// The known common runs, in the order in which they are reported.
  var known: [CommonRun] = []
  /// Whether the common prefix and suffix are searched item by item.
  var trims = false

  /// Creates lists without known common runs.
  init(_ lists: ListCase) { rows = RowPair(old: lists.old, new: lists.new) }

  /// Creates lists that know some of their common runs, in order.
  init(_ lists: ListCase, _ generator: inout SeededGenerator) {
    self.init(lists)
    trims = .random(using: &generator)
    var (old, new) = (0, 0)
    while old < rows.old.count {
      let isKnown = Int.random(in: 0..<3, using: &generator) == 0
      let place = isKnown ? rows.new[new...].firstIndex { $0.id == rows.old[old].id } : nil
      guard let place else {
        old += 1
        continue
      }
      let limit = Int.random(in: 1...8, using: &generator)
      let count = zip(rows.old[old...], rows.new[place...]).prefix(limit).prefix { $0.id == $1.id }.count
      known.append(CommonRun(old: old, new: place, count: count))
      (old, new) = (old + count, place + count)
    }
  }

  var oldCount: Int { rows.oldCount }

  var newCount: Int { rows.newCount }

  func hasSameID(old: Int, new: Int) -> Bool {
    work.comparisons += 1
    return rows.hasSameID(old: old, new: new)
  }

  func hasSameID(old: Int, otherOld: Int) -> Bool {
    work.comparisons += 1
    return rows.hasSameID(old: old, otherOld: otherOld)
  }

  func hash(old: Int) -> Int {
    work.hashes += 1
    return rows.hash(old: old)
  }

  func hash(new: Int) -> Int {
    work.hashes += 1
    return rows.hash(new: new)
  }

  func isUnchanged(old: Int, new: Int) -> Bool { rows.old[old] == rows.new[new] }

  func commonPrefix() -> Int {
    let limit = min(oldCount, newCount)
    return trims ? (0..<limit).first { rows.old[$0].id != rows.new[$0].id } ?? limit : 0
  }

  func commonSuffix(after prefix: Int) -> Int {
    let limit = min(oldCount, newCount) - prefix
    return trims
      ? (1...max(1, limit)).first { $0 > limit || rows.old[oldCount - $0].id != rows.new[newCount - $0].id }
        .map { $0 - 1 } ?? limit : 0
  }

  func nextCommonRun(old: Int, new: Int) -> CommonRun? {
    for commonRun in known {
      let passed = max(0, old - commonRun.old, new - commonRun.new)
      if passed < commonRun.count {
        return CommonRun(
          old: commonRun.old + passed, new: commonRun.new + passed, count: commonRun.count - passed)
      }
    }
    return nil
  }
}
