import TesseraDiff
import Testing

/// Two versions that some library got wrong, and the expected difference.
struct HardCase: CustomTestStringConvertible, Sendable {
  /// The difficulty, and the library that failed.
  let testDescription: String
  let old: [Group]
  let new: [Group]
  let expected: String

  init(_ name: String, _ old: [Group], _ new: [Group], _ expected: String) {
    testDescription = name
    self.old = old
    self.new = new
    self.expected = expected
  }

  init(_ name: String, _ old: [Row], _ new: [Row], _ expected: String) {
    self.init(name, [Group(0, old)], [Group(0, new)], expected)
  }
}

extension HardCase {
  /// Cases of one list.
  static let items = [
    HardCase(
      "A row with other content and the same id is refreshed (ra1028/DiffableDataSources #1)",
      [1, 2], [1, Row(id: 2, content: 1)], "update @ 0.1 → 0.1"),
    HardCase(
      "A moved row with other content is no delete and insert (rdar 33662307)",
      [1, 2, 3], [Row(id: 3, content: 1), 1, 2], "move @ 0.2 → 0.0, update @ 0.2 → 0.0"),
    HardCase("A move is a move (Texture #507)", [1, 2, 3, 4], [1, 3, 4, 2], "move @ 0.1 → 0.3"),
    HardCase(
      "An update counts its old place before the deletes and its new one after (Texture #440, #467)",
      [1, 2, 3], [Row(id: 2, content: 1), 3], "delete @ 0.0, update @ 0.1 → 0.0"),
    HardCase(
      "Positions are those before and after, not steps one after another (DifferenceKit #91, #104, #144)",
      [1, 2, 3, 4, 5], [5, 1, 6, 3], "delete @ 0.1, delete @ 0.3, insert @ 0.2, move @ 0.4 → 0.0"),
    HardCase(
      "New ids for all: all go, all come (woocommerce-ios #7137)",
      [1, 2], [3, 4], "delete @ 0.0, delete @ 0.1, insert @ 0.0, insert @ 0.1"),
    HardCase(
      "A doubled row is deleted once for each of its places (IGListKit #689)",
      [1, 1, 2], [2], "delete @ 0.0, delete @ 0.1"),
    HardCase(
      "One id in two places does not crash (ios-app #1585, ASCollectionView #80, BookPlayer #660, IQListKit #3)",
      [1, 2], [1, 2, 1], "insert @ 0.2"),
    HardCase(
      "Messages that only change their order are not deleted (ChatLayout #67)",
      [1, 2, 3, 4, 5, 6], [2, 1, 4, 3, 6, 5], "move @ 0.1 → 0.0, move @ 0.3 → 0.2, move @ 0.5 → 0.4"),
  ]

  /// Cases of sections and of items that change section.
  static let sections = [
    HardCase(
      "The only row of a section goes (RxDataSources #47)", [Group(1, [1])], [Group(1)], "delete @ 0.0"),
    HardCase(
      "Duplicates in one section leave the others alone (RxDataSources #81)",
      [Group(1, [7, 7, 8]), Group(2, [1, 2, 3])], [Group(1, [7, 8, 7]), Group(2, [3, 1, 2, 4])],
      "insert @ 1.3, move @ 0.2 → 0.1, move @ 1.2 → 1.0"),
    HardCase(
      "A section moves while both lose rows and one gains some (RxDataSources, the hardest case)",
      [Group(1, [1, 2]), Group(2, [3, 4])], [Group(2, [3, 5]), Group(1, [1])],
      "move section @ 1 → 0, delete @ 0.1, delete @ 1.1, insert @ 0.1"),
    HardCase(
      "One section moves past one that is refreshed, goes and comes (IGListKit #690)",
      [Group(0), Group(1), Group(2), Group(3), Group(4), Group(5)],
      [Group(0), Group(1), Group(6), Group(3, content: 1), Group(2), Group(5)],
      "delete section @ 4, insert section @ 2, move section @ 3 → 3, update section @ 3 → 3"),
    HardCase(
      "Sections come and move while others gain rows (IGListKit #691)",
      [Group(1, [1]), Group(2, [2]), Group(3, [3])],
      [Group(3, [3]), Group(4, [4]), Group(1, [1, 5]), Group(2, [6, 2])],
      "insert section @ 1, move section @ 2 → 0, insert @ 2.1, insert @ 3.0"),
    HardCase(
      "A section that moves and changes inside is not replaced (IGListKit)",
      [Group(1, [1, 2]), Group(2, [3]), Group(3)], [Group(2, [3]), Group(3), Group(1, [2, 4])],
      "move section @ 0 → 2, delete @ 0.0, insert @ 2.1"),
    HardCase(
      "A row leaves for another section: no section moves (rdar 48941906)",
      [Group(1, [1, 2]), Group(2)], [Group(1, [1]), Group(2, [2])], "move @ 0.1 → 1.0"),
    HardCase(
      "A row that goes along with its section is not deleted as well (rdar 34906155)",
      [Group(1, [1, 2]), Group(2, [3])], [Group(2, [3])], "delete section @ 0"),
    HardCase(
      "A row moves into a section that comes (TLIndexPathTools #13)",
      [Group(1, [1, 2])], [Group(1, [1]), Group(2, [2])], "insert section @ 1, move @ 0.1 → 1.0"),
    HardCase(
      "A row moves out of a section that goes (UIKit: cannot move an item from a deleted section)",
      [Group(1, [1, 2]), Group(2)], [Group(2, [2])], "delete section @ 0, move @ 0.1 → 0.0"),
    HardCase(
      "The one row of a section finds itself in another (Listable 7.1.2)",
      [Group(1, [1])], [Group(2, [1])], "delete section @ 0, insert section @ 0, move @ 0.0 → 0.0"),
    HardCase(
      "Sections with one id are told apart (Epoxy before 0.6)",
      [Group(1, [1]), Group(1, [2])], [Group(1, [1]), Group(1, [2, 3])], "insert @ 1.1"),
    HardCase(
      "A header changes: its section and rows do not (Carbon)",
      [Group(1, [1], supplementaryItems: [0])],
      [Group(1, [1], supplementaryItems: [Row(id: 0, content: 1)])], "update supplementary @ 0.0 → 0.0"),
    HardCase(
      "A footer comes, a header goes (Epoxy: supplementary views cannot be inserted by a difference)",
      [Group(1, supplementaryItems: [0])], [Group(1, supplementaryItems: [1])],
      "delete supplementary @ 0.0, insert supplementary @ 0.0"),
  ]
}
