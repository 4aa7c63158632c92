import TesseraDiff
import TesseraTesting
import TestSupport
import Testing

/// From data to a difference, a plan and a view: planned batches obey the rules of the contract, which is
/// implemented separately.
@Suite("Planned batches", .tags(.model))
struct PlannedBatchTests {
  @Test(
    "Every stage of 55,000 plans obeys the contract and leads to the target", .tags(.slow),
    arguments: (0..<UInt64(5)).sampled)
  func unique(seed: UInt64) { check(seed: seed, ids: .max, pairs: 11_000) }

  @Test(
    "Every stage of 55,000 plans for data with duplicates obeys the contract", .tags(.slow),
    arguments: (5..<UInt64(10)).sampled)
  func duplicates(seed: UInt64) { check(seed: seed, ids: 12, pairs: 11_000) }

  @Test("A plan without one of its moves breaks the contract", arguments: (10..<UInt64(12)).sampled)
  func incomplete(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let pair = ShelfPair(ids: .max, using: &generator)
      let (old, new, plan) = planned(pair, BatchPolicy(limit: nil))
      guard case .stages(var stages) = plan, let stage = stages.indices.randomElement(using: &generator),
        !stages[stage].batch.moves.isEmpty
      else { continue }
      stages[stage].batch.moves.removeLast()
      #expect(
        !violations(of: stages, from: old, to: new, .collectionView).isEmpty, "\(pair.old) to \(pair.new)")
    }
  }

  @Test("Sequential steps lead to the new list", arguments: (12..<UInt64(16)).sampled)
  func sequential(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let old = Array(0..<Int.random(in: 0...12, using: &generator)).shuffled(using: &generator)
      let new = Array(0..<Int.random(in: 0...12, using: &generator)).shuffled(using: &generator)
      var table = SequentialTable(rows: old)
      for step in LinearDifference(from: old, to: new).sequentialSteps() {
        switch step {
        case .remove(let position): table.remove(at: position)
        case .move(let from, let to): table.move(from: from, to: to)
        case .insert(let position): table.insert(new[position], at: position)
        case .update: break
        }
      }
      #expect(table.rows == new && table.violations.isEmpty, "\(old) to \(new): \(table.violations)")
    }
  }

  private func check(seed: UInt64, ids: Int, pairs: Int) {
    let policies = BatchRules.allCases.flatMap { rules in
      [BatchPolicy.Updates.reconfigure, .reload].flatMap { updates in
        [BatchPolicy.Staging.asNeeded, .single].map { staging in
          BatchPolicy(rules: rules, updates: updates, staging: staging, limit: nil)
        }
      }
    }
    var generator = SeededGenerator(seed: seed)
    var stagedCount = 0
    for number in 0..<pairs {
      let pair = ShelfPair(ids: ids, using: &generator)
      let policy = policies[number % policies.count]
      let (old, new, plan) = planned(pair, policy)
      guard case .stages(let stages) = plan else {
        Issue.record("\(pair.old) to \(pair.new): \(plan)")
        return
      }
      stagedCount += stages.count > 1 ? 1 : 0
      let found = violations(of: stages, from: old, to: new, policy.rules)
      guard found.isEmpty else {
        Issue.record("seed \(seed): \(pair.old) to \(pair.new), \(policy):\n\(plan)\n\(found)")
        return
      }
    }
    #expect(stagedCount > pairs / 10, "too few plans of several stages: \(stagedCount)")
  }

  /// Returns the plan for a pair, and the data before and after.
  private func planned(
    _ pair: ShelfPair, _ policy: BatchPolicy
  ) -> (old: BatchModel<Int>, new: BatchModel<Int>, plan: BatchPlan) {
    let difference = SectionedDifference(from: pair.old, to: pair.new)
    let plan = BatchPlan(for: difference, from: pair.old, to: pair.new, policy: policy)
    // With the real ids, the contract checks the pairing as well.
    if pair.isUnique { return (model(pair.old), model(pair.new), plan) }
    let (old, new) = paired(pair, PathMap(difference))
    return (old, new, plan)
  }

  private func model(_ shelves: [Shelf]) -> BatchModel<Int> {
    BatchModel(
      sections: shelves.map { shelf in
        .init(
          id: shelf.id, content: shelf.content,
          items: shelf.items.map { .init(id: $0.id, content: $0.content) })
      })
  }

  /// Returns both versions with an id for each pair: for duplicates, any pairing is correct.
  private func paired(_ pair: ShelfPair, _ map: PathMap) -> (old: BatchModel<Int>, new: BatchModel<Int>) {
    func oldID(_ section: Int, _ item: Int) -> Int { section * 1_000 + item }
    let old = BatchModel(
      sections: pair.old.enumerated().map { position, shelf in
        BatchModel<Int>.Section(
          id: position, content: shelf.content,
          items: shelf.items.enumerated().map { .init(id: oldID(position, $0), content: $1.content) })
      })
    let new = BatchModel(
      sections: pair.new.enumerated().map { position, shelf in
        BatchModel<Int>.Section(
          id: map.oldSection(ofNew: position) ?? 1_000 + position, content: shelf.content,
          items: shelf.items.enumerated().map { item, book in
            let path = ItemPath(section: position, item: item)
            let id = map.oldPath(ofNew: path).map { oldID($0.section, $0.item) }
            return .init(id: id ?? 1_000_000 + oldID(position, item), content: book.content)
          })
      })
    return (old, new)
  }

  /// Checks every stage with the data that the data source provides for it.
  private func violations(
    of stages: [BatchStage], from old: BatchModel<Int>, to new: BatchModel<Int>, _ rules: BatchRules
  ) -> [BatchViolation] {
    let steps = stages.map { stage in
      var sections = stage.sections(from: old.sections, to: new.sections)
      let items = stage.items(from: old.sections.map { $0.items }, to: new.sections.map { $0.items })
      for section in sections.indices { sections[section].items = items[section] }
      return (batch: stage.batch, result: BatchModel(sections: sections))
    }
    return BatchContract.violations(of: steps, from: old, to: new, rules: rules)
  }
}
