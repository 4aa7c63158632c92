import TesseraDiff
import TestSupport

/// An endless, repeatable sequence of pairs of section lists: mostly small, mostly related by a few edits.
struct RandomSections {
  private var generator: SeededGenerator
  private let hasDuplicates: Bool
  private let identityScope: IdentityScope

  init(seed: UInt64, hasDuplicates: Bool, _ identityScope: IdentityScope = .collection) {
    generator = SeededGenerator(seed: seed)
    self.hasDuplicates = hasDuplicates
    self.identityScope = identityScope
  }

  mutating func next() -> SectionsCase {
    let isLarge = Int.random(in: 0..<20, using: &generator) == 0
    let count = Int.random(in: 0...(isLarge ? 12 : 4), using: &generator)
    let length = isLarge ? 10 : 4
    var supply = RowSupply(letters: hasDuplicates ? Int.random(in: 1...3 * length, using: &generator) : nil)
    let old = (0..<count).map { section(in: $0, longest: length, from: &supply) }
    var new = old
    if Int.random(in: 0..<5, using: &generator) == 0 {
      redistribute(&new)
    } else {
      for _ in 0..<Int.random(in: 0...4, using: &generator) { edit(&new, longest: length, from: &supply) }
    }
    return SectionsCase(old: old, new: new, identityScope: identityScope)
  }

  private mutating func section(in place: Int, longest: Int, from supply: inout RowSupply) -> Group {
    let hasSupplementaryItems = Int.random(in: 0..<4, using: &generator) == 0
    return Group(
      hasDuplicates ? Int.random(in: 0...place + 1, using: &generator) : place,
      supply.rows(Int.random(in: 0...longest, using: &generator), &generator),
      supplementaryItems: hasSupplementaryItems ? supplementaryItems() : [])
  }

  /// Returns up to three kinds in any order.
  private mutating func supplementaryItems() -> [Row] {
    let kinds = [0, 1, 2].shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))
    return kinds.map { Row(id: $0, content: Int.random(in: 0...1, using: &generator)) }
  }

  /// Distributes the items again, to some of the sections and a new one.
  private mutating func redistribute(_ groups: inout [Group]) {
    var rows = groups.flatMap { $0.items }.shuffled(using: &generator)[...]
    groups = groups.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 } + [Group(100)]
    groups.shuffle(using: &generator)
    for section in groups.indices {
      let part = rows.prefix(Int.random(in: 0...6, using: &generator))
      rows = rows.dropFirst(part.count)
      groups[section].items = part.map { Row(id: $0.id, content: Int.random(in: 0...1, using: &generator)) }
    }
  }

  private mutating func edit(_ groups: inout [Group], longest: Int, from supply: inout RowSupply) {
    guard let section = groups.indices.randomElement(using: &generator) else {
      groups.append(section(in: 101, longest: longest, from: &supply))
      return
    }
    let other = Int.random(in: groups.indices, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: groups.shuffle(using: &generator)
    case 1: groups.remove(at: section)
    case 2:
      let id = 100 + (hasDuplicates ? 0 : groups.count + section)
      guard hasDuplicates || !groups.contains(where: { $0.id == id }) else { return }
      var group = self.section(in: 0, longest: longest, from: &supply)
      group = Group(id, group.items, supplementaryItems: group.supplementaryItems)
      groups.insert(group, at: section)
    case 3: groups.swapAt(section, other)
    case 4: groups[section].content += 1
    case 5: groups[section].supplementaryItems = supplementaryItems()
    case 6, 7: moveItems(of: section, to: other, in: &groups, atMost: 1)
    case 8: moveItems(of: section, to: other, in: &groups, atMost: longest)
    default:
      let edit = ListEdit.allCases.randomElement(using: &generator) ?? .moveItem
      edit.apply(to: &groups[section].items, longest: longest, from: &supply, &generator)
    }
  }

  private mutating func moveItems(of section: Int, to other: Int, in groups: inout [Group], atMost count: Int)
  {
    let start = Int.random(in: 0...groups[section].items.count, using: &generator)
    let block = start..<min(groups[section].items.count, start + count)
    let rows = Array(groups[section].items[block])
    groups[section].items.removeSubrange(block)
    let target = Int.random(in: 0...groups[other].items.count, using: &generator)
    groups[other].items.insert(contentsOf: rows, at: target)
  }
}
