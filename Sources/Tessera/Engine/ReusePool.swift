/// Views that show nothing at the moment, by kind; the one hidden last is taken first.
struct ReusePool {
  private var hidden: [CellKind: [CellID]] = [:]
  private var nextNumber = 0
  /// Whether there may be more views of some kind than are kept.
  private var isOverfull = false
  /// How many views of a kind are kept.
  let limit: Int

  init(limit: Int) { self.limit = max(0, limit) }

  /// A view for an item of a kind: a hidden one, or a new one.
  mutating func take(_ kind: CellKind) -> CellID {
    if let id = hidden[kind]?.popLast() { return id }
    nextNumber += 1
    return CellID(nextNumber)
  }

  /// How many views of a kind wait for an item.
  func hiddenCount(_ kind: CellKind) -> Int { hidden[kind]?.count ?? 0 }

  /// Adds a new view that waits for an item.
  mutating func add(_ kind: CellKind) -> CellID {
    nextNumber += 1
    hidden[kind, default: []].append(CellID(nextNumber))
    return CellID(nextNumber)
  }

  /// Forgets the view that was added last.
  mutating func removeLast(_ kind: CellKind) { _ = hidden[kind]?.popLast() }

  /// Keeps a view for later.
  mutating func put(_ id: CellID, kind: CellKind) {
    hidden[kind, default: []].append(id)
    if hidden[kind, default: []].count > limit { isOverfull = true }
  }

  /// Lets go of the views beyond the limit, those hidden longest first.
  mutating func trim(_ drop: (CellID, CellKind) -> Void) {
    guard isOverfull else { return }
    isOverfull = false
    var dropped: [(CellID, CellKind)] = []
    for (kind, ids) in hidden where ids.count > limit {
      dropped += ids.dropLast(limit).map { ($0, kind) }
      hidden[kind] = Array(ids.suffix(limit))
    }
    for (id, kind) in dropped.sorted(by: { $0.0.number < $1.0.number }) { drop(id, kind) }
  }
}
