/// The timelines of the sections and of all their items, from the old version to the new one.
struct StageTimelines {
  private typealias Items = Timeline<ItemPath>

  private let sections: Timeline<Int>
  private let removals: [[Items.Removal]]
  private let insertions: [[Items.Insertion]]
  private let matches: SectionMatches
  private let oldCounts: [Int]
  private let newCounts: [Int]

  /// Computes the stages at which sections and items are removed and inserted. O(*c* log *c* + *s*) for *c*
  /// changes and *s* sections.
  init(
    _ difference: SectionedDifference, matches: SectionMatches, shape: StageShape, oldCounts: [Int],
    newCounts: [Int]
  ) {
    sections = Timeline(difference, shape: shape, oldCount: oldCounts.count, newCount: newCounts.count)
    self.matches = matches
    self.oldCounts = oldCounts
    self.newCounts = newCounts

    var leaving = difference.deletes.map { (path: $0, stage: shape.itemChanges) }
    var arriving = difference.inserts.map { (path: $0, stage: shape.itemChanges, origin: Origin.new($0)) }
    for move in difference.moves {
      let stage = matches.stage(of: move, in: shape) ?? shape.itemChanges
      leaving.append((path: move.from, stage: stage))
      arriving.append((path: move.to, stage: stage, origin: .old(move.from)))
    }
    leaving.sort { $0.path < $1.path }
    arriving.sort { $0.path < $1.path }

    // Items that are not listed stay, or are removed and inserted along with their section.
    var removals = oldCounts.map { _ in [Items.Removal]() }
    for (path, stage) in leaving {
      removals[path.section].append(Items.Removal(path.item, stage: stage))
    }
    var insertions = newCounts.map { _ in [Items.Insertion]() }
    for (path, stage, origin) in arriving {
      insertions[path.section].append(Items.Insertion(path.item, stage: stage, origin: origin))
    }
    for section in difference.sectionDeletes {
      let rest = oldCounts[section].ranges(between: removals[section].map { $0.range })
      removals[section] += rest.map { Items.Removal(range: $0, stage: shape.sectionDeletes) }
      removals[section].sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    for section in difference.sectionInserts {
      let rest = newCounts[section].ranges(between: insertions[section].map { $0.range })
      insertions[section] += rest.map {
        let origin = Origin.new(ItemPath(section: section, item: $0.lowerBound))
        return Items.Insertion(range: $0, stage: shape.sectionInserts, origin: origin)
      }
      insertions[section].sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    self.removals = removals
    self.insertions = insertions
  }

  /// Returns the sections and their items after the first `stages` stages. O(*c* + *s*) for *c* changes and
  /// *s* sections.
  func sections(after stages: Int) -> [StagedSection] {
    sections.list(after: stages).map { origin in
      var items = StagedItems()
      switch origin {
      case .old(let old):
        timeline(of: old, matches.newOfOld[old])
          .forEachRun(after: stages, position: { ItemPath(section: old, item: $0) }) {
            items.append($0, count: $1)
          }
      case .new(let new):
        timeline(of: nil, new)
          .forEachRun(after: stages, position: { ItemPath(section: new, item: $0) }) {
            items.append($0, count: $1)
          }
      }
      return StagedSection(origin, items: items)
    }
  }

  /// Returns the timeline of the items of an old section, its new match, or both.
  private func timeline(of old: Int?, _ new: Int?) -> Items {
    Items(
      oldCount: old.map { oldCounts[$0] } ?? 0, newCount: new.map { newCounts[$0] } ?? 0,
      removals: old.map { removals[$0] } ?? [], insertions: new.map { insertions[$0] } ?? [])
  }
}

extension Timeline<Int> {
  /// Computes the stages at which sections are removed and inserted. O(*s* log *s*) for *s* sections that
  /// change.
  init(_ difference: SectionedDifference, shape: StageShape, oldCount: Int, newCount: Int) {
    var removals = difference.sectionDeletes.map { Removal($0, stage: shape.sectionDeletes) }
    var insertions = difference.sectionInserts.map {
      Insertion($0, stage: shape.sectionInserts, origin: .new($0))
    }
    for move in difference.sectionMoves {
      removals.append(Removal(move.from, stage: shape.sectionMoves))
      insertions.append(Insertion(move.to, stage: shape.sectionMoves, origin: .old(move.from)))
    }
    removals.sort { $0.range.lowerBound < $1.range.lowerBound }
    insertions.sort { $0.range.lowerBound < $1.range.lowerBound }
    self.init(oldCount: oldCount, newCount: newCount, removals: removals, insertions: insertions)
  }

  /// Returns the list after the first `stages` stages. O(*s*) for *s* sections.
  func list(after stages: Int) -> [Origin<Int>] {
    var list: [Origin<Int>] = []
    forEachRun(after: stages, position: { $0 }) { origin, count in
      switch origin {
      case .old(let first): list += (first..<(first + count)).map { .old($0) }
      case .new(let first): list += (first..<(first + count)).map { .new($0) }
      }
    }
    return list
  }
}

extension SectionMatches {
  func stage(of move: Move<ItemPath>, in shape: StageShape) -> Int? {
    shape.stage(
      leavesDeletedSection: leavesDeletedSection(move), entersInsertedSection: entersInsertedSection(move))
  }
}

extension Int {
  /// Returns the gaps between ascending ranges among the positions from zero to this number.
  fileprivate func ranges(between others: [Range<Int>]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for other in others {
      if start < other.lowerBound { ranges.append(start..<other.lowerBound) }
      start = other.upperBound
    }
    if start < self { ranges.append(start..<self) }
    return ranges
  }
}
