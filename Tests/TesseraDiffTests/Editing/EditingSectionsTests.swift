import TesseraDiff
import Testing

@Suite("Editing sections")
struct EditingSectionsTests {
  private typealias Entry = Mailbox.Entry
  private var box = Mailbox(("a", [1, 2]), ("b", [3]), ("c", [4, 5]))

  @Test("Sections are appended and prepended with their items")
  mutating func ends() {
    let update = box.update {
      $0.appendSections([Entry(Folder(id: "x"), mails([6, 7])), Entry(Folder(id: "y"))])
      $0.prependSections([Entry(Folder(id: "v"), mails([8])), Entry(Folder(id: "w"))])
    }
    #expect(box.description == "v [8], w [], a [1, 2], b [3], c [4, 5], x [6, 7], y []")
    #expect(
      update.description == "insert section @ 0, insert section @ 1, insert section @ 5, insert section @ 6")
  }

  @Test("Sections are inserted before and after another section, in the given order")
  mutating func insert() {
    let update = box.update {
      $0.insertSections([Entry(Folder(id: "x")), Entry(Folder(id: "y"), mails([6]))], before: "b")
      $0.insertSections([Entry(Folder(id: "z"))], after: "b")
      $0.append(mails([7]), to: "z")
    }
    #expect(box.description == "a [1, 2], x [], y [6], b [3], z [7], c [4, 5]")
    #expect(update.description == "insert section @ 1, insert section @ 2, insert section @ 4")
  }

  @Test("Sections are appended to an empty snapshot")
  func intoNothing() {
    var box = Mailbox()
    let update = box.update { $0.appendSections([Entry(Folder(id: "a"), mails([1]))]) }
    #expect(box.description == "a [1]")
    #expect(update.description == "insert section @ 0")
  }

  @Test("Sections are removed with their items")
  mutating func remove() {
    let update = box.update { $0.removeSections(["c", "a"]) }
    #expect(box.description == "b [3]")
    #expect(update.description == "delete section @ 0, delete section @ 2")
  }

  @Test("Sections move with their items, in the given order")
  mutating func move() {
    var first = box
    #expect(first.update { $0.moveSections(["c", "a"], before: "b") }.description == "move section @ 2 → 0")
    #expect(first.description == "c [4, 5], a [1, 2], b [3]")
    var second = box
    #expect(second.update { $0.moveSections(["a"], after: "c") }.description == "move section @ 0 → 2")
    #expect(second.description == "b [3], c [4, 5], a [1, 2]")
    var third = box
    #expect(third.update { $0.moveSectionsToEnd(["a"]) }.description == "move section @ 0 → 2")
    #expect(third.description == second.description)
    var fourth = box
    #expect(fourth.update { $0.moveSectionsToStart(["c"]) }.description == "move section @ 2 → 0")
    #expect(fourth.description == "c [4, 5], a [1, 2], b [3]")
  }

  @Test("Changed items of a moved section have paths in both versions")
  mutating func moveAndChange() {
    let update = box.update {
      $0.moveSectionsToStart(["c"])
      $0.replace(5, with: Mail(id: 5, revision: 1))
      $0.move([4], toEndOf: "c")
      $0.remove([3])
    }
    #expect(
      update.description
        == "move section @ 2 → 0, delete @ 1.0, move @ 2.1 → 0.0, update @ 2.1 → 0.0")
  }

  @Test("New content of a section is an update of it; equal content is no change")
  mutating func replace() {
    let update = box.update {
      $0.replaceSection("b", with: Folder(id: "b", title: "B"))
      $0.replaceSection("c", with: Folder(id: "c"))
      $0.moveSectionsToStart(["b"])
    }
    #expect(box.section("b")?.title == "B")
    #expect(update.description == "move section @ 1 → 0, update section @ 1 → 0")
  }

  @Test("A section with another id takes the position and the items of the old one")
  mutating func replaceByAnother() {
    let update = box.update { $0.replaceSection("c", with: Folder(id: "x")) }
    #expect(box.description == "a [1, 2], b [3], x [4, 5]")
    #expect(
      update.description
        == "delete section @ 2, insert section @ 2, move @ 2.0 → 2.0, move @ 2.1 → 2.1")
  }

  @Test("A reload of an equal section is an update")
  mutating func reload() {
    let update = box.update { $0.reloadSections(["c", "a"]) }
    #expect(update.description == "update section @ 0 → 0, update section @ 2 → 2")
  }

  @Test("A section removed and inserted again is the same section, item by item")
  mutating func removeAndInsert() {
    let update = box.update {
      $0.removeSections(["a"])
      $0.appendSections([Entry(Folder(id: "a", title: "A"), [Mail(id: 9), Mail(id: 2, revision: 1)])])
    }
    #expect(box.description == "b [3], c [4, 5], a [9, 2]")
    #expect(
      update.description
        == "move section @ 0 → 2, update section @ 0 → 2, delete @ 0.0, insert @ 2.0, update @ 0.1 → 2.1")
  }

  @Test("Items of an inserted section that were in a removed one are new")
  mutating func otherSection() {
    let update = box.update {
      $0.removeSections(["a"])
      $0.appendSections([Entry(Folder(id: "x"), mails([1, 2]))])
    }
    #expect(update.description == "delete section @ 0, insert section @ 2")
  }

  @Test("A section that is its own target stays, the others move")
  mutating func ownTarget() {
    let update = box.update { $0.moveSections(["a", "b"], after: "b") }
    #expect(box.description == "b [3], a [1, 2], c [4, 5]")
    #expect(update.issues == [.sectionIsItsOwnTarget("b")])
  }
}
