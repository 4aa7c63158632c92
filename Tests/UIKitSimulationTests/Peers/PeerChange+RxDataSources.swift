extension PeerChange {
  /// The changes in the tests of RxDataSources' differences.
  static let rxDataSources: [PeerChange] = [
    .init("AlgorithmTests, an inserted item", [1: [0, 1, 2]], [1: [0, 1, 2, 3]], count: 1),
    .init("AlgorithmTests, a deleted item", [1: [0, 1, 2]], [1: [0, 2]], count: 1),
    .init("AlgorithmTests, the first item moved to the end", [1: [0, 1, 2]], [1: [1, 2, 0]], count: 2),
    .init("AlgorithmTests, the last item moved to the start", [1: [0, 1, 2]], [1: [2, 0, 1]], count: 1),
    .init("AlgorithmTests, an updated item", [1: [0, 1, 2]], [1: [0, .changed(1), 2]], count: 1),
    .init("AlgorithmTests, an item updated and moved", [1: [0, 1, 2]], [1: [.changed(1), 0, 2]], count: 2),
    .init("AlgorithmTests, an inserted section", [1: [0, 1, 2]], [1: [0, 1, 2], 2: [3, 4, 5]], count: 1),
    .init("AlgorithmTests, the only section deleted", [1: [0, 1, 2]], [:], count: 1),
    .init(
      "AlgorithmTests, the first section moved to the end", [1: [0, 1, 2], 2: [3, 4, 5], 3: [6, 7, 8]],
      [2: [3, 4, 5], 3: [6, 7, 8], 1: [0, 1, 2]], count: 2),
    .init(
      "AlgorithmTests, the last section moved to the start", [1: [0, 1, 2], 2: [3, 4, 5], 3: [6, 7, 8]],
      [3: [6, 7, 8], 1: [0, 1, 2], 2: [3, 4, 5]], count: 1),
    .init(
      "AlgorithmTests, sections that change their places and lose their items", [1: [1111], 2: [2222]],
      [2: [.changed(0)], 1: []]),
    .init(
      "AlgorithmTests, an item that moves out of a section that moves",
      [4: [10, 11, 12], 9: [25, 26, 27]],
      [9: [.changed(11), 26, .changed(27)], 4: [.changed(10), 12]]),
    .init(
      "AlgorithmTests, an inserted section, a moved item and many updates",
      [
        4: [5], 6: [20, 14], 9: [], 2: [2, 26], 8: [23], 10: [8, 18, 13],
        1: [28, 25, 6, 11, 10, 29, 24, 7, 19],
      ],
      [
        4: [5], 6: [.changed(20), 14], 9: [.changed(16)], 7: [17, 15, .changed(4)],
        2: [2, .changed(26), .changed(23)], 8: [], 10: [.changed(8), .changed(18), .changed(13)],
        1: [28, 25, 6, 11, 10, 29, 24, 7, 19].map { PeerItem.changed($0) },
      ]),
  ]
}
