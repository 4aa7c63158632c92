import TesseraDiff
import TestSupport
import Testing

@Suite("Duplicate ids")
struct DuplicateTests {
  @Test("All positions of each duplicate are reported, in order of first occurrence")
  func places() {
    #expect(
      DuplicateID.all(in: ["a", "b", "a", "c", "b", "a"]) == [
        DuplicateID(id: "a", positions: [0, 2, 5]), DuplicateID(id: "b", positions: [1, 4]),
      ])
    #expect(
      DuplicateID.all(in: [1, 2, 2, 1]) == [
        DuplicateID(id: 1, positions: [0, 3]), DuplicateID(id: 2, positions: [1, 2]),
      ])
    #expect(DuplicateID.all(in: [1, 2, 3]).isEmpty)
    #expect(DuplicateID.all(in: EmptyCollection<Int>()).isEmpty)
    #expect(DuplicateID.all(in: [Double.nan, .nan]).isEmpty)
    #expect(
      DuplicateID.all(in: repeatElement("a", count: 3)) == [DuplicateID(id: "a", positions: [0, 1, 2])])
  }

  @Test("Duplicates in random lists agree with a naive search", arguments: UInt64(0)..<4)
  func reports(seed: UInt64) {
    var lists = RandomLists(seed: seed, hasDuplicates: true)
    for _ in 0..<300 {
      let ids = lists.next().old.map { $0.id }
      let naive = ids.indices.compactMap { position -> DuplicateID<Int>? in
        let positions = ids.indices.filter { ids[$0] == ids[position] }
        return positions.count > 1 && positions[0] == position
          ? DuplicateID(id: ids[position], positions: positions) : nil
      }
      guard DuplicateID.all(in: ids) == naive else {
        Issue.record("\(ids) gave \(DuplicateID.all(in: ids))")
        return
      }
    }
  }

  @Test(
    "Duplicates are paired by position or order, always the same way",
    arguments: [
      ("aab", "aba", "move @ 2 → 1"),
      ("aaa", "aa", "delete @ 2"),
      ("aaa", "aaaaa", "insert @ 3, insert @ 4"),
      ("abab", "baba", "move @ 0 → 3"),
      ("aabb", "bbaa", "move @ 2 → 0, move @ 3 → 1"),
      ("abcabc", "cbacba", "move @ 2 → 0, move @ 4 → 1, move @ 5 → 3"),
      ("xaya", "axay", "move @ 1 → 0, move @ 3 → 2"),
      (
        "abcdabcdabcd", "dcbadcbadcba",
        "move @ 3 → 0, move @ 6 → 1, move @ 9 → 2, move @ 7 → 4, move @ 10 → 5, move @ 4 → 7, move @ 11 → 8"
      ),
      ("aaaabaaaa", "baaaaaaaa", "move @ 4 → 0"),
      (
        "aabbccddeeffgg", "ggffeeddccbbaa",
        """
        move @ 12 → 0, move @ 13 → 1, move @ 10 → 2, move @ 11 → 3, move @ 8 → 4, move @ 9 → 5, move @ 6 → 6, \
        move @ 7 → 7, move @ 4 → 8, move @ 5 → 9, move @ 2 → 10, move @ 3 → 11
        """
      ),
    ])
  func fixed(old: String, new: String, expected: String) {
    #expect(LinearDifference(from: Array(old), to: Array(new)).description == expected)
  }

  @Test("After long differences, one equal id is ignored, but two in a row match")
  func chance() {
    let difference = LinearDifference(from: Array("abcdefghXYZ1"), to: Array("ijklmnopqXzXYZ2"))
    #expect(difference == LinearDifference(deletes: Array(0..<8) + [11], inserts: Array(0..<11) + [14]))
  }

  /// An id whose hash is salted, as Swift salts all hashes per process.
  private struct Salted: Hashable {
    let number: Int
    let salt: Int

    static func == (left: Salted, right: Salted) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      hasher.combine(salt)
      hasher.combine(number)
    }
  }

  @Test("The result does not depend on the hashes of ids", arguments: UInt64(0)..<4)
  func salts(seed: UInt64) {
    var lists = RandomLists(seed: seed, hasDuplicates: true)
    for number in 0..<1_000 {
      let lists = lists.next()
      let differences = (0..<3).map { salt in
        LinearDifference(
          from: lists.old.map { Salted(number: $0.id, salt: salt) },
          to: lists.new.map { Salted(number: $0.id, salt: salt) })
      }
      guard differences[0] == differences[1], differences[0] == differences[2] else {
        Issue.record("seed \(seed), pair \(number): \(lists.old) to \(lists.new) gave \(differences)")
        return
      }
    }
  }

  @Test("Duplicates in several sections are always paired the same way")
  func sections() {
    let old = [Group(1, [7, 7, 8]), Group(2, [7, 9]), Group(1, [8, 8])]
    let new = [Group(1, [8, 7]), Group(3, [7, 7]), Group(2, [9, 8, 8]), Group(2, [])]
    let difference = SectionedDifference(from: old, to: new)
    #expect(
      difference.description == """
        delete section @ 2, insert section @ 1, insert section @ 3, move @ 0.2 → 0.0, move @ 0.1 → 1.0, \
        move @ 1.0 → 1.1, move @ 2.0 → 2.1, move @ 2.1 → 2.2
        """)
    #expect(difference.brokenLaw(from: old, to: new) == nil)
  }

  @Test("Duplicates of sections and within each section are reported")
  func report() {
    let groups = [Group(1, [7, 8]), Group(2, [7, 9, 7, 9]), Group(1, [8]), Group(3, [5, 5, 5])]
    let report = SectionedDuplicates<Int, Int>(in: groups)
    #expect(report.sections == [DuplicateID(id: 1, positions: [0, 2])])
    #expect(
      report.items == [
        .init(section: 1, duplicate: DuplicateID(id: 7, positions: [0, 2])),
        .init(section: 1, duplicate: DuplicateID(id: 9, positions: [1, 3])),
        .init(section: 3, duplicate: DuplicateID(id: 5, positions: [0, 1, 2])),
      ])
    #expect(
      report.description == """
        sections 0, 2 share 1; in section 1: items 0, 2 share 7; in section 1: items 1, 3 share 9; \
        in section 3: items 0, 1, 2 share 5
        """)
    #expect(!report.isEmpty)
    let nothing = SectionedDuplicates<Int, Int>(in: [Group(1, [7]), Group(2, [7])])
    #expect(nothing.isEmpty && nothing.description == "no duplicates" && nothing == SectionedDuplicates())
  }
}
