import Foundation
import GRDB
import Tessera
import TesseraLoading
import TesseraSQLite
import TesseraTesting

// The code of Documentation/LoadingFromSQLite.md, verbatim; LoadingFromSQLitePageTests compares the two.

enum LoadingFromSQLitePage {
  struct Message: FetchableRecord, Decodable, Equatable, Sendable {
    var id: Int
    var text: String
  }

  struct MessageCell: CanvasCell {
    var message: Message?

    func draw(in canvas: inout Canvas) { canvas.text(message?.text ?? "…") }
  }

  @MainActor
  final class Mailbox {
    let pool: DatabasePool
    let table: LiveTable<Message>

    init(path: String) throws {
      pool = try DatabasePool(path: path)
      table = LiveTable(TableQuery("message", order: .column("date", isDescending: true)), in: pool)
    }

    func show(in collection: HeadlessCollection) {
      table.onChange = { [weak table, weak collection] in
        guard let table else { return }
        collection?.show(
          Content {
            Section("messages") {
              ForEach(table.rows) { MessageCell(message: $0.record) }
            }
          })
      }
    }

    func delete(_ id: Int) async throws {
      try await pool.write { try $0.execute(sql: "DELETE FROM message WHERE id = ?", arguments: [id]) }
    }
  }

  /// A source of two pages that counts its requests.
  actor Posts: PageSource {
    private(set) var requestCount = 0

    func page(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
      requestCount += 1
      let number = request.key ?? 1
      return Page([Post(id: number, text: "post \(number)")], next: number < 2 ? number + 1 : nil)
    }
  }

  /// Loads the first page of a source, or shows the one that is stored in a folder.
  @MainActor
  static func firstPage(of posts: Posts, storedIn folder: String) async -> [Post] {
    let file = SQLitePageFile(path: folder + "/pages.sqlite", version: "3") { print($0) }
    let source = posts.stored(in: file.store(of: "posts"))
    let loader = Loader(source, behavior: [.initial, .pages])
    loader.appear()
    await yield { !loader.items.isEmpty && loader.isSettled }
    await file.close()
    return Array(loader.items)
  }
}
