import TesseraDiff

extension BatchCase {
  /// C1 to C6, C10 to C12, I6: no position is used twice.
  static let conflicts = [
    BatchCase(
      "an item deleted and reloaded", "A[a b]", "A[b]", Batch(deletes: [at(0, 0)], reloads: [at(0, 0)]),
      breaks: [.c1], legal: Batch(deletes: [at(0, 0)])),
    BatchCase(
      "a section deleted and reloaded", "A[] B[]", "B[]", Batch(sectionDeletes: [0], sectionReloads: [0]),
      breaks: [.c1], legal: Batch(sectionDeletes: [0])),
    BatchCase(
      "an item deleted and moved", "A[a b c]", "A[b a]",
      Batch(deletes: [at(0, 0)], moves: [move(at(0, 0), at(0, 1))]), breaks: [.c2],
      legal: Batch(deletes: [at(0, 2)], moves: [move(at(0, 0), at(0, 1))])),
    BatchCase(
      "a section deleted and moved", "A[] B[] C[]", "B[] A[]",
      Batch(sectionDeletes: [0], sectionMoves: [move(0, 1)]), breaks: [.c3],
      legal: Batch(sectionDeletes: [2], sectionMoves: [move(0, 1)])),
    BatchCase(
      "an item inserted where one is moved to", "A[a b]", "A[b a x]",
      Batch(inserts: [at(0, 1)], moves: [move(at(0, 0), at(0, 1))]), breaks: [.c4],
      legal: Batch(inserts: [at(0, 2)], moves: [move(at(0, 0), at(0, 1))])),
    BatchCase(
      "a section inserted where one is moved to", "A[] B[]", "B[] A[] X[]",
      Batch(sectionInserts: [1], sectionMoves: [move(0, 1)]), breaks: [.c5],
      legal: Batch(sectionInserts: [2], sectionMoves: [move(0, 1)])),
    BatchCase(
      "rdar 33662307: an item reloaded and moved", "A[a b]", "A[b a]",
      Batch(moves: [move(at(0, 0), at(0, 1))], reloads: [at(0, 0)]), breaks: [.c6],
      legal: Batch(moves: [move(at(0, 0), at(0, 1))], updates: [at(0, 1)])),
    BatchCase(
      "a section reloaded and moved", "A[] B[]", "B[] A[]",
      Batch(sectionMoves: [move(0, 1)], sectionReloads: [0]), breaks: [.c6],
      legal: Batch(sectionMoves: [move(0, 1)], sectionUpdates: [1])),
    BatchCase(
      "an item moved to two places", "A[a b c]", "A[b a c]",
      Batch(moves: [move(at(0, 0), at(0, 1)), move(at(0, 0), at(0, 2))]), breaks: [.c10],
      legal: Batch(moves: [move(at(0, 0), at(0, 1))])),
    BatchCase(
      "a section moved to two places", "A[] B[] C[]", "B[] A[] C[]",
      Batch(sectionMoves: [move(0, 1), move(0, 2)]), breaks: [.c10],
      legal: Batch(sectionMoves: [move(0, 1)])),
    BatchCase(
      "two items moved to one place", "A[a b c]", "A[b c a]",
      Batch(moves: [move(at(0, 0), at(0, 2)), move(at(0, 1), at(0, 2))]), breaks: [.c11],
      legal: Batch(moves: [move(at(0, 0), at(0, 2))])),
    BatchCase(
      "two sections moved to one place", "A[] B[] C[]", "B[] C[] A[]",
      Batch(sectionMoves: [move(0, 2), move(1, 2)]), breaks: [.c11],
      legal: Batch(sectionMoves: [move(0, 2)])),
    BatchCase(
      "IGListKit #689, rdar 31786176: an item deleted twice", "A[a b]", "A[b]",
      Batch(deletes: [at(0, 0), at(0, 0)]), breaks: [.c12], legal: Batch(deletes: [at(0, 0)])),
    BatchCase(
      "an item inserted twice", "A[a]", "A[a x]", Batch(inserts: [at(0, 1), at(0, 1)]), breaks: [.c12],
      legal: Batch(inserts: [at(0, 1)])),
    BatchCase(
      "an item reloaded twice", "A[a]", "A[a:1]", Batch(reloads: [at(0, 0), at(0, 0)]), breaks: [.c12],
      legal: Batch(reloads: [at(0, 0)])),
    BatchCase(
      "a section deleted twice", "A[a] B[]", "B[]", Batch(sectionDeletes: [0, 0]), breaks: [.c12],
      legal: Batch(sectionDeletes: [0])),
    BatchCase(
      "a section inserted twice", "A[a]", "A[a] B[b]", Batch(sectionInserts: [1, 1]), breaks: [.c12],
      legal: Batch(sectionInserts: [1])),
    BatchCase(
      "IGListKit 0c25779: a section reloaded twice", "A[a]", "A[x y]", Batch(sectionReloads: [0, 0]),
      breaks: [.c12], legal: Batch(sectionReloads: [0])),
    BatchCase(
      "the move of an item listed twice", "A[a b]", "A[b a]",
      Batch(moves: [move(at(0, 0), at(0, 1)), move(at(0, 0), at(0, 1))]), breaks: [.i6],
      legal: Batch(moves: [move(at(0, 0), at(0, 1))])),
    BatchCase(
      "the move of a section listed twice", "A[] B[]", "B[] A[]",
      Batch(sectionMoves: [move(0, 1), move(0, 1)]), breaks: [.i6], legal: Batch(sectionMoves: [move(1, 0)])),
  ]
}
