import TesseraDiff

extension BatchCase {
  /// K: counts.
  static let counts = [
    BatchCase(
      "a section goes untold", "A[] B[]", "A[]", Batch(), breaks: [.k1], legal: Batch(sectionDeletes: [1])),
    BatchCase(
      "a section comes untold", "A[]", "A[] B[]", Batch(), breaks: [.k1], legal: Batch(sectionInserts: [1])),
    BatchCase(
      "a reloaded section counts as one", "A[] B[]", "A[]", Batch(sectionReloads: [1]), breaks: [.k1],
      legal: Batch(sectionDeletes: [1])),
    BatchCase(
      "IGListKit #336, #799, #1132: invalid number of items in section", "A[a b]", "A[a]", Batch(),
      breaks: [.k2], legal: Batch(deletes: [at(0, 1)])),
    BatchCase(
      "an item comes untold", "A[a] B[]", "A[a] B[b]", Batch(), breaks: [.k2],
      legal: Batch(inserts: [at(1, 0)])),
    BatchCase(
      "a section that moved loses an item untold", "A[a b] B[]", "B[] A[a]",
      Batch(sectionMoves: [move(0, 1)]), breaks: [.k2], legal: Batch(sectionMoves: [move(0, 1)]),
      legalNew: "B[] A[a b]"),
    BatchCase(
      "a move from section to section that did not happen", "A[a b] B[b2]", "A[a b] B[b b2]",
      Batch(moves: [move(at(0, 1), at(1, 0))]), breaks: [.k2], legal: Batch(inserts: [at(1, 0)])),
    BatchCase(
      "a move within a section changes no count", "A[a b]", "A[b a x]",
      Batch(moves: [move(at(0, 0), at(0, 1))]), breaks: [.k2],
      legal: Batch(inserts: [at(0, 2)], moves: [move(at(0, 0), at(0, 1))])),
    BatchCase(
      "where counts do not add up, no move can be said to do nothing", "A[a b]", "A[a b c]",
      Batch(moves: [move(at(0, 0), at(0, 0))]), breaks: [.k2], legal: Batch(inserts: [at(0, 2)])),
    BatchCase(
      "one item leaves twice", "A[a] B[]", "A[] B[a]",
      Batch(deletes: [at(0, 0)], moves: [move(at(0, 0), at(1, 0))]), breaks: [.c2, .k4],
      legal: Batch(moves: [move(at(0, 0), at(1, 0))])),
  ]
}
