import TesseraDiff

extension BatchCase {
  /// B: positions exist.
  static let bounds = [
    BatchCase(
      "a deleted section", "A[a] B[b]", "A[a] B[b]", Batch(sectionDeletes: [2]), breaks: [.b1],
      legal: Batch(sectionDeletes: [1]), legalNew: "A[a]"),
    BatchCase(
      "a reloaded section", "A[a] B[b]", "A[a] B[b]", Batch(sectionReloads: [2]), breaks: [.b1],
      legal: Batch(sectionReloads: [1]), legalNew: "A[a] B[x y]"),
    BatchCase(
      "the start of a section move", "A[a] B[b]", "A[a] B[b]", Batch(sectionMoves: [move(2, 0)]),
      breaks: [.b1],
      legal: Batch(sectionMoves: [move(1, 0)]), legalNew: "B[b] A[a]"),
    BatchCase(
      "an inserted section", "A[a] B[b]", "A[a] B[b]", Batch(sectionInserts: [2]), breaks: [.b2],
      legal: Batch(sectionInserts: [2]), legalNew: "A[a] B[b] C[]"),
    BatchCase(
      "the end of a section move", "A[a] B[b]", "A[a] B[b]", Batch(sectionMoves: [move(0, 2)]), breaks: [.b2],
      legal: Batch(sectionMoves: [move(0, 1)]), legalNew: "B[b] A[a]"),
    BatchCase(
      "a deleted item", "A[a] B[b]", "A[a] B[b]", Batch(deletes: [at(0, 1)]), breaks: [.b3],
      legal: Batch(deletes: [at(0, 0)]), legalNew: "A[] B[b]"),
    BatchCase(
      "an item deleted from a section that is not there", "A[a] B[b]", "A[a] B[b]",
      Batch(deletes: [at(2, 0)]),
      breaks: [.b3], legal: Batch(deletes: [at(1, 0)]), legalNew: "A[a] B[]"),
    BatchCase(
      "a reloaded item", "A[a] B[b]", "A[a] B[b]", Batch(reloads: [at(0, 1)]), breaks: [.b3],
      legal: Batch(reloads: [at(0, 0)]), legalNew: "A[a:1] B[b]"),
    BatchCase(
      "the start of a move", "A[a] B[b]", "A[a] B[b]", Batch(moves: [move(at(0, 1), at(0, 0))]),
      breaks: [.b3],
      legal: Batch(moves: [move(at(0, 0), at(1, 0))]), legalNew: "A[] B[a b]"),
    BatchCase(
      "an inserted item", "A[a] B[b]", "A[a] B[b]", Batch(inserts: [at(0, 1)]), breaks: [.b4],
      legal: Batch(inserts: [at(0, 1)]), legalNew: "A[a x] B[b]"),
    BatchCase(
      "an item inserted into a section that is not there", "A[a] B[b]", "A[a] B[b]",
      Batch(inserts: [at(7, 0)]),
      breaks: [.b4]),
    BatchCase(
      "the end of a move", "A[a] B[b]", "A[a] B[b]", Batch(moves: [move(at(0, 0), at(0, 1))]), breaks: [.b4],
      legal: Batch(moves: [move(at(0, 0), at(1, 1))]), legalNew: "A[] B[b a]"),
    BatchCase(
      "both ends of a move", "A[a]", "A[a]", Batch(moves: [move(at(0, 5), at(0, 6))]), breaks: [.b3, .b4]),
    BatchCase(
      "IGListKit #1511: not found is Int.max", "A[a]", "A[a]", Batch(deletes: [at(0, .max)]), breaks: [.b5],
      legal: Batch(deletes: [at(0, 0)]), legalNew: "A[]"),
    BatchCase(
      "a section that was not found", "A[a]", "A[a]", Batch(inserts: [at(.max, 0)]), breaks: [.b5],
      legal: Batch(inserts: [at(0, 0)]), legalNew: "A[x a]"),
    BatchCase(
      "negative positions", "A[a]", "A[a]",
      Batch(
        sectionDeletes: [-1], sectionInserts: [.min], sectionMoves: [move(-1, .max)],
        moves: [move(at(-1, 0), at(0, .min))], reloads: [at(0, -1)]),
      breaks: [.b5]),
  ]
}
