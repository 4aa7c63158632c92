import TesseraDiff

extension BatchCase {
  /// C8, C9, C13, I5: items of deleted, inserted and reloaded sections.
  static let nesting = [
    BatchCase(
      "an item deleted with its section", "A[] B[b]", "A[]", Batch(sectionDeletes: [1], deletes: [at(1, 0)]),
      breaks: [.i5], legal: Batch(sectionDeletes: [1])),
    BatchCase(
      "an item inserted with its section", "A[]", "A[] B[b]", Batch(sectionInserts: [1], inserts: [at(1, 0)]),
      breaks: [.i5], legal: Batch(sectionInserts: [1])),
    BatchCase(
      "an item reloaded in a section that is deleted", "A[] B[b]", "A[]",
      Batch(sectionDeletes: [1], reloads: [at(1, 0)]), breaks: [.i5, .c7], legal: Batch(sectionDeletes: [1])),
    BatchCase(
      "an item deleted from a section that is reloaded", "A[a b]", "A[b]",
      Batch(sectionReloads: [0], deletes: [at(0, 0)]), breaks: [.i5, .c7], legal: Batch(sectionReloads: [0])),
    BatchCase(
      "an item inserted into a section that is reloaded", "A[a]", "A[a b]",
      Batch(sectionReloads: [0], inserts: [at(0, 1)]), breaks: [.i5, .c7], legal: Batch(sectionReloads: [0])),
    BatchCase(
      "an item moved out of a section that is deleted", "A[a] B[b c]", "A[a b]",
      Batch(sectionDeletes: [1], moves: [move(at(1, 0), at(0, 1))]), breaks: [.c8],
      legal: Batch(sectionDeletes: [1], inserts: [at(0, 1)])),
    BatchCase(
      "an item moved out of a section that is reloaded", "A[a] B[b c]", "A[a b] B[c]",
      Batch(sectionReloads: [1], moves: [move(at(1, 0), at(0, 1))]), breaks: [.c8, .c7],
      legal: Batch(moves: [move(at(1, 0), at(0, 1))])),
    BatchCase(
      "TLIndexPathTools #13: an item moved into a section that is inserted", "A[a b]", "A[a] B[b]",
      Batch(sectionInserts: [1], moves: [move(at(0, 1), at(1, 0))]), breaks: [.c9],
      legal: Batch(sectionInserts: [1], deletes: [at(0, 1)])),
    BatchCase(
      "an item moved into a section that is reloaded", "A[a b] B[]", "A[a] B[b]",
      Batch(sectionReloads: [1], moves: [move(at(0, 1), at(1, 0))]), breaks: [.c9, .c7],
      legal: Batch(moves: [move(at(0, 1), at(1, 0))])),
    BatchCase(
      "an item reloaded in a section that is reloaded", "A[a]", "A[a:1]",
      Batch(sectionReloads: [0], reloads: [at(0, 0)]), breaks: [.c13], legal: Batch(sectionReloads: [0])),
  ]
}
