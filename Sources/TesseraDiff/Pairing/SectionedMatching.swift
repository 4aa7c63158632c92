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
  /// The pairs whose ends are in different sections, ascending by the new path.
  @usableFromInline var crossings: Scratch<Crossing>?

  /// Pairs the sections and items of two versions.
  ///
  /// - Parameters:
  ///   - source: The versions.
  ///   - workspace: Memory to work in.
  ///   - whenPaired: Called for each pair of sections, by the new position, when their items are paired with each other
  ///     and still in the processor's cache: with the pairs, the old and the new position.
  /// - Complexity: O(*n*) comparisons and hashes, O(*m* log *m*) for *m* pairs of a section that is out of order.
  @inlinable
  init(
    _ source: some PairingSource, _ workspace: inout DifferenceWorkspace,
    whenPaired: (_ items: ListMatching, _ old: Int, _ new: Int) -> Void = { _, _, _ in }
  ) {
    let lists = source.sections
    sections = ListMatching(lists, partners: &workspace.sections, spare: &workspace.spare)
    let room: Scratch<MatchingSide> = workspace.sides.take(sections.old.count + sections.new.count)
    old = room.part(from: 0, count: sections.old.count)
    new = room.part(from: sections.old.count, count: sections.new.count)
    trim(source)
    takePartners(&workspace.partners)
    for section in 0..<new.count {
      guard let partner = sections.oldPosition(ofNew: section) else { continue }
      var matching = ListMatching(old: old[partner], new: new[section])
      if matching.hasPartners {
        source.withComparedItems(old: partner, new: section) { items in
          matching.walk(items)
          if matching.pairLeftovers(items, spare: &workspace.spare) > 0 {
            matching.markMoves(spare: &workspace.spare)
          }
        }
        old[partner] = matching.old
        new[section] = matching.new
      }
      whenPaired(matching, partner, section)
    }
    pairAcross(source, &workspace)
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

  /// Takes room for the partners of what was not trimmed, if anything of it can have one.
  @inlinable
  func takePartners(_ block: inout MemoryBlock) {
    let oldCount = old.sum { $0.middle }
    let newCount = new.sum { $0.middle }
    guard oldCount > 0, newCount > 0, oldCount < Partner.limit, newCount < Partner.limit else { return }
    let room: Scratch<Partner> = block.take(oldCount + newCount)
    old.giveRoom(room.part(from: 0, count: oldCount))
    new.giveRoom(room.part(from: oldCount, count: newCount))
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
