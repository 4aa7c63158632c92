/// The planned and the lasting faults.
struct FaultScript: Sendable {
  /// A planned fault for one response; `nil` if that response is correct.
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

  /// The next fault at a path: a planned one, or the lasting one of the path or of all paths.
  mutating func next(at path: String) -> Fault? {
    guard let index = plans.firstIndex(where: { $0.path == nil || $0.path == path }) else {
      return lasting[path] ?? lasting[nil]
    }
    return plans.remove(at: index).fault
  }
}
