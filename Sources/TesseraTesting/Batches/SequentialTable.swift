import TesseraDiff

/// A table of rows that performs changes one after another, as `NSTableView` does.
///
/// A position refers to the rows at the time of the call, after all previous calls. In a ``Batch``, by
/// contrast, all deletes count before the batch and all inserts after it. Invalid calls have no effect and
/// are collected in ``violations``.
public struct SequentialTable<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ids of the rows, from the top.
  public private(set) var rows: [ID]
  /// All violations so far, in order.
  public private(set) var violations: [BatchViolation] = []

  /// Creates a table.
  public init(rows: [ID]) {
    self.rows = rows
  }

  /// Removes a row.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(at position: Int) {
    guard isValid(position, below: rows.count, .b3, "removed") else { return }
    rows.remove(at: position)
  }

  /// Inserts a row.
  ///
  /// - Parameters:
  ///   - id: The id of the row.
  ///   - position: The position of the row after the call.
  /// - Complexity: O(*n*).
  public mutating func insert(_ id: ID, at position: Int) {
    guard isValid(position, below: rows.count + 1, .b4, "inserted") else { return }
    if rows.contains(id) {
      report(.p5, "row \(position) is inserted with the id \(id), which another row has")
    }
    rows.insert(id, at: position)
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - from: The position of the row.
  ///   - to: The position of the row after the call, counted without the row.
  /// - Complexity: O(*n*).
  public mutating func move(from: Int, to: Int) {
    let isFromValid = isValid(from, below: rows.count, .b3, "moved")
    let isToValid = isValid(to, below: rows.count, .b4, "the end of a move")
    guard isFromValid, isToValid else { return }
    if from == to { report(.h2, "row \(from) is moved to its own place") }
    rows.insert(rows.remove(at: from), at: to)
  }

  /// Returns all violations so far, and one for each row that differs from the expected result (P4).
  ///
  /// - Parameter target: The expected ids of the rows.
  public func violations(against target: [ID]) -> [BatchViolation] {
    var found = violations
    for (position, pair) in zip(rows, target).enumerated() where pair.0 != pair.1 {
      found.append(
        BatchViolation(rule: .p4, explanation: "row \(position) is \(pair.0), but should be \(pair.1)"))
    }
    if rows.count != target.count {
      found.append(
        BatchViolation(rule: .p4, explanation: "there are \(rows.count) rows, but should be \(target.count)"))
    }
    return found
  }

  /// Returns whether a position exists. Reports a violation if it does not.
  private mutating func isValid(_ position: Int, below end: Int, _ rule: BatchRule, _ use: String) -> Bool {
    if (0..<end).contains(position) { return true }
    let isNone = position < 0 || position == .max
    report(isNone ? .b5 : rule, "row \(position) is \(use), but there are \(rows.count) rows")
    return false
  }

  private mutating func report(_ rule: BatchRule, _ explanation: String) {
    violations.append(BatchViolation(rule: rule, explanation: explanation))
  }
}
