import TesseraDiff
import Testing

@Suite("Path maps")
struct PathMapTests {
  @Test("Paths are mapped through moved, deleted and inserted sections")
  func example() {
    let old = [Group(1, [10, 11, 12]), Group(2, [20, 21]), Group(3, [30])]
    let new = [Group(3, [12, 30]), Group(4, [20, 40]), Group(1, [11, 13, 10])]
    let map = PathMap(SectionedDifference(from: old, to: new))
    #expect((0..<3).map { map.newSection(ofOld: $0) } == [2, nil, 0])
    #expect((0..<3).map { map.oldSection(ofNew: $0) } == [2, nil, 0])
    #expect(paths(old) { map.newPath(ofOld: $0) } == [["2.2", "2.0", "0.0"], ["1.0", "gone"], ["0.1"]])
    #expect(
      paths(new) { map.oldPath(ofNew: $0) } == [["0.2", "2.0"], ["1.0", "gone"], ["0.1", "gone", "0.0"]])
  }

  @Test("Without changes, each path maps to itself")
  func identity() {
    let map = PathMap(SectionedDifference())
    let path = ItemPath(section: 3, item: 9)
    #expect(map.newPath(ofOld: path) == path)
    #expect(map.oldPath(ofNew: path) == path)
    #expect(map == PathMap(SectionedDifference(updates: [Move(from: path, to: path)])))
  }

  @Test("Paths of random sections agree with a naive map", arguments: UInt64(100)..<104, [false, true])
  func random(seed: UInt64, hasDuplicates: Bool) {
    var sections = RandomSections(seed: seed, hasDuplicates: hasDuplicates)
    for number in 0..<2_000 {
      guard check(sections.next(), "seed \(seed), pair \(number):") else { return }
    }
  }

  private func check(_ sections: SectionsCase, _ origin: @autoclosure () -> String) -> Bool {
    sections.check(origin()) { sections in
      let difference = sections.difference
      let map = PathMap(difference)
      let (old, new) = (sections.old.map { $0.items.count }, sections.new.map { $0.items.count })
      guard let naive = NaivePathMap(difference, oldCounts: old, newCounts: new) else {
        return "the paths do not fit"
      }
      if sections.old.indices.map({ map.newSection(ofOld: $0) }) != naive.sections.newPositions {
        return "new sections"
      }
      if sections.new.indices.map({ map.oldSection(ofNew: $0) }) != naive.sections.oldPositions {
        return "old sections"
      }
      if pathLists(old, map: { map.newPath(ofOld: $0) }) != naive.newPaths { return "new paths" }
      if pathLists(new, map: { map.oldPath(ofNew: $0) }) != naive.oldPaths { return "old paths" }
      return nil
    }
  }

  private func paths(_ groups: [Group], _ map: (ItemPath) -> ItemPath?) -> [[String]] {
    pathLists(groups.map { $0.items.count }, map: map).map { $0.map { $0?.description ?? "gone" } }
  }
}

/// Returns the results of a function for all paths of a version.
func pathLists<Answer>(_ counts: [Int], map: (ItemPath) -> Answer) -> [[Answer]] {
  counts.enumerated().map { section, count in
    (0..<count).map { map(ItemPath(section: section, item: $0)) }
  }
}
