import TesseraDiff
import Testing

/// Faults of updaters that track positions edit by edit. Tessera derives positions once, at the end.
@Suite("Bookkeeping faults of other libraries")
struct BookkeepingFaultTests {
  @Test("Two sections removed at once have two positions")
  func removedSections() {
    var box = Mailbox(("a", []), ("b", []), ("c", []))
    #expect(
      box.update { $0.removeSections(["a", "b"]) }.difference == SectionedDifference(sectionDeletes: [0, 1]))
  }

  @Test("Sections removed around another keep their old positions")
  func removedSectionsApart() {
    var box = Mailbox(("a", []), ("b", []), ("c", []))
    #expect(
      box.update { $0.removeSections(["a", "c"]) }.difference == SectionedDifference(sectionDeletes: [0, 2]))
  }

  @Test("Sections removed one by one give the same as removed at once")
  func removedSectionsOneByOne() {
    var box = Mailbox(("a", []), ("b", []), ("c", []))
    let update = box.update {
      $0.removeSections(["a"])
      $0.removeSections(["b"])
    }
    #expect(update.difference == SectionedDifference(sectionDeletes: [0, 1]))
  }

  @Test("The position of an insert includes later inserts before it")
  func staleInsert() {
    var box = Mailbox(("s", [1, 2, 3]))
    let update = box.update {
      $0.insert(mails([8]), after: 3)
      $0.insert(mails([9]), before: 1)
    }
    #expect(update.difference == SectionedDifference(inserts: [path(0, 0), path(0, 4)]))
  }

  @Test("The position of an inserted section includes later inserts before it")
  func staleSectionInsert() {
    var box = Mailbox(("a", []), ("b", []))
    let update = box.update {
      $0.appendSections([.init(Folder(id: "x"))])
      $0.prependSections([.init(Folder(id: "y"))])
    }
    #expect(update.difference == SectionedDifference(sectionInserts: [0, 3]))
  }

  @Test("A removal after an insert has its old position")
  func deletionInNewPositions() {
    var box = Mailbox(("s", [1, 2, 3]))
    let update = box.update {
      $0.insert(mails([8]), before: 1)
      $0.remove([3])
    }
    #expect(update.difference == SectionedDifference(deletes: [path(0, 2)], inserts: [path(0, 0)]))
  }

  @Test("Two consecutive removals have two positions")
  func removalsOneByOne() {
    var box = Mailbox(("s", [1, 2, 3]))
    let update = box.update {
      $0.remove([1])
      $0.remove([2])
    }
    #expect(update.difference == SectionedDifference(deletes: [path(0, 0), path(0, 1)]))
  }

  @Test("Two items removed at once give the same as removed one by one")
  func removalsAtOnce() {
    var box = Mailbox(("s", [1, 2, 3]))
    #expect(
      box.update { $0.remove([1, 2]) }.difference
        == SectionedDifference(deletes: [path(0, 0), path(0, 1)]))
  }

  @Test("A changed header alone is an update of its section")
  func headerOnly() {
    var box = Mailbox(("a", [1]), ("b", [2]))
    let update = box.update { $0.replaceSection("b", with: Folder(id: "b", title: "new header")) }
    #expect(update.difference == SectionedDifference(sectionUpdates: [Move(from: 1, to: 1)]))
  }

  @Test("A reload has its old and its final position, despite inserts before it")
  func staleReload() {
    var box = Mailbox(("s", [1, 2]))
    let update = box.update {
      $0.reload([2])
      $0.insert(mails([8]), before: 1)
    }
    #expect(
      update.difference
        == SectionedDifference(
          inserts: [path(0, 0)], updates: [Move(from: path(0, 1), to: path(0, 2))]))
  }

  @Test("An edit of an unknown item is reported as an issue")
  func silentlyIgnored() {
    var box = Mailbox(("s", [1]))
    let update = box.update {
      $0.insert(mails([8]), after: 7)
      $0.append(mails([8]), to: "t")
    }
    #expect(update.difference.isEmpty)
    #expect(
      update.issues == [
        .unknownItem(7, section: nil, purpose: .insertTarget), .unknownSection("t", purpose: .insertTarget),
      ])
  }

  @Test("An item that changes section moves, with its new content as an update")
  func crossSectionMove() {
    var box = Mailbox(("a", [1, 2]), ("b", [3]))
    let update = box.update {
      $0.move([1], toEndOf: "b")
      $0.replace(1, with: Mail(id: 1, revision: 1))
    }
    let move = Move(from: path(0, 0), to: path(1, 1))
    #expect(update.difference == SectionedDifference(moves: [move], updates: [move]))
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}
