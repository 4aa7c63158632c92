import Foundation
import TesseraDiff
import Testing

@Suite("Issues of edits")
struct EditIssueTests {
  private typealias Issue = Mailbox.Issue

  @Test("An edit of several items is performed for those that exist")
  func partly() {
    var box = Mailbox(("a", [1, 2, 3]), ("b", [4]))
    let update = box.update {
      $0.remove([1, 7, 3])
      $0.reload([8, 2])
      $0.move([9, 4], before: 2)
      $0.removeSections(["z", "b"])
    }
    #expect(box.description == "a [4, 2]")
    #expect(
      update.difference.description
        == "delete section @ 1, delete @ 0.0, delete @ 0.2, move @ 1.0 → 0.0, update @ 0.1 → 0.1")
    #expect(
      update.issues == [
        .unknownItem(7, section: nil, purpose: .remove), .unknownItem(8, section: nil, purpose: .reload),
        .unknownItem(9, section: nil, purpose: .move), .unknownSection("z", purpose: .remove),
      ])
  }

  @Test("Each edit of an unknown item reports an issue and changes nothing")
  func unknownItems() {
    var box = Mailbox(("a", [1]), ("b", [2]))
    let old = box
    let update = box.update { edit in
      edit.insert(mails([9]), before: 2, in: "a")
      edit.insert(mails([9]), after: 7)
      edit.remove([1], in: "z")
      edit.replace(7, with: Mail(id: 7))
      edit.modify(7) { _ in Testing.Issue.record("There is nothing to modify") }
      edit.reload([7])
      edit.move([7], after: 1)
      edit.move([1], before: 7)
      edit.move([1], after: 1, in: "b")
    }
    #expect(box == old)
    #expect(update.difference.isEmpty)
    let expected: [Issue] = [
      .unknownItem(2, section: "a", purpose: .insertTarget),
      .unknownItem(7, section: nil, purpose: .insertTarget),
      .unknownItem(1, section: "z", purpose: .remove),
      .unknownItem(7, section: nil, purpose: .replace),
      .unknownItem(7, section: nil, purpose: .replace),
      .unknownItem(7, section: nil, purpose: .reload),
      .unknownItem(7, section: nil, purpose: .move),
      .unknownItem(7, section: nil, purpose: .moveTarget),
      .unknownItem(1, section: "b", purpose: .moveTarget),
    ]
    #expect(update.issues == expected)
  }

  @Test("Each edit of an unknown section reports an issue and changes nothing")
  func unknownSections() {
    var box = Mailbox(("a", [1]), ("b", [2]))
    let old = box
    let update = box.update {
      $0.append(mails([9]), to: "z")
      $0.prepend(mails([9]), to: "z")
      $0.removeAll(in: "z")
      $0.move([1], toStartOf: "z")
      $0.move([1], toEndOf: "z")
      $0.insertSections([.init(Folder(id: "n"))], before: "z")
      $0.insertSections([.init(Folder(id: "n"))], after: "z")
      $0.removeSections(["z"])
      $0.replaceSection("z", with: Folder(id: "z"))
      $0.reloadSections(["z"])
      $0.moveSections(["z"], before: "a")
      $0.moveSections(["b"], before: "z")
      $0.moveSections(["a"], after: "z")
      $0.moveSectionsToStart(["z"])
      $0.moveSectionsToEnd(["z"])
    }
    #expect(box == old)
    #expect(update.difference.isEmpty)
    let purposes: [EditPurpose] = [
      .insertTarget, .insertTarget, .empty, .moveTarget, .moveTarget, .insertTarget, .insertTarget, .remove,
      .replace, .reload, .move, .moveTarget, .moveTarget, .move, .move,
    ]
    #expect(update.issues == purposes.map { .unknownSection("z", purpose: $0) })
  }

  @Test("A removed item or section is unknown to later edits")
  func removedIsUnknown() {
    var box = Mailbox(("a", [1, 2]), ("b", [3]))
    let update = box.update {
      $0.remove([1])
      $0.remove([1])
      $0.removeSections(["b"])
      $0.move([3], toEndOf: "a")
      $0.append(mails([4]), to: "b")
    }
    #expect(
      update.issues == [
        .unknownItem(1, section: nil, purpose: .remove), .unknownItem(3, section: nil, purpose: .move),
        .unknownSection("b", purpose: .insertTarget),
      ])
  }

  @Test("A duplicate that edits make is kept and reported with its final positions")
  func duplicates() {
    var box = Mailbox(("a", [1, 2]), ("b", [3]))
    let update = box.update {
      $0.append(mails([1]), to: "a")
      $0.prepend(mails([8]), to: "a")
      $0.appendSections([.init(Folder(id: "b"), mails([5, 5]))])
    }
    #expect(box.description == "a [8, 1, 2, 1], b [3], b [5, 5]")
    #expect(update.difference.description == "insert section @ 2, insert @ 0.0, insert @ 0.3")
    #expect(
      update.issues == [
        .duplicateSection("b", positions: [1, 2]), .duplicateItem(1, section: "a", positions: [1, 3]),
        .duplicateItem(5, section: "b", positions: [0, 1]),
      ])
  }

  @Test("Temporary and preexisting duplicates are not reported")
  func passingDuplicates() {
    var box = Mailbox(("a", [1, 1, 2]), ("b", [2]))
    let update = box.update {
      $0.move([2], from: "b", toEndOf: "a")
      $0.remove([2])
      $0.reload([1])
    }
    #expect(box.description == "a [1, 1, 2], b []")
    #expect(update.issues.isEmpty)
  }

  @Test("Preexisting duplicates are identified by their order")
  func oldDuplicates() {
    var box = Mailbox(("a", [1, 1, 1]), ("a", [1]))
    let update = box.update {
      $0.remove([1])
      $0.reload([1])
      $0.reloadSections(["a"])
    }
    #expect(update.description == "update section @ 0 → 0, delete @ 0.0, update @ 0.1 → 0.0")
  }

  @Test(
    "Issues name the fault, its effect and the remedy",
    arguments: [
      (
        Issue.unknownItem(7, section: nil, purpose: .remove),
        "there is no item 7 to remove; it is skipped; use the id of an item that exists"
      ),
      (
        .unknownItem(7, section: "a", purpose: .insertTarget),
        "there is no item 7 in section a to insert at; nothing is inserted; use the id of an item that exists"
      ),
      (
        .unknownSection("z", purpose: .moveTarget),
        "there is no section z to move to; nothing is moved; use the id of a section that exists"
      ),
      (
        .unknownSection("z", purpose: .empty),
        "there is no section z to empty; nothing is removed; use the id of a section that exists"
      ),
      (
        .unknownItem(7, section: nil, purpose: .replace),
        "there is no item 7 to replace; nothing is replaced; use the id of an item that exists"
      ),
      (
        .unknownItem(7, section: nil, purpose: .reload),
        "there is no item 7 to reload; it is skipped; use the id of an item that exists"
      ),
      (
        .unknownItem(7, section: nil, purpose: .move),
        "there is no item 7 to move; it is skipped; use the id of an item that exists"
      ),
      (
        .itemIsItsOwnTarget(7), "item 7 cannot move next to itself and stays; use another target"
      ),
      (
        .sectionIsItsOwnTarget("a"),
        "section a cannot move next to itself and stays; use another target"
      ),
      (
        .duplicateItem(7, section: "a", positions: [1, 4]),
        "items 1, 4 of section a share the id 7 and are identified by their order; give each its own"
      ),
      (
        .duplicateSection("a", positions: [0, 2]),
        "sections 0, 2 share the id a and are identified by their order; give each its own"
      ),
    ])
  private func text(issue: Issue, text: String) {
    #expect(issue.description == text)
  }

  @Test("An update prints its difference, then its issues line by line")
  func updateText() {
    var box = Mailbox(("a", [1]))
    let update = box.update { $0.remove([1, 2]) }
    #expect(
      update.description == """
        delete @ 0.0
        issue: there is no item 2 to remove; it is skipped; use the id of an item that exists
        """)
    #expect(Mailbox.Update().description == "no change")
  }

  @Test("An update can be encoded and decoded")
  func coding() throws {
    var box = Mailbox(("a", [1]), ("b", []))
    let update = box.update {
      $0.move([1], toEndOf: "b")
      $0.remove([2], in: "a")
      $0.append(mails([1]), to: "b")
    }
    let data = try JSONEncoder().encode(update)
    #expect(try JSONDecoder().decode(Mailbox.Update.self, from: data) == update)
  }
}
