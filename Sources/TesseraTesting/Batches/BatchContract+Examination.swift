import TesseraDiff

extension BatchContract {
  /// One check of one batch, with its state and its results.
  struct Examination {
    let batch: Batch
    let rules: BatchRules
    /// An upper bound of the numbers of all ids.
    let idCount: Int
    /// Returns the id with a number, for explanations.
    let name: (Int) -> String

    var sections: BatchLevel
    var items: BatchLevel
    /// For each section before the batch the matching section after it; `nil` if it is deleted or unknown.
    var newSection: [Int?]
    var violations: [BatchViolation] = []

    init(
      batch: Batch, old: NumberedModel, new: NumberedModel, rules: BatchRules, idCount: Int,
      name: @escaping (Int) -> String
    ) {
      self.batch = batch
      self.rules = rules
      self.idCount = idCount
      self.name = name
      sections = BatchLevel(
        isOfSections: true, old: BatchPlaces(sectionsOf: old), new: BatchPlaces(sectionsOf: new))
      items = BatchLevel(isOfSections: false, old: BatchPlaces(itemsOf: old), new: BatchPlaces(itemsOf: new))
      newSection = Array(repeating: nil, count: old.sectionIDs.count)
    }

    /// Applies all rules, by their letters.
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

    /// Matches sections: moves state their own matches; sections that stay fill the free places in order.
    private mutating func pairSections() {
      guard sections.hasEqualCounts(0, 0) else { return }
      for (from, to) in zip(sections.stayers(of: 0), sections.freePlaces(of: 0)) {
        newSection[from] = to
        if sections.old.claims[from].contains(.reload) { sections.new.claims[to].insert(.reload) }
      }
      for move in sections.moves where !move.isContested { newSection[move.from] = move.to }
    }

    mutating func report(_ rule: BatchRule, _ explanation: String, severity: BatchSeverity? = nil) {
      violations.append(BatchViolation(rule: rule, explanation: explanation, severity: severity))
    }
  }
}
