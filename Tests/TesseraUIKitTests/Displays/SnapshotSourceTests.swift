#if canImport(UIKit)
import TesseraDiff
import TesseraUIKit
import Testing
import UIKit

/// Snapshots that are edited by id and shown by adapters or by Tessera's view.
@MainActor
@Suite("Snapshot sources", .simulated)
struct SnapshotSourceTests {
  private struct Folder: Identifiable, Equatable {
    var id: String
  }

  private struct Mail: Identifiable, Equatable {
    var id: Int
    var text: String

    init(_ id: Int) { (self.id, text) = (id, "mail \(id)") }
  }

  private func source(_ part: DisplayTrio.Part) -> SnapshotSource<Folder, Mail> {
    let inbox = SectionedSnapshot([
      .init(Folder(id: "new"), [Mail(1), Mail(2), Mail(3)]), .init(Folder(id: "old"), [Mail(4)]),
    ])
    return SnapshotSource(part.display, inbox) { snapshot in
      Content {
        for entry in snapshot.entries {
          Section(entry.section.id) { ForEach(entry.items) { NameCell(name: $0.text) } }
        }
      }
    }
  }

  @Test("Edits by id are shown, and their changes returned")
  func edits() {
    for part in DisplayTrio().parts {
      let source = source(part)
      part.screen.wait(1)
      #expect(part.texts == ["mail 1", "mail 2", "mail 3", "mail 4"], "\(part.name)")
      var isDone = false
      let update = source.update(completion: { isDone = true }) { edit in
        edit.append([Mail(5)], to: "new")
        edit.move([4], before: 1)
        edit.remove([2])
        edit.remove([77])
      }
      #expect(update.difference.description == "delete @ 0.1, insert @ 0.3, move @ 1.0 → 0.0")
      #expect(update.issues.count == 1)
      part.screen.wait(2)
      #expect(isDone, "\(part.name)")
      #expect(part.texts == ["mail 4", "mail 1", "mail 3", "mail 5"], "\(part.name)")
      #expect(source.snapshot.itemIDs == [4, 1, 3, 5])
    }
  }

  @Test("A snapshot replaces another one, and an edit that throws changes nothing")
  func snapshots() {
    struct Refusal: Error {}
    for part in DisplayTrio().parts {
      let source = source(part)
      #expect(throws: Refusal.self) {
        try source.update { edit throws(Refusal) in
          edit.remove([1])
          throw Refusal()
        }
      }
      #expect(source.snapshot.itemCount == 4)
      var other = source.snapshot
      _ = other.update { $0.remove([1, 2, 3]) }
      source.apply(other)
      part.screen.wait(2)
      #expect(part.texts == ["mail 4"], "\(part.name)")
    }
  }
}
#endif
