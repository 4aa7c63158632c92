/// The matching of old and new sections, with one number for each section of either version.
///
/// An old section is numbered by its position; inserted sections are numbered after the old ones.
struct SectionMatches {
  /// For each old section its new position, or `nil` if it is deleted.
  let newOfOld: [Int?]
  /// For each new section its old position, or `nil` if it is inserted.
  let oldOfNew: [Int?]

  /// Derives the matches from a checked difference. O(*s*) for *s* sections.
  init(_ difference: SectionedDifference, oldCount: Int, newCount: Int) {
    var leaves = Array(repeating: false, count: oldCount)
    var arrives = Array(repeating: false, count: newCount)
    var newOfOld: [Int?] = Array(repeating: nil, count: oldCount)
    var oldOfNew: [Int?] = Array(repeating: nil, count: newCount)
    for section in difference.sectionDeletes { leaves[section] = true }
    for section in difference.sectionInserts { arrives[section] = true }
    for move in difference.sectionMoves {
      leaves[move.from] = true
      arrives[move.to] = true
      newOfOld[move.from] = move.to
      oldOfNew[move.to] = move.from
    }
    let stayingOld = leaves.indices.filter { !leaves[$0] }
    let stayingNew = arrives.indices.filter { !arrives[$0] }
    for (old, new) in zip(stayingOld, stayingNew) {
      newOfOld[old] = new
      oldOfNew[new] = old
    }
    self.newOfOld = newOfOld
    self.oldOfNew = oldOfNew
  }

  /// An upper bound of all section numbers.
  var numberCount: Int { newOfOld.count + oldOfNew.count }

  func number(ofOld section: Int) -> Int { section }

  func number(ofNew section: Int) -> Int { oldOfNew[section] ?? newOfOld.count + section }

  func number(of origin: Origin<Int>) -> Int {
    switch origin {
    case .old(let section): number(ofOld: section)
    case .new(let section): number(ofNew: section)
    }
  }

  func leavesDeletedSection(_ move: Move<ItemPath>) -> Bool { newOfOld[move.from.section] == nil }

  func entersInsertedSection(_ move: Move<ItemPath>) -> Bool { oldOfNew[move.to.section] == nil }
}
