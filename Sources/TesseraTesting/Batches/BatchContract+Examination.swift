import TesseraDiff

extension BatchContract {
  /// One check of one batch: what is known so far, and what was found.
  struct Examination<ID: Hashable & Sendable> {
    let batch: Batch
    let old: BatchModel<ID>
    let new: BatchModel<ID>
    let rules: BatchRules

    /// The valid changes of sections.
    var sections: BatchLevel
    /// The valid changes of items.
    var items: BatchLevel
    /// For each section before the batch the one that it is after it, unless it goes or nobody can tell.
    var newSection: [Int?]
    /// For each section after the batch the one that it was before it, unless it comes or nobody can tell.
    var oldSection: [Int?]
    /// What was found so far.
    var violations: [BatchViolation] = []

    init(batch: Batch, old: BatchModel<ID>, new: BatchModel<ID>, rules: BatchRules) {
      self.batch = batch
      self.old = old
      self.new = new
      self.rules = rules
      sections = BatchLevel(oldSections: old.sections.count, newSections: new.sections.count)
      items = BatchLevel(
        oldItems: old.sections.lazy.map { $0.items.count }, newItems: new.sections.lazy.map { $0.items.count }
      )
      newSection = Array(repeating: nil, count: old.sections.count)
      oldSection = Array(repeating: nil, count: new.sections.count)
    }

    /// Applies all rules, letter by letter.
    mutating func run() -> [BatchViolation] {
      checkBounds()
      violations += sections.claimPlaces()
      violations += items.claimPlaces()
      pairSections()
      checkConflicts()
      checkNesting()
      checkReloads()
      checkCounts()
      checkHazards()
      checkIdentity()
      checkContents()
      return violations
    }

    /// Finds out which section is which: moves say it, and those that stay fill the free places in order.
    private mutating func pairSections() {
      guard sections.linesUp(0, 0) else { return }
      for (from, to) in zip(sections.stayers(of: 0), sections.freePlaces(of: 0)) {
        newSection[from] = to
        oldSection[to] = from
        if sections.oldClaims[from].contains(.reload) { sections.newClaims[to].insert(.reload) }
      }
      for move in sections.moves where !move.isContested {
        newSection[move.from] = move.to
        oldSection[move.to] = move.from
      }
    }

    /// Adds a violation.
    mutating func report(_ rule: BatchRule, _ explanation: String, severity: BatchSeverity? = nil) {
      violations.append(BatchViolation(rule: rule, explanation: explanation, severity: severity))
    }
  }
}
