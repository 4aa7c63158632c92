/// A pair of items in different sections.
@frozen @usableFromInline
struct CrossSectionMove: BitwiseCopyable, Sendable {
  @usableFromInline let old: ItemPath
  @usableFromInline let new: ItemPath

  @inlinable
  init(old: ItemPath, new: ItemPath) {
    self.old = old
    self.new = new
  }
}

extension SectionedMatching {
  /// Matches the unpaired items of all sections as one list, if the scope allows moves across sections.
  /// O(*l*) hashes and comparisons for *l* unpaired items.
  @inlinable
  mutating func pairAcrossSections(_ source: some PairingSource, _ workspace: inout DifferenceWorkspace) {
    guard source.identityScope == .collection else { return }
    let oldCount = old.sum { $0.unmatchedCount }
    let newCount = new.sum { $0.unmatchedCount }
    guard oldCount > 0, newCount > 0, oldCount < Match.limit, newCount < Match.limit,
      !isConfinedToOneSection
    else { return }
    let paths: Scratch<ItemPath> = workspace.unmatchedPaths.take(oldCount + newCount)
    old.writeUnpairedPaths(paths.part(from: 0, count: oldCount))
    new.writeUnpairedPaths(paths.part(from: oldCount, count: newCount))
    var matching = ListMatching(old: MatchingSide(count: oldCount), new: MatchingSide(count: newCount))
    matching.allocateMatches(workspace.crossSectionMatches.take(oldCount + newCount), at: 0)
    matching.pairRemaining(
      UnpairedListPair(source: source, paths: paths, oldCount: oldCount, newCount: newCount),
      scratch: &workspace.scratch)
    let crossSectionMoves: Scratch<CrossSectionMove> = workspace.crossSectionMoves.take(
      newCount - matching.new.unmatchedCount)
    var count = 0
    for number in 0..<newCount where matching.new.match(number).isInSameList {
      let origin = paths[matching.new.match(number).position]
      let crossSectionMove = CrossSectionMove(old: origin, new: paths[oldCount + number])
      crossSectionMoves[count] = crossSectionMove
      old.setCrossSectionMove(count, at: crossSectionMove.old)
      new.setCrossSectionMove(count, at: crossSectionMove.new)
      count += 1
    }
    self.crossSectionMoves = crossSectionMoves
  }

  /// Whether all unpaired items are in one pair of sections, where they have already been compared.
  @inlinable var isConfinedToOneSection: Bool {
    guard let section = old.onlySectionWithUnpaired, let other = new.onlySectionWithUnpaired
    else { return false }
    return sections.newPosition(ofOld: section) == other
  }
}

extension Scratch<MatchingSide> {
  /// The section that contains all items without a match, or `nil` if there are several.
  @inlinable var onlySectionWithUnpaired: Int? {
    var only: Int?
    for section in 0..<count where self[section].unmatchedCount > 0 {
      if only != nil { return nil }
      only = section
    }
    return only
  }

  @inlinable
  func writeUnpairedPaths(_ paths: Scratch<ItemPath>) {
    var number = 0
    for section in 0..<count where self[section].unmatchedCount > 0 {
      let side = self[section]
      for position in 0..<side.middle where side.match(position).isNone {
        paths[number] = ItemPath(section: section, item: side.prefix + position)
        number += 1
      }
    }
  }

  @inlinable
  func setCrossSectionMove(_ number: Int, at path: ItemPath) {
    self[path.section].matches?[path.item - self[path.section].prefix] = Match(crossSectionMove: number)
    self[path.section].unmatchedCount -= 1
  }
}

/// The unpaired items of all sections, as two lists.
@frozen @usableFromInline
struct UnpairedListPair<Source: PairingSource>: ListPair {
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
