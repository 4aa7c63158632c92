import Foundation
import GRDB
import TesseraSQLite
import TesseraTesting
import TestSupport
import Testing

@MainActor
@Suite("Documentation/LoadingFromSQLite.md", .timeLimit(.minutes(15)))
struct LoadingFromSQLitePageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A mailbox shows its messages, newest first, and deleted ones disappear")
  func mailbox() async throws {
    let path = folder.path("mail.sqlite")
    try await DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          CREATE TABLE message (id INTEGER PRIMARY KEY, text TEXT NOT NULL, date DOUBLE NOT NULL);
          CREATE INDEX message_date ON message (date);
          INSERT INTO message (text, date) VALUES ('oldest', 1), ('newest', 3), ('middle', 2);
          """)
    }
    let mailbox = try LoadingFromSQLitePage.Mailbox(path: path)
    let collection = HeadlessCollection(columns: 10, rows: 3) {}
    mailbox.show(in: collection)
    await yield { collection.text().hasPrefix("newest") && !mailbox.table.isCounting }
    #expect(collection.text().split(separator: "\n") == ["newest", "middle", "oldest"])
    try await mailbox.delete(3)
    await yield { !collection.text().contains("middle") }
    #expect(collection.text().split(separator: "\n") == ["newest", "oldest"])
  }

  @Test("A feed opens with the page that the last run stored")
  func stored() async throws {
    let first = LoadingFromSQLitePage.Posts()
    #expect(await LoadingFromSQLitePage.firstPage(of: first, storedIn: folder.path).map(\.id) == [1])
    #expect(await first.requestCount == 1)
    let file = SQLitePageFile(path: folder.path("pages.sqlite"), version: "3")
    let store: PostStore = file.store(of: "posts")
    #expect(await store.page(nil)?.items.map(\.text) == ["post 1"])
  }

  @Test("Each line of code on the page is compiled here")
  func code() throws {
    let page = try PageCode("Documentation/LoadingFromSQLite.md")
    #expect(page.lines.count > 30)
    let tests = "Tests/TesseraSQLiteTests/Documentation/LoadingFromSQLitePage.swift"
    #expect(try page.lines(missingIn: tests, "Benchmarks/Package.swift") == [])
  }
}
