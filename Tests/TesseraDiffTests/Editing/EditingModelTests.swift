import TesseraDiff
import TestSupport
import Testing

@Suite("Random programs of edits")
struct EditingModelTests {
  @Test("Programs do what the model does", arguments: EditGenerator.World.allCases, (0..<UInt64(4)).sampled)
  func programs(world: EditGenerator.World, seed: UInt64) { check(world, seed, .collection) }

  @Test(
    "So they do where ids are known in their section alone", arguments: EditGenerator.World.allCases,
    4..<7 as Range<UInt64>)
  func programsInSections(world: EditGenerator.World, seed: UInt64) { check(world, seed, .section) }

  private func check(_ world: EditGenerator.World, _ seed: UInt64, _ scope: IdentityScope) {
    var generator = EditGenerator(seed: seed, world: world)
    for _ in 0..<300 {
      let snapshot = Mailbox(generator.snapshot().entries, identityScope: scope)
      let program = generator.program()
      guard complaint(about: program, on: snapshot) != nil else { continue }
      let shortest = shortened(program, on: snapshot)
      Issue.record(
        """
        seed \(seed), \(world): \(complaint(about: shortest, on: snapshot) ?? "")
        \(snapshot)
        \(shortest.map { $0.description }.joined(separator: "\n"))
        """)
      return
    }
  }

  /// What a program does differently from the model; nil where nothing.
  private func complaint(about program: [Edit], on snapshot: Mailbox) -> String? {
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
    if let complaint = expected.complaint(about: difference) { return "\(difference): \(complaint)" }
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

  /// Drops edits as long as the program fails without them.
  private func shortened(_ program: [Edit], on snapshot: Mailbox) -> [Edit] {
    var program = program
    var position = 0
    while position < program.count {
      var shorter = program
      shorter.remove(at: position)
      if complaint(about: shorter, on: snapshot) != nil {
        program = shorter
        position = 0
      } else {
        position += 1
      }
    }
    return program
  }
}
