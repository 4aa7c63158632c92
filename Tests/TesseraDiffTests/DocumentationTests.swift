import TesseraDiff
import Testing

/// The output that `Documentation/Difference.md` shows.
@Suite("The worked example of Documentation/Difference.md")
struct DocumentationTests {
  /// A letter; its case is its content.
  struct Letter: Identifiable, Equatable {
    var letter: Character
    var id: String { letter.uppercased() }
  }

  private let old = "ABCDEFGHI".map { Letter(letter: $0) }
  private let new = "ACdHEGFXI".map { Letter(letter: $0) }

  @Test("The difference prints as on the page")
  func example() {
    let difference = LinearDifference(from: old, to: new)
    #expect(
      difference.description == "delete @ 1, insert @ 7, move @ 7 → 3, move @ 6 → 5, update @ 3 → 2")
    #expect(difference.applied(to: old, taking: new) == new)
  }

  @Test("The duplicates print as on the page")
  func duplicates() {
    #expect(
      DuplicateID.all(in: ["a", "b", "a", "c", "d", "a"]).map { $0.description } == ["0, 2, 5 share a"])
  }

  /// A section of digits; the case of its letter is its content.
  struct Group: DifferenceSection {
    struct Digit: Identifiable, Equatable { var id: Character }

    var letter: Character
    var items: [Digit]
    var id: String { letter.uppercased() }

    init(_ letter: Character, _ digits: String) {
      self.letter = letter
      items = digits.map { Digit(id: $0) }
    }

    func hasSameContent(as other: Group) -> Bool { letter == other.letter }
  }

  @Test("The difference of sections prints as on the page")
  func sections() {
    let old = [Group("a", "1"), Group("b", "23"), Group("c", "4"), Group("d", "56")]
    let new = [Group("b", "23"), Group("d", "15"), Group("C", "4")]
    #expect(
      SectionedDifference(from: old, to: new).description
        == "delete section @ 0, move section @ 3 → 1, update section @ 2 → 2, delete @ 3.1, move @ 0.0 → 1.0")
  }
}
