/// The sections and all items on their way from their old to their new version.
struct StageTimelines {
  private typealias Items = Timeline<ItemPath>

  private let sections: Timeline<Int>
  private let departures: [[Items.Departure]]
  private let arrivals: [[Items.Arrival]]
  private let partners: SectionPartners
  private let oldCounts: [Int]
  private let newCounts: [Int]

  /// Works out when everything goes and comes.
  ///
  /// - Complexity: O(*c* log *c* + *s*) for *c* changes and *s* sections.
  init(
    _ difference: SectionedDifference, partners: SectionPartners, shape: StageShape, oldCounts: [Int],
    newCounts: [Int]
  ) {
    sections = Timeline(difference, shape: shape, oldCount: oldCounts.count, newCount: newCounts.count)
    self.partners = partners
    self.oldCounts = oldCounts
    self.newCounts = newCounts

    var leaving = difference.deletes.map { (path: $0, stage: shape.itemChanges) }
    var arriving = difference.inserts.map { (path: $0, stage: shape.itemChanges, origin: Origin.new($0)) }
    for move in difference.moves {
      let stage = partners.stage(of: move, in: shape) ?? shape.itemChanges
      leaving.append((path: move.from, stage: stage))
      arriving.append((path: move.to, stage: stage, origin: .old(move.from)))
    }
    leaving.sort { $0.path < $1.path }
    arriving.sort { $0.path < $1.path }

    // Items that are not listed stay, or go and come along with their section.
    var departures = oldCounts.map { _ in [Items.Departure]() }
    for (path, stage) in leaving {
      departures[path.section].append(Items.Departure(path.item, stage: stage))
    }
    var arrivals = newCounts.map { _ in [Items.Arrival]() }
    for (path, stage, origin) in arriving {
      arrivals[path.section].append(Items.Arrival(path.item, stage: stage, origin: origin))
    }
    for section in difference.sectionDeletes {
      let rest = oldCounts[section].ranges(between: departures[section].map { $0.range })
      departures[section] += rest.map { Items.Departure(range: $0, stage: shape.sectionDeletes) }
      departures[section].sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    for section in difference.sectionInserts {
      let rest = newCounts[section].ranges(between: arrivals[section].map { $0.range })
      arrivals[section] += rest.map {
        let origin = Origin.new(ItemPath(section: section, item: $0.lowerBound))
        return Items.Arrival(range: $0, stage: shape.sectionInserts, origin: origin)
      }
      arrivals[section].sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    self.departures = departures
    self.arrivals = arrivals
  }

  /// The sections and their items after some stages.
  ///
  /// - Complexity: O(*c* + *s*) for *c* changes and *s* sections.
  func sections(after stages: Int) -> [StagedSection] {
    sections.list(after: stages).map { origin in
      var items = StagedItems()
      switch origin {
      case .old(let old):
        timeline(of: old, partners.newOfOld[old])
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

  /// The items of an old section, if there is one, on their way to a new one, if there is one.
  private func timeline(of old: Int?, _ new: Int?) -> Items {
    Items(
      oldCount: old.map { oldCounts[$0] } ?? 0, newCount: new.map { newCounts[$0] } ?? 0,
      departures: old.map { departures[$0] } ?? [], arrivals: new.map { arrivals[$0] } ?? [])
  }
}

extension Timeline<Int> {
  /// Works out when the sections alone go and come.
  ///
  /// - Complexity: O(*s* log *s*) for *s* sections that change.
  init(_ difference: SectionedDifference, shape: StageShape, oldCount: Int, newCount: Int) {
    var departures = difference.sectionDeletes.map { Departure($0, stage: shape.sectionDeletes) }
    var arrivals = difference.sectionInserts.map {
      Arrival($0, stage: shape.sectionInserts, origin: .new($0))
    }
    for move in difference.sectionMoves {
      departures.append(Departure(move.from, stage: shape.sectionMoves))
      arrivals.append(Arrival(move.to, stage: shape.sectionMoves, origin: .old(move.from)))
    }
    departures.sort { $0.range.lowerBound < $1.range.lowerBound }
    arrivals.sort { $0.range.lowerBound < $1.range.lowerBound }
    self.init(oldCount: oldCount, newCount: newCount, departures: departures, arrivals: arrivals)
  }

  /// The list after some stages.
  ///
  /// - Complexity: O(*s*) for *s* sections.
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

extension SectionPartners {
  /// The stage of an item's move; nil where no stage can hold it.
  func stage(of move: Move<ItemPath>, in shape: StageShape) -> Int? {
    shape.stage(isRescued: isRescued(move), isWelcomed: isWelcomed(move))
  }
}

extension Int {
  /// The ranges of the first so many places that are between others, which are in order.
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
