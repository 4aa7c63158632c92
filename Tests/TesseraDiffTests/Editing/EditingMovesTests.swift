import TesseraDiff
import Testing

@Suite("Editing by moves")
struct EditingMovesTests {
  private var box = Mailbox(("a", [1, 2, 3, 4]), ("b", [5, 6]))

  @Test("Items move before another item, in the given order")
  mutating func before() {
    let update = box.update { $0.move([4, 5], before: 2) }
    #expect(box.description == "a [1, 4, 5, 2, 3], b [6]")
    #expect(update.description == "move @ 0.3 → 0.1, move @ 1.0 → 0.2")
  }

  @Test("Items move after another item, in the given order")
  mutating func after() {
    let update = box.update { $0.move([4, 5], after: 1) }
    #expect(box.description == "a [1, 4, 5, 2, 3], b [6]")
    #expect(update.description == "move @ 0.3 → 0.1, move @ 1.0 → 0.2")
  }

  @Test("Items move to the start and to the end of a section")
  mutating func ends() {
    let update = box.update {
      $0.move([2, 1], toStartOf: "b")
      $0.move([3], toEndOf: "b")
    }
    #expect(box.description == "a [4], b [2, 1, 5, 6, 3]")
    #expect(update.description == "move @ 0.1 → 1.0, move @ 0.0 → 1.1, move @ 0.2 → 1.4")
  }

  @Test("Neighbors of the target and the last items move as well")
  mutating func neighbors() {
    _ = box.update {
      $0.move([3, 1], before: 4)
      $0.move([6, 5], toEndOf: "b")
    }
    #expect(box.description == "a [2, 3, 1, 4], b [6, 5]")
  }

  @Test("Items that are already at the target do not move")
  mutating func nothingMoves() {
    let update = box.update {
      $0.move([2], before: 3)
      $0.move([2], after: 1)
      $0.move([5, 6], toEndOf: "b")
      $0.move([1], toStartOf: "a")
    }
    #expect(update == Mailbox.Update())
  }

  @Test("A move and its reversal are no move")
  mutating func thereAndBack() {
    let update = box.update {
      $0.move([2], toEndOf: "b")
      $0.move([2], after: 1)
    }
    #expect(update == Mailbox.Update())
  }

  @Test("Moves within a section are reported as the fewest moves")
  mutating func minimal() {
    let update = box.update { $0.move([2, 3, 4], before: 1) }
    #expect(box.description == "a [2, 3, 4, 1], b [5, 6]")
    #expect(update.description == "move @ 0.0 → 0.3")
  }

  @Test("An item that is listed twice moves to its last place")
  mutating func namedTwice() {
    _ = box.update { $0.move([1, 2, 1], before: 4) }
    #expect(box.description == "a [3, 2, 1, 4], b [5, 6]")
  }

  @Test("An item that is its own target stays, the others move")
  mutating func ownTarget() {
    let update = box.update {
      $0.move([1, 3, 4], before: 3)
      $0.move([6], after: 6)
    }
    #expect(box.description == "a [2, 1, 4, 3], b [5, 6]")
    #expect(update.issues == [.itemIsItsOwnTarget(3), .itemIsItsOwnTarget(6)])
  }

  @Test("Section ids select the moved item and the target")
  mutating func namedSections() {
    var box = Mailbox(("a", [1, 2]), ("b", [1, 2]), ("c", [2]))
    let update = box.update {
      $0.move([1], from: "b", before: 2, in: "c")
      $0.move([2], from: "b", after: 2, in: "a")
    }
    #expect(box.description == "a [1, 2, 2], b [], c [1, 2]")
    #expect(update.difference.description == "move @ 1.1 → 0.2, move @ 1.0 → 2.0")
    #expect(update.issues == [.duplicateItem(2, section: "a", positions: [1, 2])])
  }

  @Test("An item that leaves a section before its removal is a move")
  mutating func rescued() {
    let update = box.update {
      $0.move([3], toEndOf: "b")
      $0.removeSections(["a"])
    }
    #expect(box.description == "b [5, 6, 3]")
    #expect(update.description == "delete section @ 0, move @ 0.2 → 0.2")
  }

  @Test("An item moved into an inserted section is a move, unlike its other items")
  mutating func intoInsertedSection() {
    let update = box.update {
      $0.prependSections([.init(Folder(id: "n"), mails([7, 8]))])
      $0.move([6], after: 7)
    }
    #expect(box.description == "n [7, 6, 8], a [1, 2, 3, 4], b [5]")
    #expect(update.description == "insert section @ 0, move @ 1.1 → 0.1")
  }
}
