import TesseraDiff

extension BatchCase {
  /// P: identity and content of items and sections.
  static let identity = [
    BatchCase(
      "items change places untold", "A[a b]", "A[b a]", Batch(), breaks: [.p1],
      legal: Batch(moves: [move(at(0, 0), at(0, 1))])),
    BatchCase(
      "sections change places untold", "A[a] B[b]", "B[b] A[a]", Batch(), breaks: [.p1],
      legal: Batch(sectionMoves: [move(1, 0)])),
    BatchCase(
      "an item is another one untold", "A[a]", "A[b]", Batch(), breaks: [.p1],
      legal: Batch(deletes: [at(0, 0)], inserts: [at(0, 0)])),
    BatchCase(
      "a reload makes another item", "A[a]", "A[b]", Batch(reloads: [at(0, 0)]), breaks: [.p1],
      legal: Batch(reloads: [at(0, 0)]), legalNew: "A[a]"),
    BatchCase(
      "a reload makes another section", "A[a]", "B[b]", Batch(sectionReloads: [0]), breaks: [.p1],
      legal: Batch(sectionDeletes: [0], sectionInserts: [0])),
    BatchCase(
      "a moved item is another one at its end", "A[a b]", "A[b c]", Batch(moves: [move(at(0, 0), at(0, 1))]),
      breaks: [.p2], legal: Batch(deletes: [at(0, 0)], inserts: [at(0, 1)])),
    BatchCase(
      "a moved section is another one at its end", "A[a] B[]", "B[] C[a]", Batch(sectionMoves: [move(0, 1)]),
      breaks: [.p2], legal: Batch(sectionDeletes: [0], sectionInserts: [1])),
    BatchCase(
      "an item moved to another section is another one there", "A[a b] B[]", "A[b] B[a]",
      Batch(moves: [move(at(0, 1), at(1, 0))]), breaks: [.p1, .p2],
      legal: Batch(moves: [move(at(0, 0), at(1, 0))])),
    BatchCase(
      "the wrong item is deleted", "A[a b]", "A[b]", Batch(deletes: [at(0, 1)]), breaks: [.p3],
      legal: Batch(deletes: [at(0, 0)])),
    BatchCase(
      "the wrong item is inserted", "A[a]", "A[a b]", Batch(inserts: [at(0, 0)]), breaks: [.p3],
      legal: Batch(inserts: [at(0, 1)])),
    BatchCase(
      "the wrong section is deleted", "A[] B[]", "B[]", Batch(sectionDeletes: [1]), breaks: [.p3],
      legal: Batch(sectionDeletes: [0])),
    BatchCase(
      "the wrong section is inserted", "A[]", "A[] B[]", Batch(sectionInserts: [0]), breaks: [.p3],
      legal: Batch(sectionInserts: [1])),
    BatchCase(
      "two items with one id before", "A[a a]", "A[a]", Batch(deletes: [at(0, 1)]), breaks: [.p5],
      legal: Batch(deletes: [at(0, 1)]), legalOld: "A[a b]"),
    BatchCase(
      "two items with one id after", "A[a]", "A[a a]", Batch(inserts: [at(0, 1)]), breaks: [.p5],
      legal: Batch(inserts: [at(0, 1)]), legalNew: "A[a b]"),
    BatchCase(
      "two sections with one id", "A[]", "A[] A[]", Batch(sectionInserts: [1]), breaks: [.p5],
      legal: Batch(sectionInserts: [1]), legalNew: "A[] B[]"),
    BatchCase(
      "one id in two sections is legal", "A[a] B[]", "A[a] B[a a]", Batch(inserts: [at(1, 0), at(1, 1)]),
      breaks: [.p5], legal: Batch(inserts: [at(1, 0)]), legalNew: "A[a] B[a]"),
  ]

  /// P6: contents.
  static let contents = [
    BatchCase(
      "an item changes untold", "A[a]", "A[a:1]", Batch(), breaks: [.p6], legal: Batch(updates: [at(0, 0)])),
    BatchCase(
      "a section changes untold", "A[a]", "A:1[a]", Batch(), breaks: [.p6],
      legal: Batch(sectionUpdates: [0])),
    BatchCase(
      "a section that moves changes untold", "A[a] B[]", "B[] A:1[a]", Batch(sectionMoves: [move(0, 1)]),
      breaks: [.p6], legal: Batch(sectionMoves: [move(0, 1)], sectionUpdates: [1])),
    BatchCase(
      "an item that moves changes untold", "A[a] B[]", "A[] B[a:1]", Batch(moves: [move(at(0, 0), at(1, 0))]),
      breaks: [.p6], legal: Batch(moves: [move(at(0, 0), at(1, 0))], updates: [at(1, 0)])),
    BatchCase(
      "an item changes untold in a section that moves", "A[a] B[]", "B[] A[a:1]",
      Batch(sectionMoves: [move(0, 1)]), breaks: [.p6],
      legal: Batch(sectionMoves: [move(0, 1)], updates: [at(1, 0)])),
    BatchCase(
      "the place before is told, not the place after", "A[a b]", "A[b:1]",
      Batch(deletes: [at(0, 0)], updates: [at(0, 1)]), breaks: [.p6],
      legal: Batch(deletes: [at(0, 0)], updates: [at(0, 0)])),
    BatchCase(
      "an update for nothing is on purpose, for a place that is not there it is not", "A[a]", "A[a]",
      Batch(sectionUpdates: [1], updates: [at(0, 1), at(-1, .max)]), breaks: [.p6],
      legal: Batch(sectionUpdates: [0], updates: [at(0, 0)])),
    BatchCase(
      "an update told twice", "A[a]", "A[a:1]", Batch(updates: [at(0, 0), at(0, 0)]), breaks: [.p6],
      legal: Batch(updates: [at(0, 0)])),
    BatchCase(
      "a section update told twice", "A[]", "A:1[]", Batch(sectionUpdates: [0, 0]), breaks: [.p6],
      legal: Batch(sectionUpdates: [0])),
    BatchCase(
      "an item is inserted and updated", "A[]", "A[a]", Batch(inserts: [at(0, 0)], updates: [at(0, 0)]),
      breaks: [.p6], legal: Batch(inserts: [at(0, 0)])),
    BatchCase(
      "a section is inserted and updated", "A[]", "A[] B[]", Batch(sectionInserts: [1], sectionUpdates: [1]),
      breaks: [.p6], legal: Batch(sectionInserts: [1])),
    BatchCase(
      "an item of an inserted section is updated", "A[]", "A[] B[b]",
      Batch(sectionInserts: [1], updates: [at(1, 0)]), breaks: [.p6], legal: Batch(sectionInserts: [1])),
    BatchCase(
      "an item of a reloaded section is updated", "A[a]", "A[a:1]",
      Batch(sectionReloads: [0], updates: [at(0, 0)]), breaks: [.p6], legal: Batch(sectionReloads: [0])),
    BatchCase(
      "an item is reloaded and updated", "A[a]", "A[a:1]", Batch(reloads: [at(0, 0)], updates: [at(0, 0)]),
      breaks: [.p6], legal: Batch(reloads: [at(0, 0)])),
    BatchCase(
      "a section is reloaded and updated", "A[a]", "A:1[a]", Batch(sectionReloads: [0], sectionUpdates: [0]),
      breaks: [.p6], legal: Batch(sectionReloads: [0])),
  ]
}
