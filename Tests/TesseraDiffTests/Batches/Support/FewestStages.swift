import TesseraDiff

/// The least number of stages for a difference, found by an exhaustive search: which sections move, which
/// stage holds the section inserts, the section deletes and the section moves, and which one holds each
/// change of an item.
struct FewestStages {
  let old: Sample
  let new: Sample
  let difference: SectionedDifference
  let rules: BatchRules

  var count: Int {
    (1...3).first { count in choicesOfMovers(count).contains { isPossible(count, movers: $0) } } ?? 4
  }

  /// The change of an item, as far as it affects stages.
  private struct Change {
    var from: Int?
    var to: Int?
    var isInsert: Bool
  }

  private var changes: [Change] {
    difference.deletes.map { Change(from: $0.section, to: nil, isInsert: false) }
      + difference.inserts.map { Change(from: nil, to: $0.section, isInsert: true) }
      + difference.moves.map { Change(from: $0.from.section, to: $0.to.section, isInsert: false) }
  }

  /// Returns the choices of the fewest sections that can move, as moves.
  ///
  /// In one stage, a section must not move to the rank that it already has. In several stages, ranks depend
  /// on the sections that wait between the others; this search ignores that.
  func choicesOfMovers(_ count: Int) -> [[Move<Int>]] {
    let origins = new.groups.map { old.section($0.id) }
    let pairs = origins.enumerated().compactMap { new, old in old.map { Move(from: $0, to: new) } }
    let oldRanks = pairs.map { $0.from }.sorted()
    let resting = Set(
      pairs.enumerated().filter { oldRanks[$0.offset] == $0.element.from }.map { $0.element.to })
    let choices = NaiveDifference.increasing(origins).filter { count > 1 || resting.isSubset(of: $0) }
    let most = choices.map { $0.count }.max() ?? 0
    return choices.filter { $0.count == most }.map { stays in pairs.filter { !stays.contains($0.to) } }
  }

  private func isPossible(_ count: Int, movers: [Move<Int>]) -> Bool {
    let stages = 0..<count
    let changes = self.changes
    let movedFrom = Set(movers.map { $0.from })
    let movedTo = Set(movers.map { $0.to })
    for inserting in stages {
      for deleting in stages {
        for moving in movers.isEmpty ? 0..<1 : stages {
          let isHeld = changes.allSatisfy { change in
            stages.contains { stage in
              if let from = change.from, difference.sectionDeletes.contains(from), stage >= deleting {
                return false
              }
              if let to = change.to, difference.sectionInserts.contains(to), stage <= inserting {
                return false
              }
              guard stage == moving, !movers.isEmpty else { return true }
              if let from = change.from, movedFrom.contains(from) { return false }
              if let to = change.to, movedTo.contains(to) { return false }
              let meetsInserts = stage == inserting && !difference.sectionInserts.isEmpty
              return rules == .collectionView && !(change.isInsert && meetsInserts)
            }
          }
          if isHeld { return true }
        }
      }
    }
    return false
  }
}
