/// The positions of all sections and items between two stages.
struct StagePositions {
  /// Items that are adjacent both in their original version and between the stages.
  private struct Run {
    /// The position of the first item in its original section.
    let first: Int
    /// The path of the first item between the stages.
    let path: ItemPath
  }

  private var oldSections: [Int]
  private var newSections: [Int]
  /// For each section the runs of its items, in the order of that section.
  private var oldRuns: [[Run]]
  private var newRuns: [[Run]]

  /// Records the positions of all sections and runs of items. O(*r* log *r* + *s*) for *r* runs and *s*
  /// sections.
  init(_ sections: [StagedSection], oldCount: Int, newCount: Int) {
    oldSections = Array(repeating: -1, count: oldCount)
    newSections = Array(repeating: -1, count: newCount)
    oldRuns = Array(repeating: [], count: oldCount)
    newRuns = Array(repeating: [], count: newCount)
    for (position, section) in sections.enumerated() {
      switch section.origin {
      case .old(let old): oldSections[old] = position
      case .new(let new): newSections[new] = position
      }
      for run in section.items.runs {
        let path = ItemPath(section: position, item: run.range.lowerBound)
        switch run.origin {
        case .old(let old): oldRuns[old.section].append(Run(first: old.item, path: path))
        case .new(let new): newRuns[new.section].append(Run(first: new.item, path: path))
        }
      }
    }
    for section in oldRuns.indices { oldRuns[section].sort { $0.first < $1.first } }
    for section in newRuns.indices { newRuns[section].sort { $0.first < $1.first } }
  }

  /// Returns the position of a section, which must be present.
  func section(_ origin: Origin<Int>) -> Int {
    switch origin {
    case .old(let section): oldSections[section]
    case .new(let section): newSections[section]
    }
  }

  /// Returns the path of an item, which must be present. O(log *r*) for *r* runs.
  func item(_ origin: Origin<ItemPath>) -> ItemPath {
    switch origin {
    case .old(let path): place(of: path.item, in: oldRuns[path.section])
    case .new(let path): place(of: path.item, in: newRuns[path.section])
    }
  }

  private func place(of item: Int, in runs: [Run]) -> ItemPath {
    let run = runs[runs.countOfFirst { $1.first <= item } - 1]
    return ItemPath(section: run.path.section, item: run.path.item &+ (item - run.first))
  }
}
