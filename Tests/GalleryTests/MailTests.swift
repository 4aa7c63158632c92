#if HAS_SQLITE
import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

@MainActor
@Suite("Mail", .timeLimit(.minutes(10)))
struct MailTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// - Parameter patience: The time that the server takes.
  private func example(patience: Duration = .seconds(2)) -> MailExample {
    MailExample(path: folder.path("mail.sqlite"), patience: patience)
  }

  @Test("Letters come from the server the first time, from the cache later", .tags(.slow))
  func twice() async throws {
    let first = example()
    var mail = first.shown(columns: 60, rows: 6)
    #expect(await waiting { mail.text().contains("Loading…") })
    #expect(mail.text().contains("asking the server…"))
    await first.arrive { !first.isAsking }
    #expect(mail.text().contains("up to date") && mail.text().contains("post 300"))
    first.stopUpdates()

    let second = example()
    mail = second.shown(columns: 60, rows: 6)
    await second.arrive()
    #expect(second.isAsking)
    #expect(mail.text().contains("from the last run") && mail.text().contains("post 300"))
    await second.arrive { !second.isAsking }
    #expect(mail.text().contains("up to date") && mail.text().contains("post 300"))
    second.stopUpdates()
  }

  @Test("A damaged file is replaced, another file is kept; letters load anyway")
  func damaged() async throws {
    let others = "this is no database"
    for content in ["SQLite format 3\0" + String(repeating: "damaged ", count: 200), others] {
      try folder.write(content, to: "mail.sqlite")
      let example = example(patience: .milliseconds(20))
      let mail = example.shown(columns: 60, rows: 6)
      await example.arrive { !example.isAsking && example.status(focused: nil).contains("letters, but ") }
      #expect(mail.text().contains("post 300"))
      example.stopUpdates()
    }
    #expect(try folder.read("mail.sqlite") == others)
  }
}
#endif
