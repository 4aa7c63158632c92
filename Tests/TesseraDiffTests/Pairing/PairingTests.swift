import TesseraDiff
import TestSupport
import Testing

@Suite("Pairings")
struct PairingTests {
  @Test("A pairing gives the paths of items and which of them keep their order")
  func example() {
    let old = [Group(1, [10, 11, 12]), Group(2, [20, 21]), Group(3, [30])]
    let new = [Group(3, [12, 30]), Group(4, [20, 40]), Group(1, [11, 13, 10])]
    let pairing = Pairing(of: GroupSource(old: old, new: new))
    #expect(pairing.oldSections.map { $0.count } == [3, 2, 1])
    #expect(pairing.newSections.map { $0.count } == [2, 2, 3])
    #expect(pairing.oldSections.map { $0.match } == [2, nil, 0])
    #expect(pairing.newSections.map { $0.match } == [2, nil, 0])
    #expect(pairing.oldSections.map { $0.isStaying } == [true, false, false])
    #expect(pairing.newSections.map { $0.isStaying } == [false, false, true])
    #expect(pairing.newPath(ofOld: ItemPath(section: 0, item: 2)) == ItemPath(section: 0, item: 0))
    #expect(pairing.newPath(ofOld: ItemPath(section: 1, item: 1)) == nil)
    #expect(pairing.oldPath(ofNew: ItemPath(section: 1, item: 0)) == ItemPath(section: 1, item: 0))
    #expect(pairing.oldPath(ofNew: ItemPath(section: 2, item: 1)) == nil)
    #expect(
      pathLists([3, 2, 1]) { pairing.isStaying(old: $0) } == [[true, false, false], [false, false], [true]])
  }

  @Test("Paths out of range have no match")
  func nowhere() {
    let pairing = Pairing(of: GroupSource(old: [Group(1, [10, 11, 12])], new: [Group(1, [12, 10, 13, 11])]))
    let paths = [(-1, 0), (1, 0), (0, -1), (0, 4), (0, Int.max), (Int.min, Int.min)]
    for (section, item) in paths {
      let path = ItemPath(section: section, item: item)
      #expect(pairing.newPath(ofOld: path) == nil)
      #expect(pairing.oldPath(ofNew: path) == nil)
      #expect(!pairing.isStaying(old: path))
    }
    #expect(pairing.newPath(ofOld: ItemPath(section: 0, item: 3)) == nil)
  }

  @Test(
    "The pairing of random sections agrees with their difference",
    arguments: UInt64(200)..<204, [false, true])
  func random(seed: UInt64, hasDuplicates: Bool) {
    let scope: IdentityScope = seed % 2 == 0 ? .collection : .section
    var sections = RandomSections(seed: seed, hasDuplicates: hasDuplicates, scope)
    for number in 0..<2_000 {
      let isEqual = sections.next().check("seed \(seed), pair \(number):") { sections in
        brokenLaw(old: sections.old, new: sections.new, difference: sections.difference, scope)
      }
      guard isEqual else { return }
    }
  }

  @Test(
    "The pairing of random lists agrees with their difference", arguments: UInt64(300)..<302, [false, true])
  func lists(seed: UInt64, hasDuplicates: Bool) {
    var lists = RandomLists(seed: seed, hasDuplicates: hasDuplicates)
    for number in 0..<2_000 {
      guard lists.next().check("seed \(seed), pair \(number):", brokenLaw) else { return }
    }
  }

  @Test(
    "The pairing of long lists that keep most items together agrees with their difference",
    arguments: ListEdit.allCases, [1, 3, 12])
  func runs(edit: ListEdit, editCount: Int) {
    var generator = SeededGenerator(seed: 17)
    var supply = RowSupply(letters: nil)
    let old = supply.rows(600, &generator)
    for longest in [1, 40, 400] {
      var new = old
      for _ in 0..<editCount { edit.apply(to: &new, longest: longest, from: &supply, &generator) }
      guard ListCase(old: old, new: new).check("\(longest):", brokenLaw) else { return }
    }
  }

  /// Returns the first part of the pairing of two lists that deviates from their difference.
  private func brokenLaw(_ lists: ListCase) -> String? {
    let difference = lists.difference
    func paths(_ positions: [Int]) -> [ItemPath] { positions.map { ItemPath(section: 0, item: $0) } }
    let sectioned = SectionedDifference(
      deletes: paths(difference.deletes), inserts: paths(difference.inserts),
      moves: zip(paths(difference.moves.map { $0.from }), paths(difference.moves.map { $0.to })).map(
        Move.init))
    return brokenLaw(old: [Group(0, lists.old)], new: [Group(0, lists.new)], difference: sectioned)
  }

  /// Returns the first part of the pairing that deviates from the difference; `nil` if there is none.
  private func brokenLaw(
    old: [Group], new: [Group], difference: SectionedDifference, _ scope: IdentityScope = .collection
  ) -> String? {
    let pairing = Pairing(of: GroupSource(old: old, new: new, identityScope: scope))
    let counts = (old: old.map { $0.items.count }, new: new.map { $0.items.count })
    guard let naive = NaivePathMap(difference, oldCounts: counts.old, newCounts: counts.new) else {
      return "the paths do not fit"
    }
    if pairing.oldSections.map({ $0.count }) != counts.old { return "old counts" }
    if pairing.newSections.map({ $0.count }) != counts.new { return "new counts" }
    if pairing.oldSections.map({ $0.match }) != naive.sections.newPositions { return "new sections" }
    if pairing.newSections.map({ $0.match }) != naive.sections.oldPositions { return "old sections" }
    if pathLists(counts.old, map: { pairing.newPath(ofOld: $0) }) != naive.newPaths { return "new paths" }
    if pathLists(counts.new, map: { pairing.oldPath(ofNew: $0) }) != naive.oldPaths { return "old paths" }
    let oldStaying = old.indices.map { section in
      naive.sections.newPositions[section] != nil && !difference.sectionMoves.contains { $0.from == section }
    }
    if pairing.oldSections.map({ $0.isStaying }) != oldStaying { return "staying old sections" }
    let newStaying = new.indices.map { section in
      naive.sections.oldPositions[section] != nil && !difference.sectionMoves.contains { $0.to == section }
    }
    if pairing.newSections.map({ $0.isStaying }) != newStaying { return "staying new sections" }
    let moved = Set(difference.moves.map { $0.from })
    let staying = pathLists(counts.old) { path in
      naive.newPaths[path.section][path.item] != nil && !moved.contains(path)
    }
    return pathLists(counts.old) { pairing.isStaying(old: $0) } == staying ? nil : "staying items"
  }
}
