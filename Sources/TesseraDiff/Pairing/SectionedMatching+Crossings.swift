/// A pair whose ends are in different sections.
@frozen @usableFromInline
struct Crossing: BitwiseCopyable, Sendable {
  @usableFromInline let old: ItemPath
  @usableFromInline let new: ItemPath

  @inlinable
  init(old: ItemPath, new: ItemPath) {
    self.old = old
    self.new = new
  }
}

extension SectionedMatching {
  /// Pairs what is left over in all sections, as one list of leftovers, if items can be in another section at all.
  ///
  /// - Complexity: O(*l*) hashes and comparisons for *l* leftovers.
  @inlinable
  mutating func pairAcross(_ source: some PairingSource, _ workspace: inout DifferenceWorkspace) {
    guard source.identityScope == .collection else { return }
    let oldCount = old.sum { $0.unpaired }
    let newCount = new.sum { $0.unpaired }
    guard oldCount > 0, newCount > 0, oldCount < Partner.limit, newCount < Partner.limit,
      !isConfinedToOneSection
    else { return }
    let paths: Scratch<ItemPath> = workspace.leftovers.take(oldCount + newCount)
    old.writeLeftovers(paths.part(from: 0, count: oldCount))
    new.writeLeftovers(paths.part(from: oldCount, count: newCount))
    var matching = ListMatching(old: MatchingSide(count: oldCount), new: MatchingSide(count: newCount))
    matching.takePartners(workspace.leftoverPartners.take(oldCount + newCount), at: 0)
    matching.pairLeftovers(
      LeftoverPair(source: source, paths: paths, oldCount: oldCount, newCount: newCount),
      spare: &workspace.spare)
    let crossings: Scratch<Crossing> = workspace.crossings.take(newCount - matching.new.unpaired)
    var count = 0
    for number in 0..<newCount where matching.new.partner(number).isNear {
      let origin = paths[matching.new.partner(number).position]
      let crossing = Crossing(old: origin, new: paths[oldCount + number])
      crossings[count] = crossing
      old.setCrossing(count, at: crossing.old)
      new.setCrossing(count, at: crossing.new)
      count += 1
    }
    self.crossings = crossings
  }

  /// Whether all leftovers are in one pair of sections, where they have been compared already.
  @inlinable var isConfinedToOneSection: Bool {
    guard let section = old.onlySectionWithLeftovers, let other = new.onlySectionWithLeftovers
    else { return false }
    return sections.newPosition(ofOld: section) == other
  }
}

extension Scratch<MatchingSide> {
  /// The section that everything without a partner is in; nil where there are several.
  @inlinable var onlySectionWithLeftovers: Int? {
    var only: Int?
    for section in 0..<count where self[section].unpaired > 0 {
      if only != nil { return nil }
      only = section
    }
    return only
  }

  /// Lists what has no partner.
  @inlinable
  func writeLeftovers(_ paths: Scratch<ItemPath>) {
    var number = 0
    for section in 0..<count where self[section].unpaired > 0 {
      let side = self[section]
      for position in 0..<side.middle where side.partner(position).isNone {
        paths[number] = ItemPath(section: section, item: side.prefix + position)
        number += 1
      }
    }
  }

  /// Notes that the partner of an item is in another section.
  @inlinable
  func setCrossing(_ number: Int, at path: ItemPath) {
    self[path.section].partners?[path.item - self[path.section].prefix] = Partner(crossing: number)
    self[path.section].unpaired -= 1
  }
}

/// The leftovers of all sections, as two lists.
@frozen @usableFromInline
struct LeftoverPair<Source: PairingSource>: ListPair {
  @usableFromInline let source: Source
  @usableFromInline let paths: Scratch<ItemPath>
  @usableFromInline let oldCount: Int
  @usableFromInline let newCount: Int

  @inlinable
  init(source: Source, paths: Scratch<ItemPath>, oldCount: Int, newCount: Int) {
    self.source = source
    self.paths = paths
    self.oldCount = oldCount
    self.newCount = newCount
  }

  @inlinable
  func hasSameID(old: Int, new: Int) -> Bool {
    source.hasSameID(old: paths[old], new: paths[oldCount + new])
  }

  @inlinable
  func hasSameID(old: Int, otherOld: Int) -> Bool {
    source.hasSameID(old: paths[old], otherOld: paths[otherOld])
  }

  @inlinable
  func hash(old: Int) -> Int { source.hash(old: paths[old]) }

  @inlinable
  func hash(new: Int) -> Int { source.hash(new: paths[oldCount + new]) }
}
