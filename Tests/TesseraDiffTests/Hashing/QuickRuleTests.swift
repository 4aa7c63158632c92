import TesseraDiff
import TestSupport
import Testing

/// Ids with a quick hash lead to the same difference.
@Suite("Ids with quick hashes")
struct QuickRuleTests {
  @Test("Random lists give the same difference with and without quick hashes", arguments: [false, true])
  func lists(hasDuplicates: Bool) {
    var lists = RandomLists(seed: 21, hasDuplicates: hasDuplicates)
    var workspace = DifferenceWorkspace()
    for _ in 0..<1_000 {
      let lists = lists.next()
      let plain = LinearDifference(
        from: lists.old, to: lists.new, rule: IdentityRule(), reusing: &workspace)
      let quick = LinearDifference(
        from: lists.old, to: lists.new, rule: QuickIdentityRule(), reusing: &workspace)
      guard plain == quick, plain == lists.difference else {
        Issue.record("\(lists.old) to \(lists.new) gave \(plain) and \(quick)")
        return
      }
      let (old, new) = (lists.old.map { "item number \($0.id)" }, lists.new.map { "item number \($0.id)" })
      let strings = LinearDifference(from: old, to: new)
      guard strings == LinearDifference(from: old, to: new, rule: ValueRule(), reusing: &workspace) else {
        Issue.record("\(old) to \(new) gave \(strings)")
        return
      }
    }
  }

  @Test("Random sections give the same difference with and without quick hashes", arguments: [false, true])
  func sections(hasDuplicates: Bool) {
    var sections = RandomSections(seed: 22, hasDuplicates: hasDuplicates)
    var workspace = DifferenceWorkspace()
    for _ in 0..<1_000 {
      let sections = sections.next()
      let plain = SectionedDifference(
        from: sections.old, to: sections.new, rule: IdentityRule(), reusing: &workspace)
      guard plain == sections.difference else {
        Issue.record("\(sections.old) to \(sections.new) gave \(plain)")
        return
      }
    }
  }

  /// A number that counts its comparisons and hashes.
  private struct Counted: QuickHashable {
    let number: Int
    let work: Work

    static func == (left: Counted, right: Counted) -> Bool {
      left.work.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { Issue.record("the standard library's hash is not asked for") }

    func quickHash(seed: UInt64) -> UInt64 {
      work.hashes += 1
      return number.quickHash(seed: seed)
    }
  }

  @Test("The hashes of distant, close and consecutive numbers differ", arguments: [0, 1, 4, 12, 20, 40])
  func work(shift: Int) {
    let work = Work()
    var generator = SeededGenerator(seed: 3)
    let old = (0..<4_000).map { Counted(number: $0 << shift, work: work) }
    let new = old.shuffled(using: &generator)
    #expect(LinearDifference(from: old, to: new).deletes.isEmpty)
    #expect(work.comparisons <= 2 * 8_000)
    #expect(work.hashes <= 8_000)
  }

  @Test("An element that is identifiable and hashable is compared by its id")
  func overloads() {
    struct Both: Identifiable, Hashable {
      let id: Int
      var name: String
    }
    struct Named: Identifiable, Hashable {
      let id: [Int]
      var name: String
    }
    let quick = LinearDifference(from: [Both(id: 1, name: "a")], to: [Both(id: 1, name: "b")])
    #expect(quick.description == "update @ 0 → 0")
    let plain = LinearDifference(from: [Named(id: [1], name: "a")], to: [Named(id: [1], name: "b")])
    #expect(plain.description == "update @ 0 → 0")
  }
}
