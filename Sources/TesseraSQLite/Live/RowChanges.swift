import GRDB

/// The rows that were changed, by their rowids.
struct RowChanges: Sendable {
  /// All of them.
  private(set) var rows: Set<Int64> = []
  /// Those that were there before for certain: they were updated, and not inserted before. One that was not
  /// there has been given another rowid, and nobody says which it had.
  private(set) var updated: Set<Int64> = []
  /// Those that are there now, and those that are not, as far as is known.
  private var present: [Int64: Bool] = [:]
  /// Whether these are all; more than ``limit`` are not kept.
  var isComplete = true

  /// How many rows are kept at most: to look through the table is quicker than to look for more.
  static let limit = 10_000

  /// How many transactions there were, of which some may have changed other tables only.
  var commits = 0

  /// Whether there were so many that whoever holds an older state of the database lets its file grow.
  var areMany: Bool { commits >= 256 }

  var isEmpty: Bool { rows.isEmpty && isComplete }

  mutating func note(_ kind: DatabaseEvent.Kind, _ row: Int64) {
    guard isComplete else { return }
    rows.insert(row)
    switch kind {
    case .insert: present[row] = true
    case .delete: present[row] = false
    case .update:
      switch present[row] {
      case nil: updated.insert(row)
      case false: isComplete = false
      case true: break
      }
      present[row] = true
    }
    if rows.count > Self.limit { isComplete = false }
    if !isComplete { forget() }
  }

  /// Adds what was changed later.
  mutating func add(_ later: RowChanges) {
    commits += later.commits
    isComplete = isComplete && later.isComplete
    for row in later.updated where isComplete {
      switch present[row] {
      case nil: updated.insert(row)
      case false: isComplete = false
      case true: break
      }
    }
    rows.formUnion(later.rows)
    present.merge(later.present) { $1 }
    if rows.count > Self.limit { isComplete = false }
    if !isComplete { forget() }
  }

  private mutating func forget() { (rows, updated, present) = ([], [], [:]) }
}
