import TesseraDiff
import Testing

/// Lists that are not arrays: lazy, reversed, slices, and with start indices other than zero.
@Suite("Kinds of collections")
struct CollectionKindTests {
  private let old = [1, 2, 3, 4, 5, 6].map { Row(id: $0) }
  private let new = [6, 1, 3, 7, 4, 2].map { Row(id: $0) }
  private let expected = "delete @ 4, insert @ 3, move @ 5 → 0, move @ 1 → 5"

  @Test("All kinds of collections give the same difference as arrays")
  func kinds() {
    #expect(LinearDifference(from: old, to: new).description == expected)
    check(ContiguousArray(old))
    check(([0, 0] + old + [0])[2..<8])
    check(ContiguousArray([0] + old + [0, 0])[1..<7])
    check(Ring(old))
    check(Ring(old, turnedBy: 100)[100..<106])
    check(Array(old.reversed()).reversed())
    check([1, 2, 3, 4, 5, 6].lazy.map { Row(id: $0) })
    check((1..<7).lazy.map { Row(id: $0) })
    check((1...6).lazy.map { Row(id: $0) })
    check(stride(from: 2, through: 12, by: 2).map { Row(id: $0 / 2) })
    check(AnyRandomAccessCollection(old))
  }

  @Test("Ranges, repetitions and the smallest collections can be compared")
  func standard() {
    #expect(LinearDifference(from: 0..<5, to: 1..<7).description == "delete @ 0, insert @ 4, insert @ 5")
    #expect(LinearDifference(from: 3..<6, to: (3..<6).reversed()).moves.count == 2)
    let repetitions = LinearDifference(from: repeatElement(1, count: 2), to: repeatElement(1, count: 3))
    #expect(repetitions.description == "insert @ 2")
    #expect(LinearDifference(from: CollectionOfOne(1), to: EmptyCollection()).description == "delete @ 0")
    #expect(LinearDifference(from: EmptyCollection<Int>(), to: EmptyCollection()).isEmpty)
  }

  @Test("Overlapping slices of one array can be compared")
  func overlapping() {
    let all = Array(0..<20)
    #expect(LinearDifference(from: all[2..<10], to: all[2..<10]).isEmpty)
    #expect(LinearDifference(from: all[2..<10], to: all[2..<12]).description == "insert @ 8, insert @ 9")
    #expect(LinearDifference(from: all[2..<12], to: all[2..<10]).description == "delete @ 8, delete @ 9")
    #expect(LinearDifference(from: all[2..<10], to: all[3..<11]).description == "delete @ 0, insert @ 7")
    #expect(LinearDifference(from: all[2..<2], to: all[2..<3]).description == "insert @ 0")
    #expect(LinearDifference(from: all[0..<3], to: all[10..<13]).deletes == [0, 1, 2])
  }

  @Test("Elements of size zero can be compared")
  func noSize() {
    struct Nothing: Hashable {}
    let nothings = Array(repeating: Nothing(), count: 3)
    #expect(LinearDifference(from: nothings, to: nothings + [Nothing()]).description == "insert @ 3")
    #expect(LinearDifference(from: nothings, to: []).deletes == [0, 1, 2])
  }

  private struct Part<Items: RandomAccessCollection>: DifferenceSection where Items.Element == Row {
    let id: Int
    var items: Items
  }

  @Test("The items of a section can be any kind of collection")
  func sections() {
    checkSections { Ring($0) }
    checkSections { ([0] + $0 + [0])[1...$0.count] }
    checkSections { ContiguousArray($0) }
    checkSections { Array($0.reversed()).reversed() }
    checkSections { $0.map { $0.id }.lazy.map { Row(id: $0) } }
  }

  @Test("The sections can be any kind of collection")
  func collectionsOfSections() {
    let (old, new) = (
      [Group(1, [1, 2]), Group(2), Group(3, [3])], [Group(3, [3]), Group(1, [2, 1]), Group(4)]
    )
    let expected = """
      delete section @ 1, insert section @ 2, move section @ 2 → 0, move @ 0.1 → 1.0
      """
    #expect(SectionedDifference(from: old, to: new).description == expected)
    #expect(SectionedDifference(from: Ring(old), to: new).description == expected)
    #expect(SectionedDifference(from: old, to: Ring(new, turnedBy: 1)).description == expected)
    #expect(SectionedDifference(from: ([Group(9)] + old)[1...], to: new[0...]).description == expected)
    #expect(SectionedDifference(from: old.lazy.map { $0 }, to: new.lazy.map { $0 }).description == expected)
    #expect(SectionedDifference(from: EmptyCollection<Group>(), to: new).sectionInserts == [0, 1, 2])
  }

  private func checkSections<Items: RandomAccessCollection>(_ items: ([Row]) -> Items)
  where Items.Element == Row {
    let old = [Part(id: 1, items: items(self.old)), Part(id: 2, items: items([8, 9]))]
    let new = [Part(id: 2, items: items([5, 9])), Part(id: 1, items: items(self.new))]
    #expect(
      SectionedDifference(from: old, to: new).description == """
        move section @ 1 → 0, delete @ 1.0, insert @ 1.3, move @ 0.4 → 0.0, move @ 0.5 → 1.0, move @ 0.1 → 1.5
        """)
  }

  /// Compares the old list, as the given collection, with the new one as several kinds of collections, in
  /// both directions.
  private func check<List: RandomAccessCollection>(_ list: List) where List.Element == Row {
    let backwards = LinearDifference(from: new, to: old).description
    #expect(LinearDifference(from: list, to: new).description == expected)
    #expect(LinearDifference(from: list, to: Ring(new)).description == expected)
    #expect(LinearDifference(from: list, to: ([0] + new)[1...]).description == expected)
    #expect(LinearDifference(from: new, to: list).description == backwards)
    #expect(LinearDifference(from: Ring(new), to: list).description == backwards)
    #expect(LinearDifference(from: list, to: list).isEmpty)
  }
}
