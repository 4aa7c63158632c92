/// Where everything is between two stages.
struct StagePlaces {
  private var oldSections: [Int]
  private var newSections: [Int]
  private var oldItems: [[ItemPath]]
  private var newItems: [[ItemPath]]

  /// Notes the places of all sections and items.
  ///
  /// - Complexity: O(*n*) for *n* items.
  init(_ sections: [StagedSection], oldCounts: [Int], newCounts: [Int]) {
    let nowhere = ItemPath(section: -1, item: -1)
    oldSections = Array(repeating: -1, count: oldCounts.count)
    newSections = Array(repeating: -1, count: newCounts.count)
    oldItems = oldCounts.map { Array(repeating: nowhere, count: $0) }
    newItems = newCounts.map { Array(repeating: nowhere, count: $0) }
    for (position, section) in sections.enumerated() {
      switch section.origin {
      case .old(let old): oldSections[old] = position
      case .new(let new): newSections[new] = position
      }
      for (item, origin) in section.items.enumerated() {
        let path = ItemPath(section: position, item: item)
        switch origin {
        case .old(let old): oldItems[old.section][old.item] = path
        case .new(let new): newItems[new.section][new.item] = path
        }
      }
    }
  }

  /// The position of a section that is there.
  func section(_ origin: Origin<Int>) -> Int {
    switch origin {
    case .old(let section): oldSections[section]
    case .new(let section): newSections[section]
    }
  }

  /// The path of an item that is there.
  func item(_ origin: Origin<ItemPath>) -> ItemPath {
    switch origin {
    case .old(let path): oldItems[path.section][path.item]
    case .new(let path): newItems[path.section][path.item]
    }
  }
}
