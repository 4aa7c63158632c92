import TesseraDiff
import TestSupport
import Testing

@Suite("Workspaces")
struct WorkspaceTests {
  @Test("A reused workspace gives the same results as a new one", arguments: UInt64(0)..<4)
  func reused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var workspace = DifferenceWorkspace()
    var lists = RandomLists(seed: seed, hasDuplicates: false)
    var doubles = RandomLists(seed: seed, hasDuplicates: true)
    var sections = RandomSections(seed: seed, hasDuplicates: false)
    for number in 0..<1_500 {
      let isEqual =
        switch Int.random(in: 0..<50, using: &generator) {
        case 0: isEqual(long(&generator), &workspace)
        case 1..<15: isEqual(lists.next(), &workspace)
        case 15..<25: isEqual(doubles.next(), &workspace)
        case 25..<40: isEqual(sections.next(), &workspace)
        default: isEqualPairing(sections.next(), &workspace)
        }
      guard isEqual else {
        Issue.record("seed \(seed), comparison \(number)")
        return
      }
    }
  }

  @Test("A workspace is reusable for larger and smaller lists")
  func sizes() {
    var workspace = DifferenceWorkspace()
    for count in [0, 1, 3_000, 2, 0, 5_000, 1, 5_001, 16, 17] {
      let (old, new) = (Array(0..<count), Array((0..<count).reversed()))
      #expect(
        LinearDifference(from: old, to: new, reusing: &workspace).moves.count == max(0, count - 1))
    }
  }

  @Test("Comparing by two closures gives the same as comparing the items")
  func functions() {
    var lists = RandomLists(seed: 5, hasDuplicates: true)
    for _ in 0..<300 {
      let lists = lists.next()
      let difference = LinearDifference(
        from: lists.old, to: lists.new, id: { $0.id }, isUnchanged: { $0 == $1 })
      guard difference == lists.difference else {
        Issue.record("\(lists.old) to \(lists.new) gave \(difference)")
        return
      }
    }
  }

  @Test("A closure decides which items are updates")
  func rule() {
    let old = [Row(id: 1), Row(id: 2, content: 2), Row(id: 3, content: 5)]
    let new = [Row(id: 3, content: 7), Row(id: 1, content: 4), Row(id: 2, content: 1)]
    let parity = LinearDifference(
      from: old, to: new, id: { $0.id }, isUnchanged: { $0.content % 2 == $1.content % 2 })
    #expect(parity.description == "move @ 2 → 0, update @ 1 → 2")
    let never = LinearDifference(from: old, to: new, id: { $0.id }, isUnchanged: { _, _ in false })
    #expect(never.updates.count == 3)
    let growth = LinearDifference(
      from: old, to: new, id: { $0.id }, isUnchanged: { $0.content <= $1.content })
    #expect(growth.description == "move @ 2 → 0, update @ 1 → 2")
    let oneItem = LinearDifference(
      from: old, to: Array(new[..<2]), id: { _ in 0 }, isUnchanged: { _, _ in true })
    #expect(oneItem.description == "delete @ 2")
  }

  private func long(_ generator: inout SeededGenerator) -> ListCase {
    var supply = RowSupply(letters: Bool.random(using: &generator) ? nil : 50)
    let old = supply.rows(Int.random(in: 0...2_000, using: &generator), &generator)
    var new = old
    let edit = ListEdit.allCases.randomElement(using: &generator) ?? .moveItem
    edit.apply(to: &new, longest: 2_000, from: &supply, &generator)
    return ListCase(old: old, new: new)
  }

  private func isEqual(_ lists: ListCase, _ workspace: inout DifferenceWorkspace) -> Bool {
    LinearDifference(from: lists.old, to: lists.new, reusing: &workspace) == lists.difference
  }

  private func isEqual(_ sections: SectionsCase, _ workspace: inout DifferenceWorkspace) -> Bool {
    SectionedDifference(from: sections.old, to: sections.new, reusing: &workspace) == sections.difference
  }

  private func isEqualPairing(_ sections: SectionsCase, _ workspace: inout DifferenceWorkspace) -> Bool {
    let source = GroupSource(old: sections.old, new: sections.new)
    let (reused, fresh) = (Pairing(of: source, reusing: &workspace), Pairing(of: source))
    let counts = (old: sections.old.map { $0.items.count }, new: sections.new.map { $0.items.count })
    return pathLists(counts.old) { reused.newPath(ofOld: $0) }
      == pathLists(counts.old) { fresh.newPath(ofOld: $0) }
      && pathLists(counts.new) { reused.oldPath(ofNew: $0) }
        == pathLists(counts.new) { fresh.oldPath(ofNew: $0) }
      && pathLists(counts.old) { reused.isStaying(old: $0) }
        == pathLists(counts.old) { fresh.isStaying(old: $0) }
  }
}
