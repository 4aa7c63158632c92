import Foundation
import TesseraDiff
import Testing

@Suite("Duplicates of sections")
struct SectionedDuplicatesTests {
  private typealias Duplicates = SectionedDuplicates<String, String>

  private struct Shelf: DifferenceSection {
    let id: String
    let items: [Book]

    init(_ id: String, _ items: [String]) {
      self.id = id
      self.items = items.map { Book(id: $0) }
    }
  }

  private struct Book: Identifiable, Equatable {
    let id: String
  }

  private struct Badged: DifferenceSection {
    let id: String
    let items: [Book] = []
    let supplementaryItems: [Book]
  }

  private let mixed = Duplicates(in: [
    Shelf("a", ["x", "y"]), Shelf("b", ["x", "y", "z", "x"]), Shelf("a", ["v", "v", "w", "w", "v"]),
  ])

  @Test("Unique ids, and the same id in several sections, are not duplicates")
  func unique() {
    for shelves in [[], [Shelf("a", [])], [Shelf("a", ["x", "y"]), Shelf("b", ["y", "x"])]] {
      #expect(Duplicates(in: shelves) == Duplicates())
      #expect(Duplicates(in: shelves).isEmpty)
    }
  }

  @Test("Sections with the same id are reported in order of first occurrence")
  func sections() {
    let shelves = ["b", "a", "a", "c", "b", "a"].map { Shelf($0, ["x"]) }
    let duplicates = Duplicates(in: shelves)
    #expect(
      duplicates.sections == [
        DuplicateID(id: "b", positions: [0, 4]), DuplicateID(id: "a", positions: [1, 2, 5]),
      ])
    #expect(duplicates.items.isEmpty)
    #expect(!duplicates.isEmpty)
  }

  @Test("Duplicate items are reported for each section, with their positions in it")
  func items() {
    let duplicates = Duplicates(in: [
      Shelf("a", ["x", "x"]), Shelf("b", ["y"]), Shelf("c", ["y", "x", "x"]),
    ])
    #expect(duplicates.sections.isEmpty)
    #expect(
      duplicates.items == [
        .init(section: 0, duplicate: DuplicateID(id: "x", positions: [0, 1])),
        .init(section: 2, duplicate: DuplicateID(id: "x", positions: [1, 2])),
      ])
    #expect(!duplicates.isEmpty)
  }

  @Test("Duplicates print as one line, sections first")
  func description() {
    #expect(
      mixed.description == """
        sections 0, 2 share a; in section 1: items 0, 3 share x; in section 2: items 0, 1, 4 share v; \
        in section 2: items 2, 3 share w
        """)
    #expect(Duplicates().description == "no duplicates")
  }

  @Test("Supplementary items of one kind in a section are reported with positions")
  func supplementary() {
    func badges(_ kinds: String...) -> [Book] { kinds.map { Book(id: $0) } }
    let duplicates = Duplicates(in: [
      Badged(id: "a", supplementaryItems: badges("header", "footer")),
      Badged(id: "b", supplementaryItems: badges("badge", "header", "header", "badge", "header")),
    ])
    #expect(
      duplicates.supplementary == [
        .init(section: 1, positions: [0, 3]), .init(section: 1, positions: [1, 2, 4]),
      ])
    #expect(!duplicates.isEmpty)
    #expect(
      duplicates.description == """
        in section 1: supplementary items 0, 3 share an id; \
        in section 1: supplementary items 1, 2, 4 share an id
        """)
  }

  @Test("Duplicates stored without supplementary items are decoded without them")
  func oldCoding() throws {
    let stored = Data(#"{"sections":[],"items":[]}"#.utf8)
    #expect(try JSONDecoder().decode(Duplicates.self, from: stored) == Duplicates())
  }

  @Test("Duplicates can be encoded and decoded")
  func coding() throws {
    for duplicates in [mixed, Duplicates()] {
      #expect(try JSONDecoder().decode(Duplicates.self, from: JSONEncoder().encode(duplicates)) == duplicates)
    }
  }
}
