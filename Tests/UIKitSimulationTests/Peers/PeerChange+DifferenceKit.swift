extension PeerChange {
  /// The changes in the tests of DifferenceKit's algorithm. What its tests call an updated section has other
  /// items here.
  static let differenceKit: [PeerChange] = [
    .init("AlgorithmTest, an item deleted", [1: [0, 1, 2]], [1: [0, 2]], count: 1),
    .init("AlgorithmTest, all items deleted", [1: [0, 1, 2]], [1: []], count: 3),
    .init("AlgorithmTest, items inserted into an empty section", [1: []], [1: [0, 1, 2]], count: 3),
    .init("AlgorithmTest, the items reversed", [1: [0, 1, 2, 3]], [1: [3, 2, 1, 0]], count: 3),
    .init(
      "AlgorithmTest, an item of each kind of change", [1: [0, 1, 2]], [1: [2, 4, .changed(0), 3]], count: 5),
    .init(
      "AlgorithmTest, a section of each kind of change", [0: [0], 1: [1], 2: [2], 3: [3]],
      [3: [3], 4: [4], 0: [0], 2: [2]], count: 3),
    .init(
      "AlgorithmTest, sections inserted and deleted, and an item inserted",
      [0: [0, 1], 1: [2, 3], 2: [4, 5]], [0: [0, 1], 2: [4, 6, 5], 3: [7, 8], 4: [9, 10]]),
    .init(
      "AlgorithmTest, sections in another order that exchange items",
      [0: [0, 1], 1: [2, 3], 2: [4, 5]], [1: [3, 5], 3: [6, 7, 8, 9], 2: [10, 4, 2], 0: [1]]),
    .init(
      "AlgorithmTest, a section emptied between inserted ones",
      [0: [0, 1], 1: [2, 3], 2: [4, 5]],
      [0: [], 4: [8, 9], 5: [10, 11], 2: [4, 5, 12], 3: [6, 7], 1: [2, 13, 3]]),
    .init(
      "AlgorithmTest, exchanged sections whose items change", [0: [0], 1: [1]],
      [1: [2, .changed(1)], 0: [.changed(0)]]),
    .init(
      "AlgorithmTest, items that leave a deleted section", [0: [0, 1], 1: [2, 3], 2: [6, 7]],
      [0: [.changed(1), 3], 1: [2, .changed(0)], 3: [4, 5]]),
    .init(
      "AlgorithmTest, an item that moves into the place of another one", [0: [0, 1], 1: [2, 3]],
      [0: [], 1: [.changed(1), 3]]),
    .init(
      "AlgorithmTest, an item that moves to a section between inserted ones",
      [0: [0, 1], 1: [2, 3], 2: [4, 5]],
      [4: [8, 9], 0: [0, 1, 2], 3: [6, 7], 1: [3], 2: [.changed(5)]]),
    .init(
      "AlgorithmTest, exchanged sections whose items are reversed and change", [0: [0, 1], 1: [2, 3]],
      [1: [.changed(3), 2], 0: [1, .changed(0)]]),
    .init(
      "AlgorithmTest, items that move into an inserted section",
      [1: [0, 1, 2, 3], 2: [4, 5, 6, 7, 8], 3: [9, 10, 11, 12], 4: [13, 14, 15, 16]],
      [1: [0, 1, 2, 3], 2: [6], 5: [4, 5, 7, 8], 3: [9, 10, 11, 12], 4: [13, 14, 15, 16]]),
  ]
}
