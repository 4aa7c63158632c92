/// The sections and all items on their way from their old to their new version.
struct StageTimelines {
  private let sections: Timeline<Int>
  private let oldItems: [[Int?]]
  private let newItems: [[Timeline<ItemPath>.Arrival?]]
  private let partners: SectionPartners

  /// Works out when everything goes and comes.
  ///
  /// - Complexity: O(*n*) for *n* items.
  init(
    _ difference: SectionedDifference, partners: SectionPartners, shape: StageShape, oldCounts: [Int],
    newCounts: [Int]
  ) {
    typealias Arrival = Timeline<ItemPath>.Arrival
    // Items that are not listed stay, or go and come along with their section.
    var oldItems = oldCounts.enumerated().map { section, count -> [Int?] in
      Array(repeating: partners.newOfOld[section] == nil ? shape.sectionDeletes : nil, count: count)
    }
    var newItems = newCounts.enumerated().map { section, count -> [Arrival?] in
      guard partners.oldOfNew[section] == nil else { return Array(repeating: nil, count: count) }
      return (0..<count).map {
        Arrival(stage: shape.sectionInserts, origin: .new(ItemPath(section: section, item: $0)))
      }
    }
    for path in difference.deletes { oldItems[path.section][path.item] = shape.itemChanges }
    for path in difference.inserts {
      newItems[path.section][path.item] = Arrival(stage: shape.itemChanges, origin: .new(path))
    }
    for move in difference.moves {
      let stage = partners.stage(of: move, in: shape) ?? shape.itemChanges
      oldItems[move.from.section][move.from.item] = stage
      newItems[move.to.section][move.to.item] = Arrival(stage: stage, origin: .old(move.from))
    }
    sections = Timeline(difference, shape: shape, oldCount: oldCounts.count, newCount: newCounts.count)
    self.oldItems = oldItems
    self.newItems = newItems
    self.partners = partners
  }

  /// The sections and their items after some stages.
  func sections(after stages: Int) -> [StagedSection] {
    sections.list(after: stages) { $0 }.map { origin in
      switch origin {
      case .old(let old):
        let arrivals = partners.newOfOld[old].map { newItems[$0] } ?? []
        let items = Timeline(departures: oldItems[old], arrivals: arrivals)
        return StagedSection(origin, items: items.list(after: stages) { ItemPath(section: old, item: $0) })
      case .new(let new):
        let items = Timeline(departures: [], arrivals: newItems[new])
        return StagedSection(origin, items: items.list(after: stages) { ItemPath(section: new, item: $0) })
      }
    }
  }
}

extension Timeline where Position == Int {
  /// The sections alone, on their way from their old to their new version.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  init(_ difference: SectionedDifference, shape: StageShape, oldCount: Int, newCount: Int) {
    departures = Array(repeating: nil, count: oldCount)
    arrivals = Array(repeating: nil, count: newCount)
    for section in difference.sectionDeletes { departures[section] = shape.sectionDeletes }
    for section in difference.sectionInserts {
      arrivals[section] = Arrival(stage: shape.sectionInserts, origin: .new(section))
    }
    for move in difference.sectionMoves {
      departures[move.from] = shape.sectionMoves
      arrivals[move.to] = Arrival(stage: shape.sectionMoves, origin: .old(move.from))
    }
  }
}

extension SectionPartners {
  /// The stage of an item's move; nil where no stage can hold it.
  func stage(of move: Move<ItemPath>, in shape: StageShape) -> Int? {
    shape.stage(isRescued: isRescued(move), isWelcomed: isWelcomed(move))
  }
}
