import Observation
import Tessera
import TesseraDiff
import TesseraLayout
import TesseraTesting
import Testing

/// Content from a snapshot that is edited by id: the collection applies exactly the difference of the edits.
@MainActor
@Suite("Edited snapshots")
struct EditedSnapshotTests {
  private struct Folder: Identifiable, Equatable {
    var id: Int
  }

  private struct Mail: Identifiable, Equatable {
    var id: Int
    var text: String
    let log: Log

    static func == (left: Mail, right: Mail) -> Bool {
      left.log.comparisons += 1
      return left.id == right.id && left.text == right.text
    }
  }

  /// Counts comparisons of mails.
  private final class Log {
    var comparisons = 0
  }

  @Observable
  fileprivate final class Model {
    @ObservationIgnored private let log = Log()
    private var inbox: SectionedSnapshot<Folder, Mail>

    init() {
      let log = log
      inbox = SectionedSnapshot(
        (0..<100).map { folder in
          .init(
            Folder(id: folder),
            (0..<100).map { Mail(id: 100 * folder + $0, text: "mail \(100 * folder + $0)", log: log) })
        })
    }

    var comparisons: Int {
      get { log.comparisons }
      set { log.comparisons = newValue }
    }

    /// Removes the first mail, changes the third, and moves one from the second folder.
    func edit() -> SectionedDifference {
      inbox.update { edit in
        edit.remove([0])
        edit.modify(2) { $0.text = "new words" }
        edit.move([150], after: 4)
      }.difference
    }

    var content: Content<Headless> {
      Content {
        for entry in inbox.entries {
          Section(ItemID(entry.section.id)) { ForEach(entry.items) { Label($0.text) } }
        }
      }
    }
  }

  @Test("The difference of the edits is applied without visiting unchanged items")
  func shown() throws {
    let model = Model()
    let collection = HeadlessCollection(size: Size(width: 160, height: 96), content: model.content)
    let old = model.content
    let update = model.edit()
    #expect(model.content.difference(from: old) == update)
    #expect(update.description == "delete @ 0.0, move @ 1.50 → 0.4, update @ 0.2 → 0.1")

    model.comparisons = 0
    collection.show(model.content)
    #expect(collection.text() == "mail 1\nnew words\nmail 3\nmail 4\nmail 150\nmail 5\n")
    #expect(model.comparisons <= 2 * 100, "98 folders share their storage with those before")
    let operations = try #require(collection.transactions.last).operations
    #expect(operations.count { if case .update(_, .content) = $0 { true } else { false } } == 1)
    #expect(operations.count { if case .mount = $0 { true } else { false } } <= 2)
  }

  @Test("A model with a snapshot is declared once after all edits of an update")
  func observed() {
    let model = Model()
    let collection = HeadlessCollection(size: Size(width: 160, height: 96), content: Content())
    var declarations = 0
    collection.stage.observe {
      declarations += 1
      return model.content
    }
    collection.update()
    _ = model.edit()
    collection.update()
    #expect(declarations == 2)
    #expect(collection.text().hasPrefix("mail 1\nnew words\nmail 3\n"))
  }
}
