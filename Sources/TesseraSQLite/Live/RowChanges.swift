import GRDB

/// The changed rows of a table, by rowid.
struct RowChanges: Sendable {
  private(set) var rows: Set<Int64> = []
  /// The rows that certainly existed before, because their first change is an update. If such a row did not
  /// exist, its rowid was changed, and the former one is unknown.
  private(set) var updated: Set<Int64> = []
  /// Whether each row exists now, as far as it is known.
  private var present: [Int64: Bool] = [:]
  /// Whether these are all changes. No more than ``limit`` are stored.
  var isComplete = true

  /// The maximum number of stored rows. For more, it is faster to examine the whole table.
  static let limit = 10_000

  /// The number of transactions. Some may have changed only other tables.
  var commits = 0

  /// Whether there were so many transactions that an older snapshot should be released, because it makes the
  /// log grow.
  var exceedsLimit: Bool { commits >= 256 }

  var isEmpty: Bool { rows.isEmpty && isComplete }

  mutating func record(_ kind: DatabaseEvent.Kind, _ row: Int64) {
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
