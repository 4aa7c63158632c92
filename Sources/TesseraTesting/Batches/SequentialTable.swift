import TesseraDiff

/// A table of rows that carries changes out one after another, as `NSTableView` does.
///
/// Here a position counts at the moment of the call, after all calls before it, unlike in a ``Batch``, where
/// all deletes count before and all inserts after. Calls that make no sense do nothing and are collected in
/// ``violations``.
public struct SequentialTable<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ids of the rows, from the top.
  public private(set) var rows: [ID]
  /// Everything that was done wrong so far, in order.
  public private(set) var violations: [BatchViolation] = []

  /// Makes a table.
  public init(rows: [ID]) {
    self.rows = rows
  }

  /// Takes a row out. O(*n*).
  public mutating func remove(at position: Int) {
    guard admit(position, below: rows.count, .b3, "removed") else { return }
    rows.remove(at: position)
  }

  /// Puts a row in. O(*n*).
  ///
  /// - Parameters:
  ///   - id: Who it is.
  ///   - position: Where it is afterwards.
  public mutating func insert(_ id: ID, at position: Int) {
    guard admit(position, below: rows.count + 1, .b4, "inserted") else { return }
    if rows.contains(id) {
      report(.p5, "row \(position) is inserted with the id \(id), which another row has")
    }
    rows.insert(id, at: position)
  }

  /// Puts a row somewhere else. O(*n*).
  ///
  /// - Parameters:
  ///   - from: Where it is.
  ///   - to: Where it is afterwards: counted when it has been taken out.
  public mutating func move(from: Int, to: Int) {
    let isFromValid = admit(from, below: rows.count, .b3, "moved")
    let isToValid = admit(to, below: rows.count, .b4, "the end of a move")
    guard isFromValid, isToValid else { return }
    if from == to { report(.h2, "row \(from) is moved to its own place") }
    rows.insert(rows.remove(at: from), at: to)
  }

  /// Everything that was done wrong, and each row that is not what it was meant to be in the end (P4).
  ///
  /// - Parameter target: The ids that the rows should have now.
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

  /// Whether a position exists; if not, that is a violation.
  private mutating func admit(_ position: Int, below end: Int, _ rule: BatchRule, _ use: String) -> Bool {
    if (0..<end).contains(position) { return true }
    let isNone = position < 0 || position == .max
    report(isNone ? .b5 : rule, "row \(position) is \(use), but there are \(rows.count) rows")
    return false
  }

  private mutating func report(_ rule: BatchRule, _ explanation: String) {
    violations.append(BatchViolation(rule: rule, explanation: explanation))
  }
}
