/// Which answers go wrong, and how.
struct FaultScript: Sendable {
  /// A fault for one answer; nil: this one is as it should be.
  private struct Plan: Sendable {
    let path: String?
    let fault: Fault?
  }

  private var plans: [Plan] = []
  private var lasting: [String?: Fault] = [:]

  mutating func plan(_ faults: [Fault?], at path: String?) {
    plans += faults.map { Plan(path: path, fault: $0) }
  }

  mutating func setFault(_ fault: Fault?, at path: String?) { lasting[path] = fault }

  /// What goes wrong with the next answer at a path: what is planned for it first, else what lasts there, or
  /// everywhere.
  mutating func next(at path: String) -> Fault? {
    guard let index = plans.firstIndex(where: { $0.path == nil || $0.path == path }) else {
      return lasting[path] ?? lasting[nil]
    }
    return plans.remove(at: index).fault
  }
}
