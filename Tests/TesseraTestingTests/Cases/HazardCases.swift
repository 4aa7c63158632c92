import TesseraDiff

extension BatchCase {
  /// H1, H2, H4, H5: legal and dangerous. H3 and H7 are with the reloads.
  static let hazards = [
    BatchCase(
      "an item deleted from a section that moves", "A[a b] B[]", "B[] A[b]",
      Batch(sectionMoves: [move(0, 1)], deletes: [at(0, 0)]), breaks: [.h1],
      legal: Batch(sectionMoves: [move(1, 0)], deletes: [at(0, 0)])),
    BatchCase(
      "an item inserted into a section that moves", "A[a] B[]", "B[] A[a x]",
      Batch(sectionMoves: [move(0, 1)], inserts: [at(1, 1)]), breaks: [.h1],
      legal: Batch(sectionMoves: [move(1, 0)], inserts: [at(1, 1)])),
    BatchCase(
      "an item moved out of a section that moves", "A[a b] B[]", "B[a] A[b]",
      Batch(sectionMoves: [move(0, 1)], moves: [move(at(0, 0), at(0, 0))]), breaks: [.h1],
      legal: Batch(sectionMoves: [move(0, 1)]), legalNew: "B[] A[a b]"),
    BatchCase(
      "an item moved into a section that moves", "A[a] B[b]", "B[] A[b a]",
      Batch(sectionMoves: [move(0, 1)], moves: [move(at(1, 0), at(1, 0))]), breaks: [.h1],
      legal: Batch(sectionMoves: [move(0, 1)]), legalNew: "B[b] A[a]"),
    BatchCase(
      "an item moved within a section that moves", "A[a b] B[]", "B[] A[b a]",
      Batch(sectionMoves: [move(0, 1)], moves: [move(at(0, 0), at(1, 1))]), breaks: [.h1],
      legal: Batch(sectionMoves: [move(1, 0)], moves: [move(at(0, 0), at(1, 1))])),
    BatchCase(
      "an item reloaded in a section that moves", "A[a] B[]", "B[] A[a:1]",
      Batch(sectionMoves: [move(0, 1)], reloads: [at(0, 0)]), breaks: [.h1, .c7],
      legal: Batch(sectionMoves: [move(0, 1)], updates: [at(1, 0)])),
    BatchCase(
      "a section that moves to its own place", "A[] B[]", "A[] B[]", Batch(sectionMoves: [move(1, 1)]),
      breaks: [.h2]),
    BatchCase(
      "rdar 48941906: an item moved out of a section that moves to its own place", "A[] B[b]", "A[b] B[]",
      Batch(sectionMoves: [move(1, 1)], moves: [move(at(1, 0), at(0, 0))]), breaks: [.h1, .h2],
      legal: Batch(moves: [move(at(1, 0), at(0, 0))])),
    BatchCase(
      "a section moves where it would slide to", "A[] B[] C[]", "B[] C[]",
      Batch(sectionDeletes: [0], sectionMoves: [move(1, 0)]), breaks: [.h2], legal: Batch(sectionDeletes: [0])
    ),
    BatchCase(
      "one of several section moves does nothing", "A[] B[] C[] D[]", "B[] A[] C[] D[]",
      Batch(sectionMoves: [move(0, 1), move(3, 3)]), breaks: [.h2], legal: Batch(sectionMoves: [move(0, 1)])),
    BatchCase(
      "an item moves to its own place", "A[a b]", "A[a b]", Batch(moves: [move(at(0, 1), at(0, 1))]),
      breaks: [.h2], legal: Batch(moves: [move(at(0, 1), at(0, 0))]), legalNew: "A[b a]"),
    BatchCase(
      "an item moves where it would be pushed to", "A[a b]", "A[x a b]",
      Batch(inserts: [at(0, 0)], moves: [move(at(0, 1), at(0, 2))]), breaks: [.h2],
      legal: Batch(inserts: [at(0, 0)])),
    BatchCase(
      "an item moves to its own place in a section that slides", "X[] A[a b]", "A[a b]",
      Batch(sectionDeletes: [0], moves: [move(at(1, 0), at(0, 0))]), breaks: [.h2],
      legal: Batch(sectionDeletes: [0])),
    BatchCase(
      "rdar 26021018, rdar 31779360, IGListKit #691: sections come and move, and items come", "A[] B[] C[]",
      "B[] A[] C[x] D[]",
      Batch(sectionInserts: [3], sectionMoves: [move(0, 1)], inserts: [at(2, 0)]), breaks: [.h4],
      legal: Batch(sectionInserts: [3], sectionMoves: [move(0, 1)]), legalNew: "B[] A[] C[] D[]"),
    BatchCase(
      "a row goes where a section moves", "A[] B[] C[c]", "B[] A[] C[]",
      Batch(sectionMoves: [move(0, 1)], deletes: [at(2, 0)]), rules: .tableView, breaks: [.h5],
      legal: Batch(sectionMoves: [move(0, 1)]), legalNew: "B[] A[] C[c]"),
    BatchCase(
      "RxDataSources, the hardest case: a section moves, rows go from two and come to one", "A[a b] B[c d]",
      "B[d x] A[b]",
      Batch(sectionMoves: [move(0, 1)], deletes: [at(0, 0), at(1, 0)], inserts: [at(0, 1)]),
      rules: .tableView, breaks: [.h1, .h5], legal: Batch(sectionMoves: [move(0, 1)]),
      legalNew: "B[c d] A[a b]"),
  ]
}
