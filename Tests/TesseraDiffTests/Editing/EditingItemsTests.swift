import TesseraDiff
import Testing

@Suite("Editing items")
struct EditingItemsTests {
  private var box = Mailbox(("a", [1, 2, 3]), ("b", [4, 5]))

  @Test("Items are appended to a section")
  mutating func append() {
    let update = box.update { $0.append(mails([6, 7]), to: "a") }
    #expect(box.description == "a [1, 2, 3, 6, 7], b [4, 5]")
    #expect(update.description == "insert @ 0.3, insert @ 0.4")
  }

  @Test("Items are prepended to a section")
  mutating func prepend() {
    let update = box.update { $0.prepend(mails([6, 7]), to: "b") }
    #expect(box.description == "a [1, 2, 3], b [6, 7, 4, 5]")
    #expect(update.description == "insert @ 1.0, insert @ 1.1")
  }

  @Test("Items are inserted before and after another item, in the given order")
  mutating func insert() {
    let update = box.update {
      $0.insert(mails([6, 7]), before: 2)
      $0.insert(mails([8, 9]), after: 2)
    }
    #expect(box.description == "a [1, 6, 7, 2, 8, 9, 3], b [4, 5]")
    #expect(update.description == "insert @ 0.1, insert @ 0.2, insert @ 0.4, insert @ 0.5")
  }

  @Test("Items are removed from any section")
  mutating func remove() {
    let update = box.update { $0.remove([5, 1]) }
    #expect(box.description == "a [2, 3], b [4]")
    #expect(update.description == "delete @ 0.0, delete @ 1.1")
  }

  @Test("Removing all items of a section keeps the section")
  mutating func removeAll() {
    let update = box.update { $0.removeAll(in: "b") }
    #expect(box.description == "a [1, 2, 3], b []")
    #expect(update.description == "delete @ 1.0, delete @ 1.1")
  }

  @Test("New content for the same id is an update with an old and a new path")
  mutating func replace() {
    let update = box.update {
      $0.replace(3, with: Mail(id: 3, revision: 1))
      $0.remove([1])
    }
    #expect(box.item(3)?.revision == 1)
    #expect(update.description == "delete @ 0.0, update @ 0.2 → 0.1")
  }

  @Test("Equal content is no change")
  mutating func replaceEqual() {
    let update = box.update {
      $0.replace(3, with: Mail(id: 3))
      $0.replace(2, with: Mail(id: 2, revision: 1))
      $0.replace(2, with: Mail(id: 2))
    }
    #expect(update == Mailbox.Update())
  }

  @Test("An item with another id replaces the old item at its position")
  mutating func replaceByAnother() {
    let update = box.update { $0.replace(2, with: Mail(id: 9)) }
    #expect(box.description == "a [1, 9, 3], b [4, 5]")
    #expect(update.description == "delete @ 0.1, insert @ 0.1")
  }

  @Test("An item is modified in place")
  mutating func modify() {
    let update = box.update { $0.modify(4) { $0.revision += 1 } }
    #expect(box.item(4)?.revision == 1)
    #expect(update.description == "update @ 1.0 → 1.0")
  }

  @Test("A modification that changes the id deletes and inserts the item")
  mutating func modifyID() {
    let update = box.update { $0.modify(4) { $0.id = 40 } }
    #expect(box.description == "a [1, 2, 3], b [40, 5]")
    #expect(update.description == "delete @ 1.0, insert @ 1.0")
  }

  @Test("A reload of an equal item is an update")
  mutating func reload() {
    let update = box.update {
      $0.reload([2, 5])
      $0.move([5], before: 1)
    }
    #expect(update.description == "move @ 1.1 → 0.0, update @ 1.1 → 0.0, update @ 0.1 → 0.2")
  }

  @Test("A reloaded or replaced item that is removed later is only deleted")
  mutating func reloadAndRemove() {
    let update = box.update {
      $0.reload([2])
      $0.replace(1, with: Mail(id: 1, revision: 1))
      $0.remove([1, 2])
    }
    #expect(update.description == "delete @ 0.0, delete @ 0.1")
  }

  @Test("An inserted item that changes later is only an insert")
  mutating func insertAndChange() {
    let update = box.update {
      $0.append(mails([6]), to: "a")
      $0.reload([6])
      $0.replace(6, with: Mail(id: 6, revision: 1))
      $0.move([6], toStartOf: "b")
    }
    #expect(box.items(in: "b")?.first == Mail(id: 6, revision: 1))
    #expect(update.description == "insert @ 1.0")
  }

  @Test("An item that is inserted and removed gives no change")
  mutating func insertAndRemove() {
    let update = box.update {
      $0.append(mails([6]), to: "a")
      $0.remove([6])
    }
    #expect(update == Mailbox.Update())
  }

  @Test("An item removed and inserted again in its section is the same item")
  mutating func removeAndInsert() {
    let update = box.update {
      $0.remove([1, 2])
      $0.append([Mail(id: 1), Mail(id: 2, revision: 1)], to: "a")
    }
    #expect(box.description == "a [3, 1, 2], b [4, 5]")
    #expect(update.description == "move @ 0.2 → 0.0, update @ 0.1 → 0.2")
  }

  @Test("An item inserted before the old one is removed is the same item")
  mutating func insertAndRemoveOld() {
    let update = box.update {
      $0.insert([Mail(id: 2, revision: 1)], after: 2)
      $0.remove([2])
    }
    #expect(box.item(2)?.revision == 1)
    #expect(update.description == "update @ 0.1 → 0.1")
  }

  @Test("Duplicates removed and inserted again are the same items in their order")
  func removeAndInsertDuplicates() {
    let twins = [Mail(id: 1), Mail(id: 1, revision: 1)]
    var box = SectionedSnapshot([Mailbox.Entry(Folder(id: "a"), twins)])
    let update = box.update {
      $0.remove([1, 1])
      $0.append(twins, to: "a")
    }
    #expect(update.difference.isEmpty)
    #expect(update.issues == [.duplicateItem(1, section: "a", positions: [0, 1])])
  }

  @Test("A reload remains an update when equal content follows")
  mutating func reloadAndReplace() {
    let update = box.update {
      $0.reload([2])
      $0.replace(2, with: Mail(id: 2))
    }
    #expect(update.description == "update @ 0.1 → 0.1")
  }

  @Test("A reload remains when the item is removed and inserted again")
  mutating func reloadRemoveInsert() {
    let update = box.update {
      $0.reload([3])
      $0.remove([3])
      $0.append(mails([3]), to: "a")
    }
    #expect(update.description == "update @ 0.2 → 0.2")
  }

  @Test("An item removed and inserted into another section is a new item")
  mutating func removeAndInsertElsewhere() {
    let update = box.update {
      $0.remove([1])
      $0.append(mails([1]), to: "b")
    }
    #expect(update.description == "delete @ 0.0, insert @ 1.2")
  }

  @Test("A section id selects one of the items with the same id")
  mutating func namedSection() {
    var box = Mailbox(("a", [1, 2]), ("b", [2, 1]))
    let update = box.update {
      $0.insert(mails([9]), before: 1, in: "b")
      $0.insert(mails([8]), after: 1, in: "b")
      $0.reload([2], in: "b")
      $0.replace(1, in: "b", with: Mail(id: 1, revision: 1))
      $0.modify(1, in: "b") { $0.revision += 1 }
      $0.remove([2], in: "a")
    }
    #expect(box.description == "a [1], b [2, 9, 1, 8]")
    #expect(box.item(1, in: "b")?.revision == 2)
    #expect(
      update.description
        == "delete @ 0.1, insert @ 1.1, insert @ 1.3, update @ 1.0 → 1.0, update @ 1.1 → 1.2")
  }

  @Test("Without a section id, an edit applies to the first item at that moment")
  mutating func firstOccurrence() {
    var box = Mailbox(("a", [1, 7]), ("b", [1, 8]), ("c", [1]))
    let update = box.update {
      $0.moveSectionsToStart(["c"])
      $0.remove([1])
      $0.remove([1])
      $0.insert(mails([9]), before: 1)
    }
    #expect(box.description == "c [], a [7], b [9, 1, 8]")
    #expect(update.description == "move section @ 2 → 0, delete @ 0.0, delete @ 2.0, insert @ 2.0")
  }

  @Test("Edits read the results of earlier edits")
  mutating func readingInBetween() {
    _ = box.update { edit in
      edit.append(mails([6]), to: "b")
      edit.remove([4])
      #expect(edit.items(in: "b") == mails([5, 6]))
      #expect(edit.item(6) == Mail(id: 6))
      #expect(edit.item(6, in: "a") == nil)
      #expect(edit.item(4) == nil)
      #expect(edit.section("b") == Folder(id: "b"))
      #expect(edit.section("z") == nil)
      #expect(edit.items(in: "z") == nil)
    }
  }
}
