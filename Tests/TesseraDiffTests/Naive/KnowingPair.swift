import TesseraDiff
import TestSupport

/// Two lists that know some of what they have in common, and count how often ids are looked at.
struct KnowingPair: ComparableListPair {
  let rows: RowPair
  let work = Work()
  /// What is known, in the order in which it is told.
  var known: [CommonStretch] = []
  /// Whether the common start and end are looked for item by item.
  var trims = false

  /// Lists that know nothing.
  init(_ lists: ListCase) { rows = RowPair(old: lists.old, new: lists.new) }

  /// Lists that know some of what they have in common in this order.
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
      known.append(CommonStretch(old: old, new: place, count: count))
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

  func nextCommonStretch(old: Int, new: Int) -> CommonStretch? {
    for stretch in known {
      let passed = max(0, old - stretch.old, new - stretch.new)
      if passed < stretch.count {
        return CommonStretch(
          old: stretch.old + passed, new: stretch.new + passed, count: stretch.count - passed)
      }
    }
    return nil
  }
}
