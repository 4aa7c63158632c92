import Foundation
import TesseraDiff
import Testing

@Suite("Sectioned snapshot")
struct SectionedSnapshotTests {
  private let box = Mailbox(("a", [1, 2]), ("b", []), ("c", [3, 1]))

  @Test("The example of the documentation prints what it shows")
  func documentedExample() {
    var inbox = SectionedSnapshot([
      .init(Folder(id: "new"), [Mail(id: 1), Mail(id: 2), Mail(id: 3)]),
      .init(Folder(id: "old"), [Mail(id: 4)]),
    ])
    let update = inbox.update { edit in
      edit.append([Mail(id: 5)], to: "new")
      edit.move([4], before: 1)
      edit.remove([2])
    }
    #expect(update.description == "delete @ 0.1, insert @ 0.3, move @ 1.0 → 0.0")
    #expect(inbox.description == "new [4, 1, 3, 5], old []")
  }

  @Test("Sections and items are read by id")
  func reading() {
    #expect(box.sectionIDs == ["a", "b", "c"])
    #expect(box.sections == [Folder(id: "a"), Folder(id: "b"), Folder(id: "c")])
    #expect(box.itemIDs == [1, 2, 3, 1])
    #expect(box.itemCount == 4)
    #expect(box.itemCounts == [2, 0, 2])
    #expect(Mailbox().itemCounts.isEmpty)
    #expect(box.items(in: "a") == mails([1, 2]))
    #expect(box.position(ofSection: "c") == 2)
    #expect(box.section("b") == Folder(id: "b"))
    #expect(box.contains(section: "b"))
    #expect(box.path(of: 3) == ItemPath(section: 2, item: 0))
    #expect(box.item(2) == Mail(id: 2))
    #expect(box.item(at: ItemPath(section: 2, item: 1)) == Mail(id: 1))
    #expect(box.contains(3, in: "c"))
  }

  @Test("An id in several sections means the first item, unless a section is given")
  func ambiguous() {
    #expect(box.path(of: 1) == ItemPath(section: 0, item: 0))
    #expect(box.path(of: 1, in: "c") == ItemPath(section: 2, item: 1))
  }

  @Test("Missing sections and items are nil")
  func missing() {
    #expect(box.items(in: "z") == nil)
    #expect(box.section("z") == nil)
    #expect(!box.contains(section: "z"))
    #expect(box.path(of: 2, in: "c") == nil)
    #expect(box.path(of: 1, in: "z") == nil)
    #expect(!box.contains(9))
    #expect(box.item(at: ItemPath(section: 3, item: 0)) == nil)
    #expect(box.item(at: ItemPath(section: 0, item: -1)) == nil)
  }

  @Test("Duplicate ids are kept and reported")
  func duplicates() {
    let box = Mailbox(("a", [1, 2, 1]), ("b", [1]), ("a", []))
    #expect(
      box.duplicates()
        == SectionedDuplicates(
          sections: [DuplicateID(id: "a", positions: [0, 2])],
          items: [.init(section: 0, duplicate: DuplicateID(id: 1, positions: [0, 2]))]))
    #expect(self.box.duplicates().isEmpty)
  }

  @Test("Snapshots with equal content are equal")
  func equality() {
    #expect(box == Mailbox(("a", [1, 2]), ("b", []), ("c", [3, 1])))
    #expect(box != Mailbox(("a", [1, 2]), ("b", [3, 1]), ("c", [])))
    #expect(Mailbox().entries.isEmpty)
  }

  @Test("With ids unique per section, an item moved elsewhere is deleted and inserted")
  func identityScope() {
    var box = Mailbox(("a", [1, 2]), ("b", [3]), identityScope: .section)
    let old = box
    let update = box.update { $0.move([2], toEndOf: "b") }
    #expect(update.description == "delete @ 0.1, insert @ 1.1")
    #expect(box.identityScope == .section)
    #expect(box.difference(from: old).description == "delete @ 0.1, insert @ 1.1")
    var swapped = Mailbox(("a", [1]), ("b", [1]), identityScope: .section)
    let swap = swapped.update { edit in
      edit.move([1], from: "a", toEndOf: "b")
      edit.move([1], from: "b", toEndOf: "a")
    }
    #expect(swap.description == "no change", "there is an item 1 in each section, as before")
  }

  @Test("A snapshot stored without a scope is decoded with the collection scope")
  func oldCoding() throws {
    let stored = Data(
      #"{"entries":[{"section":{"id":"a","title":""},"items":[{"id":1,"revision":0}]}]}"#.utf8)
    #expect(try JSONDecoder().decode(Mailbox.self, from: stored) == Mailbox(("a", [1])))
  }

  @Test("A snapshot can be encoded and decoded")
  func coding() throws {
    let scoped = Mailbox(("a", [1]), identityScope: .section)
    #expect(try JSONDecoder().decode(Mailbox.self, from: JSONEncoder().encode(scoped)) == scoped)
    let entry = Mailbox.Entry(Folder(id: "a", title: "A"), [Mail(id: 1, revision: 2), Mail(id: 1)])
    for box in [Mailbox([entry, .init(Folder(id: "b"))]), box, Mailbox()] {
      #expect(try JSONDecoder().decode(Mailbox.self, from: JSONEncoder().encode(box)) == box)
    }
    #expect(try JSONDecoder().decode(Mailbox.Entry.self, from: JSONEncoder().encode(entry)) == entry)
  }
}
