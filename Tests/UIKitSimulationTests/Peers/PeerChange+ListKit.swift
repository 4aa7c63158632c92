extension PeerChange {
  /// The changes in the tests of ListKit's planner (SectionedDiffTests and BatchUpdateSafetyTests). What its
  /// tests reload or reconfigure has other content here.
  static let listKit: [PeerChange] = sections + items + betweenSections

  private static let sections: [PeerChange] = [
    .init("SectionedDiffTests, an inserted section", [1: [1, 2]], [1: [1, 2], 2: [3]], count: 1),
    .init("SectionedDiffTests, a deleted section", [1: [1], 2: [2]], [1: [1]], count: 1),
    .init(
      "SectionedDiffTests, empty sections, the last one moved", [1: [], 2: [], 3: []], [3: [], 1: [], 2: []]),
    .init("SectionedDiffTests, no sections before and after", [:], [:], count: 0),
    .init("SectionedDiffTests, the first section", [:], [1: [1, 2]], count: 1),
    .init("SectionedDiffTests, the last section deleted", [1: [1, 2]], [:], count: 1),
    .init("SectionedDiffTests, nothing changed", [1: [1, 2, 3]], [1: [1, 2, 3]], count: 0),
    .init(
      "SectionedDiffTests, one section deleted, one inserted, one with other items",
      [1: [1, 2], 2: [3, 4]],
      [2: [3, 5], 3: [6]], count: 4),
    .init(
      "SectionedDiffTests, exchanged sections of which one has other content", [1: [1], 2: [2]],
      [2: [.changed(2)], 1: [1]]),
    .init(
      "BatchUpdateSafetyTests, two sections deleted in the middle", [1: [1], 2: [2], 3: [3], 4: [4]],
      [1: [1], 4: [4]], count: 2),
    .init(
      "BatchUpdateSafetyTests, sections inserted before and after", [1: [1]], [2: [2], 1: [1], 3: [3]],
      count: 2),
    .init(
      "BatchUpdateSafetyTests, all sections replaced", [1: [1, 2], 2: [3, 4]], [3: [5, 6], 4: [7, 8]],
      count: 4),
    .init(
      "BatchUpdateSafetyTests, a section deleted, one inserted and one moved, all with other items",
      [1: [1, 2], 2: [3, 4], 3: [5, 6]], [3: [5, 7], 4: [8], 2: [3]]),
    .init(
      "BatchUpdateSafetyTests, exchanged sections that gain and lose an item", [1: [1, 2], 2: [3, 4]],
      [2: [3, 4, 5], 1: [1]]),
  ]

  private static let items: [PeerChange] = [
    .init("SectionedDiffTests, an inserted item", [1: [1, 2]], [1: [1, 2, 3]], count: 1),
    .init("SectionedDiffTests, a deleted item", [1: [1, 2, 3]], [1: [1, 3]], count: 1),
    .init("SectionedDiffTests, the last item moved to the start", [1: [1, 2, 3]], [1: [3, 1, 2]]),
    .init(
      "SectionedDiffTests, two items with other content", [1: [1, 2, 3]], [1: [.changed(1), .changed(2), 3]],
      count: 2),
    .init(
      "BatchUpdateSafetyTests, three items deleted in the middle", [1: [1, 2, 3, 4, 5]], [1: [1, 5]], count: 3
    ),
    .init(
      "BatchUpdateSafetyTests, three items inserted in the middle", [1: [1, 5]], [1: [1, 2, 3, 4, 5]],
      count: 3),
    .init(
      "BatchUpdateSafetyTests, items deleted in two sections", [1: [1, 2, 3], 2: [4, 5, 6]],
      [1: [1], 2: [4]],
      count: 4),
    .init(
      "BatchUpdateSafetyTests, items inserted in two sections", [1: [1], 2: [4]],
      [1: [1, 2, 3], 2: [4, 5, 6]],
      count: 4),
    .init("BatchUpdateSafetyTests, the items reversed", [1: [1, 2, 3, 4, 5]], [1: [5, 4, 3, 2, 1]]),
    .init(
      "BatchUpdateSafetyTests, three items deleted and one inserted", [1: [1, 2, 3, 4, 5]], [1: [2, 4, 6]],
      count: 4),
    .init(
      "BatchUpdateSafetyTests, items deleted, inserted and with other content", [1: [1, 2, 3, 4]],
      [1: [.changed(1), 2, 5]], count: 4),
  ]

  private static let betweenSections: [PeerChange] = [
    .init(
      "SectionedDiffTests, an item moved to another section", [1: [1, 2], 2: [3]], [1: [1], 2: [3, 2]],
      count: 1),
    .init(
      "SectionedDiffTests, an item that leaves a deleted section", [1: [1, 2], 2: [3]], [2: [1, 3]], count: 2),
    .init(
      "SectionedDiffTests, an item that moves into an inserted section", [1: [1, 2]], [1: [1], 2: [2]],
      count: 2),
    // ListKit replaces the item with two changes; ours moves it with three, and keeps its cell.
    .init(
      "SectionedDiffTests, an item that leaves a deleted section for an inserted one", [1: [1]], [2: [1]]),
    .init(
      "BatchUpdateSafetyTests, an item moved into the middle of another section",
      [1: [1, 2, 3], 2: [4, 5]],
      [1: [1, 3], 2: [4, 2, 5]], count: 1),
    .init(
      "BatchUpdateSafetyTests, an item moved to another section, and others deleted and inserted",
      [1: [1, 2, 3, 4], 2: [5, 6]], [1: [1, 3, 7], 2: [2, 5, 6, 8]], count: 4),
  ]
}
