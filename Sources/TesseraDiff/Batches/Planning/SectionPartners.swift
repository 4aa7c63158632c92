/// Which section of the old version is which of the new one, and one number for each section that is in either.
///
/// Old sections are numbered by their position, inserted ones after them.
struct SectionPartners {
  /// For each old section its new position; nil where it is deleted.
  let newOfOld: [Int?]
  /// For each new section its old position; nil where it is inserted.
  let oldOfNew: [Int?]

  /// Reads the partners off a checked difference.
  ///
  /// - Complexity: O(*s*) for *s* sections.
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

  /// How many sections are in either version, at most: every number is less.
  var numberCount: Int { newOfOld.count + oldOfNew.count }

  /// The number of an old section.
  func number(ofOld section: Int) -> Int { section }

  /// The number of a new section.
  func number(ofNew section: Int) -> Int { oldOfNew[section] ?? newOfOld.count + section }

  /// The number of a section between the versions.
  func number(of origin: Origin<Int>) -> Int {
    switch origin {
    case .old(let section): number(ofOld: section)
    case .new(let section): number(ofNew: section)
    }
  }

  /// Whether an item moves out of a deleted section.
  func isRescued(_ move: Move<ItemPath>) -> Bool { newOfOld[move.from.section] == nil }

  /// Whether an item moves into an inserted section.
  func isWelcomed(_ move: Move<ItemPath>) -> Bool { oldOfNew[move.to.section] == nil }
}
