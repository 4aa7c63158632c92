import Tessera
import TesseraSQLite
import TesseraTesting
import Testing

@MainActor
@Suite("Faults of live tables")
struct LiveTableIssueTests {
  private final class Lines {
    var lines: [String] = []
  }

  @Test("An unreadable table prints its issue until the app sets an issue handler")
  func unasked() async throws {
    let written = Lines()
    let collection = HeadlessCollection(columns: 10, rows: 2) {}
    collection.stage.issueOutput = IssueOutput { written.lines.append($0) }
    let database = try NoteDatabase(count: 3)
    let table = await database.settledTable(where: "absent = 1")
    let issue = try #require(table.issues.first)
    // Other tables may write at the same time.
    let lines = { written.lines.filter { $0.contains("absent") } }
    #expect(lines() == ["Tessera: \(issue)"])
    var told: [TableIssue] = []
    table.onIssue = { told.append($0) }
    table.refresh()
    await table.settled()
    #expect(told == [issue] && lines().count == 1)
  }
}
