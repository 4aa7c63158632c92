import TesseraDiff
import Testing

@Suite("Sectioned differences")
struct SectionedExampleTests {
  @Test("An item that changes section moves")
  func crossing() {
    expect([Group(1, [1, 2]), Group(2, [3])], [Group(1, [1]), Group(2, [2, 3])], "move @ 0.1 → 1.0")
  }

  @Test("Items of a moved section do not move")
  func movedSection() {
    expect(
      [Group(1, [1, 2]), Group(2, [3]), Group(3)], [Group(2, [3]), Group(3), Group(1, [1, 2])],
      "move section @ 0 → 2")
  }

  @Test("An item that leaves a deleted section moves")
  func rescued() {
    expect([Group(1, [1, 2]), Group(2, [3])], [Group(2, [3, 2])], "delete section @ 0, move @ 0.1 → 0.1")
  }

  @Test("An item may move into an inserted section, also from a deleted one")
  func intoInserted() {
    expect([Group(1, [1, 2])], [Group(1, [2]), Group(2, [3, 1])], "insert section @ 1, move @ 0.0 → 1.1")
    expect(
      [Group(1, [1, 2])], [Group(2, [3, 2, 1])],
      "delete section @ 0, insert section @ 0, move @ 0.1 → 0.1, move @ 0.0 → 0.2")
  }

  @Test("Equal ids in different sections are different items")
  func sameIDElsewhere() {
    expect(
      [Group(1, [1, 2]), Group(2, [1, 2])], [Group(1, [1, 2]), Group(2, [2, 1])], "move @ 1.1 → 1.0")
  }

  @Test("An item stays in its section if it can")
  func nearFirst() {
    expect([Group(1, [1]), Group(2, [1])], [Group(2, [1]), Group(1, [1])], "move section @ 1 → 0")
    expect([Group(1, [1]), Group(2, [])], [Group(1, [5, 1]), Group(2, [1])], "insert @ 0.0, insert @ 1.0")
  }

  @Test("Items of deleted and inserted sections are not listed")
  func unlisted() {
    expect(
      [Group(1, [1, 2]), Group(2, [3])], [Group(2, [3]), Group(3, [4, 5])],
      "delete section @ 0, insert section @ 1")
  }

  @Test("Changed items of a moved section have paths in both versions")
  func changesInMovedSection() {
    expect(
      [Group(1, [1, 2, 3]), Group(2), Group(3)],
      [Group(2), Group(3), Group(1, [4, Row(id: 3, content: 1), 1])],
      "move section @ 0 → 2, delete @ 0.1, insert @ 2.0, move @ 0.2 → 2.1, update @ 0.2 → 2.1")
  }

  @Test("An item that changes section and content is a move and an update")
  func crossingUpdate() {
    expect(
      [Group(1, [1, 2, 5]), Group(2, [3, 4])],
      [
        Group(1, [1, Row(id: 5, content: 1)]), Group(2, [3, Row(id: 2, content: 1), Row(id: 4, content: 1)]),
      ],
      "move @ 0.1 → 1.1, update @ 0.2 → 0.1, update @ 0.1 → 1.1, update @ 1.1 → 1.2")
  }

  @Test("With ids unique per section, no item moves to another section")
  func inSections() {
    func expect(
      _ old: [Group], _ new: [Group], _ expected: String, at location: SourceLocation = #_sourceLocation
    ) {
      let difference = SectionedDifference(from: old, to: new, identityScope: .section)
      #expect(difference.description == expected, sourceLocation: location)
      #expect(difference.brokenLaw(from: old, to: new, .section) == nil, sourceLocation: location)
    }
    expect(
      [Group(1, [1, 2]), Group(2, [3])], [Group(1, [1]), Group(2, [2, 3])], "delete @ 0.1, insert @ 1.0")
    expect([Group(1, [1, 2]), Group(2, [3])], [Group(2, [3, 2])], "delete section @ 0, insert @ 0.1")
    expect(
      [Group(7, [1]), Group(6, [1]), Group(5, [1])], [Group(8, [1]), Group(7, [1]), Group(5, [1])],
      "delete section @ 1, insert section @ 0")
    expect(
      [Group(1, [1, 2, 3]), Group(2)], [Group(2), Group(1, [3, 1, 2])],
      "move section @ 1 → 0, move @ 0.2 → 1.0")
  }

  @Test("Empty collections and empty sections can be compared")
  func empty() {
    expect([], [], "no change")
    expect([], [Group(1), Group(2)], "insert section @ 0, insert section @ 1")
    expect([Group(1), Group(2)], [], "delete section @ 0, delete section @ 1")
    expect([Group(1), Group(2)], [Group(1), Group(2)], "no change")
  }

  /// Expects a difference to print as given, and to obey all laws.
  private func expect(
    _ old: [Group], _ new: [Group], _ expected: String, at location: SourceLocation = #_sourceLocation
  ) {
    let difference = SectionedDifference(from: old, to: new)
    #expect(difference.description == expected, sourceLocation: location)
    #expect(difference.brokenLaw(from: old, to: new) == nil, sourceLocation: location)
  }
}
