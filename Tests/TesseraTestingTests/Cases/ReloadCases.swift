import TesseraDiff

extension BatchCase {
  /// C7, H3, H7: reloads together with other changes.
  static let reloads = [
    BatchCase(
      "a reload beside a delete", "A[a b]", "A[a:1]", Batch(deletes: [at(0, 1)], reloads: [at(0, 0)]),
      breaks: [.c7], legal: Batch(deletes: [at(0, 1)], updates: [at(0, 0)])),
    BatchCase(
      "a reload beside an insert in another section", "A[a] B[]", "A[a:1] B[b]",
      Batch(inserts: [at(1, 0)], reloads: [at(0, 0)]), breaks: [.c7],
      legal: Batch(inserts: [at(1, 0)], updates: [at(0, 0)])),
    BatchCase(
      "a reload beside a move", "A[a b c]", "A[b a c:1]",
      Batch(moves: [move(at(0, 0), at(0, 1))], reloads: [at(0, 2)]), breaks: [.c7],
      legal: Batch(moves: [move(at(0, 0), at(0, 1))], updates: [at(0, 2)])),
    BatchCase(
      "Apple forum 80812: a reload that lands where a move ends", "A[a b c]", "A[b:1 a c]",
      Batch(moves: [move(at(0, 0), at(0, 1))], reloads: [at(0, 1)]), breaks: [.c7],
      legal: Batch(moves: [move(at(0, 0), at(0, 1))], updates: [at(0, 0)])),
    BatchCase(
      "rdar 27041784: a row reloaded beside a section move", "A[a] B[] C[]", "A[a:1] C[] B[]",
      Batch(sectionMoves: [move(1, 2)], reloads: [at(0, 0)]), breaks: [.c7],
      legal: Batch(sectionMoves: [move(1, 2)], updates: [at(0, 0)])),
    BatchCase(
      "rdar 27041784, in a table", "A[a] B[] C[]", "A[a:1] C[] B[]",
      Batch(sectionMoves: [move(1, 2)], reloads: [at(0, 0)]), rules: .tableView, breaks: [.c7, .h5],
      legal: Batch(sectionMoves: [move(1, 2)], updates: [at(0, 0)])),
    BatchCase(
      "a section reload beside an insert", "A[a] B[]", "A[x] B[b]",
      Batch(sectionReloads: [0], inserts: [at(1, 0)]), breaks: [.c7], legal: Batch(sectionReloads: [0, 1])),
    BatchCase(
      "IGListKit #690: a reloaded section lands where another one moves to", "A[] B[] C[] D[] E[]",
      "A[] B[] X[] D:1[] C[]",
      Batch(sectionDeletes: [4], sectionInserts: [2], sectionMoves: [move(2, 4)], sectionReloads: [3]),
      breaks: [.c7, .h3],
      legal: Batch(
        sectionDeletes: [4], sectionInserts: [2], sectionMoves: [move(2, 4)], sectionUpdates: [3])),
    BatchCase(
      "a section reload beside a section delete", "A[] B[]", "A:1[]",
      Batch(sectionDeletes: [1], sectionReloads: [0]), breaks: [.h3],
      legal: Batch(sectionDeletes: [1], sectionUpdates: [0])),
    BatchCase(
      "a section reload beside a section insert", "A[]", "A:1[] B[]",
      Batch(sectionInserts: [1], sectionReloads: [0]), breaks: [.h3],
      legal: Batch(sectionInserts: [1], sectionUpdates: [0])),
    BatchCase(
      "a section reload beside a section move", "A[] B[] C[]", "A:1[] C[] B[]",
      Batch(sectionMoves: [move(1, 2)], sectionReloads: [0]), breaks: [.h3],
      legal: Batch(sectionMoves: [move(1, 2)], sectionUpdates: [0])),
    BatchCase(
      "two animations for one cell: a reloaded row that slides up", "A[a b]", "A[b:1]",
      Batch(deletes: [at(0, 0)], reloads: [at(0, 1)]), rules: .tableView, breaks: [.c7, .h7],
      legal: Batch(deletes: [at(0, 0)], updates: [at(0, 0)])),
    BatchCase(
      "a reloaded row below which rows go does not slide", "A[a b]", "A[a:1]",
      Batch(deletes: [at(0, 1)], reloads: [at(0, 0)]), rules: .tableView, breaks: [.c7],
      legal: Batch(reloads: [at(0, 0)]), legalNew: "A[a:1 b]"),
  ]
}
