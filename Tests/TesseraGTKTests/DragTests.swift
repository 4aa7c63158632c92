import CTesseraGTK
import TestSupport
import Testing

import TesseraGTK

extension WindowTests {
  /// Dragging items with a pointer from one collection to another.
  @MainActor
  struct DragTests {
    @Test("An item can be moved to another list")
    func anItemIsMovedToTheOtherList() async throws {
      let lists = try await TwoLists()
      defer { lists.close() }
      try await lists.press(lists.left, row: 1)
      try await lists.drag(over: lists.right, Point(x: 100, y: 32 + 6))
      try await wait("the mark") { lists.right.mark == Rect(x: 0, y: 31, width: 300, height: 2) }
      try await lists.letGo()
      try await wait("the end") { lists.left.items == ["a", "c"] }
      #expect(lists.right.items == ["x", "b", "y", "z"])
      #expect(lists.eventLog == ["drop move b right before y", "end b move"])
      try await wait("nothing to be seen any more") { lists.right.mark == nil }
      try await wait("rest") { lists.left.view.engine.nextFrameTime == nil }
      #expect(!lists.left.view.engine.isDragging)
    }

    @Test("Escape cancels a drag")
    func escapeMovesNothing() async throws {
      let lists = try await TwoLists()
      defer { lists.close() }
      try await lists.press(lists.left, row: 1)
      try await lists.drag(over: lists.right, Point(x: 100, y: 50))
      try await wait("the mark") { lists.right.mark != nil }
      try await run(xdotool: ["key", "Escape"])
      try await wait("the end") { lists.eventLog == ["end b nothing"] }
      try await lists.letGo()
      try await wait("nothing to be seen any more") { lists.right.mark == nil }
      #expect(lists.left.items == ["a", "b", "c"] && lists.right.items == ["x", "y", "z"])
    }

    @Test("The Control key makes a copy")
    func controlMakesACopy() async throws {
      let lists = try await TwoLists()
      defer { lists.close() }
      try await lists.press(lists.left, row: 0)
      try await run(xdotool: ["keydown", "ctrl"])
      try await lists.drag(over: lists.right, Point(x: 100, y: 300))
      try await wait("the mark") { lists.right.view.engine.dropProposal?.action == .copy }
      try await lists.letGo()
      try await run(xdotool: ["keyup", "ctrl"])
      try await wait("the end") { lists.eventLog.count == 2 }
      #expect(lists.left.items == ["a", "b", "c"] && lists.right.items == ["x", "y", "z", "a"])
      #expect(lists.eventLog == ["drop copy a right at the end", "end a copy"])
    }

    @Test("A drop that no list accepts changes nothing")
    func letGoWhereNobodyTakesItNothingGoes() async throws {
      let lists = try await TwoLists()
      defer { lists.close() }
      lists.right.takes = false
      lists.show()
      try await lists.press(lists.left, row: 1)
      try await lists.drag(over: lists.right, Point(x: 100, y: 50))
      try await lists.letGo()
      try await wait("the end") { lists.eventLog == ["end b nothing"] }
      #expect(lists.left.items == ["a", "b", "c"] && lists.right.items == ["x", "y", "z"])
    }

    @Test("An empty list accepts items")
    func anEmptyListTakesItems() async throws {
      let lists = try await TwoLists()
      defer { lists.close() }
      lists.right.items = []
      lists.show()
      try await lists.press(lists.left, row: 2)
      try await lists.drag(over: lists.right, Point(x: 100, y: 200))
      try await wait("the mark") { lists.right.mark == Rect(x: 0, y: 0, width: 300, height: 400) }
      try await lists.letGo()
      try await wait("the end") { lists.left.items == ["a", "b"] && lists.right.items == ["c"] }
    }

    @Test("A reordered item becomes a drag outside of its list, and back inside")
    func whatCanBeReorderedIsDraggedWhenItLeavesAndCarriedWhenItComesBack() async throws {
      let lists = try await TwoLists(isReorderable: true)
      defer { lists.close() }
      try await lists.press(lists.left, row: 0)
      try await lists.drag(over: lists.left, Point(x: 100, y: 50))
      try await wait("the reordering") { lists.left.view.engine.isReordering }
      try await lists.hover(over: lists.right, Point(x: 100, y: 50)) { lists.right.mark != nil }
      #expect(!lists.left.view.engine.isReordering && lists.left.view.engine.isDragging)
      try await lists.drag(over: lists.left, Point(x: 100, y: 90))
      try await wait("the reordering again") { lists.left.view.engine.isReordering }
      try await wait("nothing to be seen in the other list") { lists.right.mark == nil }
      try await lists.letGo()
      try await wait("the end") { lists.eventLog.count == 2 }
      #expect(lists.eventLog == ["reorder", "end  nothing"] && lists.left.items == ["b", "c", "a"])
    }

    @Test("A drag at the edge of a list scrolls it")
    func aListThatIsHeldAtItsEdgeScrolls() async throws {
      let lists = try await TwoLists()
      defer { lists.close() }
      lists.right.items = (0..<200).map { "\($0)" }
      lists.show()
      try await lists.press(lists.left, row: 0)
      try await lists.drag(over: lists.right, Point(x: 100, y: 200))
      try await lists.drag(over: lists.right, Point(x: 100, y: 395))
      try await wait("scrolling") { lists.right.view.engine.viewport.minY > 500 }
      try await lists.drag(over: lists.right, Point(x: 100, y: 200))
      try await wait("rest") { lists.right.view.engine.nextFrameTime == nil }
      try await lists.letGo()
      try await wait("the end") { lists.left.items == ["b", "c"] }
      let place = try #require(lists.right.items.firstIndex(of: "a"))
      let expected = (lists.right.view.engine.viewport.minY + 200) / 32
      #expect((Double(place) - expected).magnitude <= 1)
    }

    @Test("Items can be dragged to and from another program")
    func itemsGoToOtherProgramsAndComeFromThere() async throws {
      let program = try ProbeProgram(try BuiltProgram.path(of: "GTKProbe"))
      defer { program.end() }
      try await wait("the first frame") { program.text == "shown\n" }
      let lists = try await TwoLists()
      defer { lists.close() }
      // Below the lists, in the middle of the program's rows.
      let place = Point(x: 200, y: 560)
      try await run(xdotool: [
        "search", "--sync", "--onlyvisible", "--name", "^GTKProbe$", "windowmove", "--sync", "0", "410",
      ])
      // The other program answers asynchronously: a release before its answer to the last movement drops
      // nothing.
      for _ in 0..<5 where lists.eventLog != ["end b copy"] {
        lists.eventLog = []
        try await lists.press(lists.left, row: 1)
        try await lists.hover(at: place) { lists.isWelcome }
        try await lists.letGo()
        try await wait("the end") { !lists.eventLog.isEmpty }
      }
      #expect(lists.eventLog == ["end b copy"])
      try await wait("the drop") { program.text.contains("drop [\"item b\"] copy\n") }
      try await run(xdotool: ["mousedown", "1"])
      try await lists.drag(to: place + Point(x: 12, y: 2))
      try await lists.hover(over: lists.right, Point(x: 100, y: 38)) { lists.right.mark != nil }
      try await lists.letGo()
      try await wait("the file") { lists.eventLog.count == 2 }
      #expect(lists.eventLog[1].hasPrefix("uris [\"file:///numbers/") && lists.eventLog[1].hasSuffix(" copy"))
      try await wait("nothing to be seen any more") { lists.right.mark == nil }
    }
  }
}
