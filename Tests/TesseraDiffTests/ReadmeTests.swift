import TesseraDiff
import Testing

@Suite("The example of the README")
struct ReadmeTests {
  struct Folder: Identifiable, Equatable { var id: String }
  struct Mail: Identifiable, Equatable { var id: Int }

  @Test("The example prints what the README shows, in one batch")
  func example() {
    var inbox = SectionedSnapshot([
      .init(Folder(id: "new"), [Mail(id: 1), Mail(id: 2), Mail(id: 3)]),
      .init(Folder(id: "old"), [Mail(id: 4)]),
    ])
    let before = inbox
    let update = inbox.update { edit in
      edit.append([Mail(id: 5)], to: "new")
      edit.move([4], before: 1)
      edit.remove([2])
    }
    #expect(update.difference.description == "delete @ 0.1, insert @ 0.3, move @ 1.0 → 0.0")
    let plan = BatchPlan(for: update.difference, from: before.entries, to: inbox.entries)
    #expect(plan.description == "1: delete @ 0.1, insert @ 0.3, move @ 1.0 → 0.0")
  }
}
