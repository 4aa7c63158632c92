/// The matching of the items of old and new sections: the state of the passes.
///
/// Sections are matched first, like any list. Then the items of each pair of sections are matched as a list
/// of their own. The unpaired items of all sections are finally matched across sections.
@frozen @usableFromInline
struct SectionedMatching {
  @usableFromInline let sections: ListMatching
  /// The items of each old section.
  @usableFromInline let old: Scratch<MatchingSide>
  /// The items of each new section.
  @usableFromInline let new: Scratch<MatchingSide>
  /// The pairs of items in different sections, ascending by the new path.
  @usableFromInline var crossSectionMoves: Scratch<CrossSectionMove>?

  /// Matches the sections and items of two versions.
  ///
  /// - Parameter whenPaired: Called for each pair of sections with the matching of their items and their old
  ///   and new positions, while the items are still in the processor's cache. The calls are ascending by the
  ///   new position.
  /// - Complexity: O(*n*) comparisons and hashes, O(*m* log *m*) for *m* pairs of a section that is out of
  ///   order.
  @inlinable
  init(
    _ source: some PairingSource, _ workspace: inout DifferenceWorkspace,
    whenPaired: (_ items: ListMatching, _ old: Int, _ new: Int) -> Void = { _, _, _ in }
  ) {
    let lists = source.sections
    sections = ListMatching(lists, matches: &workspace.sections, scratch: &workspace.scratch)
    let buffer: Scratch<MatchingSide> = workspace.sides.take(sections.old.count + sections.new.count)
    old = buffer.part(from: 0, count: sections.old.count)
    new = buffer.part(from: sections.old.count, count: sections.new.count)
    trim(source)
    allocateMatches(&workspace.matches)
    for section in 0..<new.count {
      guard let match = sections.oldPosition(ofNew: section) else { continue }
      var matching = ListMatching(old: old[match], new: new[section])
      if matching.hasMatches {
        source.withComparedItems(old: match, new: section) { items in
          matching.pairItems(items, scratch: &workspace.scratch)
        }
        old[match] = matching.old
        new[section] = matching.new
      }
      whenPaired(matching, match, section)
    }
    pairAcrossSections(source, &workspace)
  }

  /// Finds the common prefix and suffix of each pair of sections.
  @inlinable
  func trim(_ source: some PairingSource) {
    for section in 0..<old.count where sections.newPosition(ofOld: section) == nil {
      old[section] = MatchingSide(count: source.count(old: section))
    }
    for section in 0..<new.count {
      guard let match = sections.oldPosition(ofNew: section) else {
        new[section] = MatchingSide(count: source.count(new: section))
        continue
      }
      let matching = source.withItems(old: match, new: section) { ListMatching(trimming: $0) }
      old[match] = matching.old
      new[section] = matching.new
    }
  }

  /// Assigns buffers for the matches of all middles, if any of their items can have a match.
  @inlinable
  func allocateMatches(_ block: inout MemoryBlock) {
    let oldCount = old.sum { $0.middle }
    let newCount = new.sum { $0.middle }
    guard oldCount > 0, newCount > 0, oldCount < Match.limit, newCount < Match.limit else { return }
    let buffer: Scratch<Match> = block.take(oldCount + newCount)
    old.distributeMatches(buffer.part(from: 0, count: oldCount))
    new.distributeMatches(buffer.part(from: oldCount, count: newCount))
  }
}

extension Scratch<MatchingSide> {
  @inlinable
  func sum(_ number: (MatchingSide) -> Int) -> Int {
    var sum = 0
    for section in 0..<count { sum += number(self[section]) }
    return sum
  }

  /// Assigns each section its part of a buffer for matches.
  @inlinable
  func distributeMatches(_ buffer: Scratch<Match>) {
    var start = 0
    for section in 0..<count where self[section].middle > 0 {
      let count = self[section].middle
      self[section].allocateMatches(buffer.part(from: start, count: count))
      start += count
    }
  }
}
