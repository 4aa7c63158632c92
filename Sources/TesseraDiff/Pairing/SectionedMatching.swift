/// Which item of some old sections is which item of some new ones, while the passes work.
///
/// Sections are paired first, like any list. The items of a pair of sections are then paired as a list of their own;
/// what is left over in all sections is paired across them.
@frozen @usableFromInline
struct SectionedMatching {
  /// Which section is which.
  @usableFromInline let sections: ListMatching
  /// The items of each old section.
  @usableFromInline let old: Scratch<MatchingSide>
  /// The items of each new section.
  @usableFromInline let new: Scratch<MatchingSide>
  /// The items that were left over within their sections, the old ones first: where a crossing leads to.
  @usableFromInline var leftovers: Scratch<ItemPath>?

  /// Pairs the sections and items of two versions.
  ///
  /// - Complexity: O(*n*) comparisons and hashes, O(*m* log *m*) for *m* pairs of a section that is out of order.
  @inlinable
  init(_ source: some PairingSource, _ workspace: inout DifferenceWorkspace) {
    let lists = source.sections
    sections = ListMatching(lists, partners: &workspace.sections, spare: &workspace.spare)
    let room: Scratch<MatchingSide> = workspace.sides.take(lists.oldCount + lists.newCount)
    old = room.part(from: 0, count: lists.oldCount)
    new = room.part(from: lists.oldCount, count: lists.newCount)
    trim(source)
    guard takePartners(&workspace.partners) else { return }
    for section in 0..<new.count where new[section].partners != nil && new[section].unpaired > 0 {
      guard let partner = sections.oldPosition(ofNew: section), old[partner].partners != nil else { continue }
      source.withItems(old: partner, new: section) { items in
        var matching = ListMatching(old: old[partner], new: new[section])
        matching.walk(items)
        matching.pairLeftovers(items, spare: &workspace.spare)
        old[partner] = matching.old
        new[section] = matching.new
      }
    }
    pairAcross(source, &workspace)
    for section in 0..<new.count where new[section].unpaired < new[section].middle {
      guard let partner = sections.oldPosition(ofNew: section) else { continue }
      var matching = ListMatching(old: old[partner], new: new[section])
      matching.markMoves(spare: &workspace.spare)
      new[section] = matching.new
    }
  }

  /// Finds the common start and end of each pair of sections.
  @inlinable
  func trim(_ source: some PairingSource) {
    for section in 0..<old.count where sections.newPosition(ofOld: section) == nil {
      old[section] = MatchingSide(count: source.count(old: section))
    }
    for section in 0..<new.count {
      guard let partner = sections.oldPosition(ofNew: section) else {
        new[section] = MatchingSide(count: source.count(new: section))
        continue
      }
      let matching = source.withItems(old: partner, new: section) { ListMatching(trimming: $0) }
      old[partner] = matching.old
      new[section] = matching.new
    }
  }

  /// Takes room for the partners of what was not trimmed.
  ///
  /// - Returns: Whether there is anything left to be paired.
  @inlinable
  func takePartners(_ block: inout MemoryBlock) -> Bool {
    let oldCount = old.sum { $0.middle }
    let newCount = new.sum { $0.middle }
    guard oldCount > 0, newCount > 0, oldCount < Partner.limit, newCount < Partner.limit else { return false }
    let room: Scratch<Partner> = block.take(oldCount + newCount)
    old.giveRoom(room.part(from: 0, count: oldCount))
    new.giveRoom(room.part(from: oldCount, count: newCount))
    return true
  }
}

extension Scratch<MatchingSide> {
  /// Adds up a number of each section.
  @inlinable
  func sum(_ number: (MatchingSide) -> Int) -> Int {
    var sum = 0
    for section in 0..<count { sum += number(self[section]) }
    return sum
  }

  /// Gives each section its part of the room for partners.
  @inlinable
  func giveRoom(_ room: Scratch<Partner>) {
    var start = 0
    for section in 0..<count where self[section].middle > 0 {
      let count = self[section].middle
      self[section].takePartners(room.part(from: start, count: count))
      start += count
    }
  }
}
