/// Something that a behavior tells with a transaction, such as which items came and went: a value in a box, as a ``Trait`` is.
///
/// The compiler cannot check that a class is sendable that others inherit from; notes are, because all that they have are
/// constants of sendable types.
@_spi(Behaviors)
open class TransactionNote: @unchecked Sendable {
  /// Makes a note.
  package init() {}

  /// Returns whether another note tells the same.
  open func isEqual(to other: TransactionNote) -> Bool { self === other }
}

/// The notes of a transaction, at most one of each type.
package struct TransactionNotes: Sendable {
  private var all: [TransactionNote] = []

  /// The note of a type; nil if there is none.
  package func first<N: TransactionNote>(_ type: N.Type = N.self) -> N? {
    for note in all {
      if let found = note as? N { return found }
    }
    return nil
  }

  /// Adds a note in place of the one of its type; nil takes that away.
  package mutating func set<N: TransactionNote>(_ note: N?) {
    if !all.isEmpty { all.removeAll { $0 is N } }
    if let note { all.append(note) }
  }
}

extension TransactionNotes: Hashable {
  package static func == (left: TransactionNotes, right: TransactionNotes) -> Bool {
    left.all.count == right.all.count
      && left.all.allSatisfy { note in right.all.contains { note.isEqual(to: $0) } }
  }

  /// Notes are in no particular order: only their number counts.
  package func hash(into hasher: inout Hasher) { hasher.combine(all.count) }
}
