import TesseraDiff
import TesseraTesting
import Testing

@Suite("Contract of a batch")
struct BatchContractTests {
  static let cases =
    BatchCase.bounds + BatchCase.conflicts + BatchCase.nesting + BatchCase.reloads + BatchCase.counts
    + BatchCase.hazards + BatchCase.identity + BatchCase.contents

  @Test("A batch that breaks rules is rejected for exactly these rules", arguments: cases)
  func broken(_ example: BatchCase) {
    let found = BatchContract.violations(
      of: example.batch, from: BatchModel(example.old), to: BatchModel(example.new), rules: example.rules)
    #expect(Set(found.map { $0.rule }) == example.breaks, "\(found)")
  }

  @Test("A similar legal batch is accepted and gives the new data", arguments: cases)
  func legal(_ example: BatchCase) {
    let old = BatchModel(example.legalOld ?? example.old)
    // A case without a legal batch checks that nothing changes.
    let new = BatchModel(example.legalNew ?? (example.legal.isEmpty ? example.old : example.new))
    let found = BatchContract.violations(of: example.legal, from: old, to: new, rules: example.rules)
    #expect(found == [])
    #expect(old.replaying(example.legal, taking: new) == new)
  }

  @Test("Each batch rule is broken alone by some case, except two that never are")
  func complete() {
    let alone = Set(Self.cases.filter { $0.breaks.count == 1 }.flatMap { $0.breaks })
    let others: Set<BatchRule> = [.k4, .h7]
    // The timing of calls is tested with the view, the target of a plan with the plan.
    let elsewhere: Set<BatchRule> = [.t1, .t2, .t4, .t5, .t7, .t8, .p4]
    #expect(alone.union(others).union(elsewhere) == Set(BatchRule.allCases))
    #expect(alone.isDisjoint(with: others))
    #expect(others.isSubset(of: Self.cases.flatMap { $0.breaks }))
  }

  @Test("A violation prints its rule, its position and its consequence")
  func printing() {
    let model = BatchModel("A[a b c d]")
    let batch = Batch(deletes: [at(0, 3)], moves: [move(at(0, 3), at(0, 0))])
    let found = BatchContract.violations(of: batch, from: model, to: BatchModel("A[d a b]"))
    #expect(found.map { "\($0)" } == ["C2: item 0.3 is both deleted and moved; the view throws"])
    func printed(_ batch: Batch, _ old: String, _ new: String) -> [String] {
      BatchContract.violations(of: batch, from: BatchModel(old), to: BatchModel(new)).map { $0.explanation }
    }
    #expect(
      printed(Batch(sectionInserts: [1], moves: [move(at(0, 1), at(1, 0))]), "A[a b]", "A[a] B[b]")
        == ["a move to item 1.0 ends in the inserted section 1"])
    #expect(
      printed(Batch(sectionDeletes: [1], moves: [move(at(1, 0), at(0, 1))]), "A[a] B[b]", "A[a b]")
        == ["item 1.0 of the deleted section 1 moves"])
    #expect(
      printed(Batch(sectionReloads: [0], reloads: [at(0, 0)]), "A[a]", "A[a]")
        == ["item 0.0 of the reloaded section 0 is reloaded by itself"])
    #expect(
      printed(Batch(), "A[] B[x x]", "A[] B[x x]") == [
        "items before the batch share the id x in section 1: 0, 1",
        "items after the batch share the id x in section 1: 0, 1",
      ])
    #expect(
      printed(Batch(deletes: [at(0, 1)]), "A[a b]", "A[b]")
        == ["item 0.0 (a) stays and becomes item 0.0, where b is, which is deleted"])
    #expect(
      printed(Batch(deletes: [at(0, 0)]), "A[a] B[b]", "A[] B[c]")
        == ["item 1.0 (b) stays and becomes item 1.0, where c is"])
    #expect("\(BatchRule.c2)" == "C2: No item is both deleted and moved.")
    #expect(model.description == "A[a b c d]")
    #expect(BatchModel("A:1[a b:2] B[]").description == "A:1[a b:2] B[]")
  }

  @Test("All violations are reported in a fixed order, missing positions first")
  func order() {
    let batch = Batch(
      sectionMoves: [move(0, 0)], deletes: [at(9, 9), at(0, 0), at(0, 0)], inserts: [at(0, -1)],
      moves: [move(at(0, 0), at(0, 0))], updates: [at(3, 3)])
    let old = BatchModel("A[a]")
    let found = BatchContract.violations(of: batch, from: old, to: BatchModel("A:1[a]"))
    #expect(found.map { $0.rule } == [.b3, .b5, .c12, .c2, .k2, .h1, .h1, .h2, .h2, .p6, .p6])
    #expect(found == BatchContract.violations(of: batch, from: old, to: BatchModel("A:1[a]")))
  }

  @Test("Violations have different severities for the view and for the checker")
  func severity() {
    let model = BatchModel("A[a b c]")
    func severities(_ batch: Batch, _ new: String) -> [BatchSeverity] {
      BatchContract.violations(of: batch, from: model, to: BatchModel(new)).map { $0.severity }
    }
    #expect(severities(Batch(deletes: [at(0, 0)], reloads: [at(0, 1)]), "A[b c]") == [.strict])
    #expect(
      severities(Batch(moves: [move(at(0, 0), at(0, 1))], reloads: [at(0, 1)]), "A[b a c]")
        == [.strict, .throwing])
    #expect(severities(Batch(deletes: [at(0, 0), at(0, 0)]), "A[b c]") == [.harmful])
    #expect(severities(Batch(inserts: [at(0, 0), at(0, 0)]), "A[x a b c]") == [.strict])
    #expect(severities(Batch(reloads: [at(0, 0), at(0, 0)]), "A[a b c]") == [.harmful])
    #expect(severities(Batch(sectionDeletes: [0, 0]), "") == [.strict])
    #expect(severities(Batch(sectionInserts: [1, 1]), "A[a b c] B[]") == [.strict])
    #expect(severities(Batch(sectionReloads: [0, 0]), "A[a b c]") == [.harmful])
    #expect(severities(Batch(), "A[a b]") == [.throwing])
  }

  @Test("Sections and items may be deleted and inserted again")
  func again() {
    let old = BatchModel("A[a b] B[c]")
    let new = BatchModel("A[b a:3] B:1[c:1 d]")
    let batch = Batch(sectionDeletes: [1], sectionInserts: [1], deletes: [at(0, 0)], inserts: [at(0, 1)])
    #expect(BatchContract.violations(of: batch, from: old, to: new) == [])
    #expect(old.replaying(batch, taking: new) == new)
  }

  @Test("A section move to the same position is legal if it changes the order")
  func samePlace() {
    let batch = Batch(sectionMoves: [move(2, 0), move(1, 1)])
    #expect(
      BatchContract.violations(of: batch, from: BatchModel("A[] B[] C[]"), to: BatchModel("C[] B[] A[]"))
        == [])
  }

  @Test("P4: Steps end at the target, and each begins where the previous one ends")
  func steps() {
    let old = BatchModel("A[a b]")
    let middle = BatchModel("A[b]")
    let target = BatchModel("A[b c]")
    let first = (batch: Batch(deletes: [at(0, 0)]), result: middle)
    let second = (batch: Batch(inserts: [at(0, 1)]), result: target)
    #expect(BatchContract.violations(of: [first, second], from: old, to: target) == [])
    #expect(BatchContract.violations(of: [first], from: old, to: target).map { $0.rule } == [.p4])
    let exchanged = BatchContract.violations(of: [second, first], from: old, to: target)
    #expect(exchanged.first?.explanation.hasPrefix("step 0: ") == true)
    #expect(exchanged.map { $0.rule } == [.k2, .p3, .p4])
  }

  @Test("DifferenceKit #96: Five stages become one batch if that is safe")
  func oneBatch() {
    let old = BatchModel("A[a b c d] B[e f] C[g]")
    let new = BatchModel("A[d:1 a x] B[f b] D[y]")
    let batch = Batch(
      sectionDeletes: [2], sectionInserts: [2], deletes: [at(0, 2), at(1, 0)], inserts: [at(0, 2)],
      moves: [move(at(0, 3), at(0, 0)), move(at(0, 1), at(1, 1))], updates: [at(0, 0)])
    #expect(BatchContract.violations(of: batch, from: old, to: new) == [])
    #expect(BatchContract.violations(of: batch, from: old, to: new, rules: .tableView) == [])
    #expect(old.replaying(batch, taking: new) == new)
  }
}
