import TesseraDiff
import TestSupport
import Testing

@Suite("Random programs of edits", .tags(.model))
struct EditingModelTests {
  @Test(
    "Random edits give the same as the model",
    arguments: EditGenerator.World.allCases, (0..<UInt64(4)).sampled)
  func programs(world: EditGenerator.World, seed: UInt64) { check(world, seed, .collection) }

  @Test(
    "Random edits with ids unique per section give the same as the model",
    arguments: EditGenerator.World.allCases,
    4..<7 as Range<UInt64>)
  func programsInSections(world: EditGenerator.World, seed: UInt64) { check(world, seed, .section) }

  private func check(_ world: EditGenerator.World, _ seed: UInt64, _ scope: IdentityScope) {
    var generator = EditGenerator(seed: seed, world: world)
    for _ in 0..<300 {
      let snapshot = Mailbox(generator.snapshot().entries, identityScope: scope)
      let program = generator.program()
      let failure = smallestFailure(of: program, by: [.leavingOutRuns()]) {
        failureReason(about: $0, on: snapshot)
      }
      guard let failure else { continue }
      Issue.record(
        """
        seed \(seed), \(world): \(failure.failureReason)
        \(snapshot)
        \(failure.value.map { $0.description }.joined(separator: "\n"))
        """)
      return
    }
  }

  /// Returns the first deviation of the edits from the model; `nil` if there is none.
  private func failureReason(about program: [Edit], on snapshot: Mailbox) -> String? {
    let before = EditModel(snapshot)
    var after = before
    for edit in program { after.perform(edit) }
    var edited = snapshot
    let update = edited.update { editor in
      for edit in program { edit.perform(in: &editor) }
    }
    let difference = update.difference
    if edited.entries != after.sections.map({ .init($0.node.value, $0.items.map { $0.value }) }) {
      return "gives \(edited)"
    }
    if update.issues != after.issues + after.duplicates {
      return "issues \(update.issues), not \(after.issues + after.duplicates)"
    }
    if edited.identityScope != snapshot.identityScope { return "has another scope" }
    let expected = ExpectedUpdate(from: before, to: after, snapshot.identityScope)
    if let failureReason = expected.failureReason(about: difference) {
      return "\(difference): \(failureReason)"
    }
    let (oldItems, newItems) = (snapshot.entries.map { $0.items }, edited.entries.map { $0.items })
    if difference.applied(to: oldItems, taking: newItems) != newItems {
      return "\(difference): does not apply"
    }
    let numbers = expected.numbers
    if difference.applied(to: numbers.old, taking: numbers.new) != numbers.new {
      return "\(difference): mistakes one item for another"
    }
    let sections = LinearDifference(
      deletes: difference.sectionDeletes, inserts: difference.sectionInserts, moves: difference.sectionMoves)
    let sectionNumbers = expected.sectionNumbers
    if sections.applied(to: sectionNumbers.old, taking: sectionNumbers.new) != sectionNumbers.new {
      return "\(difference): mistakes one section for another"
    }
    return nil
  }
}
