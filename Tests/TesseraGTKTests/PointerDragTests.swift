import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Dragging with a pointer: reordering items within their list, and swiping them.
  @MainActor
  struct PointerDragTests {
    /// An app with a list.
    @MainActor
    private final class List {
      var rows: [Int]
      private(set) var eventLog: [String] = []
      var onChange: (Content<GTK>) -> Void = { _ in }

      init(_ count: Int) { rows = Array(0..<count) }

      var content: Content<GTK> {
        Content {
          Section("rows") {
            ForEach(rows, id: \.self) { [weak self] row in
              LabelCell(text: "row \(row)").reorderable()
                .onTap { self?.eventLog.append("tap \(row)") }
                .swipeActions(
                  leading: [ContextAction("Flag") { self?.eventLog.append("flag \(row)") }],
                  trailing: [
                    ContextAction("Delete", isDestructive: true) { self?.eventLog.append("delete \(row)") }
                  ])
            }
          }
        }
        .onReorder { [weak self] move in
          guard let self else { return }
          eventLog.append("\(move)")
          rows.apply(move, id: { $0 })
          onChange(content)
        }
      }
    }

    private func shown(_ list: List) async throws -> Window {
      let window = try await Window(list.content)
      list.onChange = { [weak window] in window?.view.show($0) }
      return window
    }

    @Test("An item can be dragged to another position")
    func anItemIsCarriedToAnotherPlace() async throws {
      let list = List(8)
      let window = try await shown(list)
      defer { window.close() }
      try await window.drag(from: Point(x: 100, y: 48), to: Point(x: 104, y: 60), Point(x: 110, y: 150))
      try await wait("the pointer") { window.frame(of: 1)?.origin == Point(x: 10, y: 134) }
      // It is in front of the others, which have made room.
      #expect(window.shownRows.last == window.row(1))
      try await wait("the others") { window.frame(of: 4)?.minY == 96 && window.frame(of: 5)?.minY == 160 }
      try await window.xdotool("mouseup", "1")
      try await wait("the move") { list.eventLog == ["rows/1 to rows before 5"] }
      try await window.settle()
      #expect(list.rows == [0, 2, 3, 4, 1, 5, 6, 7] && window.frame(of: 1)?.origin == Point(x: 0, y: 128))
    }

    @Test("Escape cancels reordering")
    func escapeTakesItBack() async throws {
      let list = List(8)
      let window = try await shown(list)
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.drag(from: Point(x: 100, y: 48), to: Point(x: 104, y: 60), Point(x: 110, y: 150))
      try await wait("the carrying") { window.engine.isReordering }
      try await window.press("Escape")
      try await wait("the way back") { !window.engine.isReordering }
      try await window.settle()
      #expect(window.frame(of: 1)?.origin == Point(x: 0, y: 32))
      try await window.xdotool("mouseup", "1")
      try await window.settle()
      #expect(list.eventLog.isEmpty)
    }

    @Test("Reordering at an edge scrolls")
    func heldAtAnEdgeItScrolls() async throws {
      let list = List(200)
      let window = try await shown(list)
      defer { window.close() }
      try await window.drag(from: Point(x: 100, y: 48), to: Point(x: 100, y: 100), Point(x: 100, y: 396))
      try await wait("scrolling") { window.value > 500 }
      try await window.movePointer(to: Point(x: 100, y: 200))
      try await window.settle()
      try await window.xdotool("mouseup", "1")
      try await wait("the move") { list.eventLog.count == 1 }
      try await window.settle()
      let place = try #require(list.rows.firstIndex(of: 1))
      #expect((Double(place) * 32 - window.value - 184).magnitude <= 32)
    }

    @Test("A swipe shows its actions, and a click runs one")
    func aSwipeShowsTheActionsAndAClickDoesOne() async throws {
      let list = List(8)
      let window = try await shown(list)
      defer { window.close() }
      try await window.drag(from: Point(x: 200, y: 48), to: Point(x: 180, y: 49), Point(x: 150, y: 52))
      try await wait("the pointer") { window.frame(of: 1)?.minX == -50 }
      try await window.xdotool("mouseup", "1")
      try await window.settle()
      let open = try #require(window.engine.openSwipe)
      #expect(open.side == .trailing && window.frame(of: 1)?.minX == open.offset.x && open.offset.x < 0)
      let button = try #require(open.buttons.first)
      #expect(button.title == "Delete" && button.frame.maxX == 320)
      try await window.click(at: Point(x: button.frame.minX + button.frame.width / 2, y: 48))
      try await wait("the action") { list.eventLog == ["delete 1"] }
      try await window.settle()
      #expect(window.frame(of: 1)?.minX == 0 && window.engine.openSwipe == nil)
    }

    @Test("A full swipe to the other side runs its action and taps nothing")
    func aSwipeToTheOtherSideDoesItsActionAndNothingIsTapped() async throws {
      let list = List(8)
      let window = try await shown(list)
      defer { window.close() }
      try await window.drag(from: Point(x: 20, y: 48), to: Point(x: 60, y: 48), Point(x: 300, y: 50))
      try await wait("the pointer") { (window.frame(of: 1)?.minX ?? 0) > 200 }
      try await window.xdotool("mouseup", "1")
      try await wait("the action") { list.eventLog == ["flag 1"] }
      try await window.settle()
      #expect(window.frame(of: 1)?.minX == 0 && list.eventLog == ["flag 1"])
    }

    @Test("A click beside an open swipe closes it")
    func aClickBesideWhatIsOpenClosesIt() async throws {
      let list = List(8)
      let window = try await shown(list)
      defer { window.close() }
      try await window.drag(from: Point(x: 200, y: 48), to: Point(x: 180, y: 49), Point(x: 150, y: 52))
      try await window.xdotool("mouseup", "1")
      try await wait("what is open") { window.engine.openSwipe?.isHeld == false }
      try await window.click(on: 5)
      try await wait("the end") { window.engine.openSwipe == nil }
      try await window.settle()
      #expect(list.eventLog.isEmpty && window.frame(of: 1)?.minX == 0)
    }
  }
}

extension Window {
  /// Presses the button at a point and moves to other points.
  fileprivate func drag(from start: Point, to points: Point...) async throws {
    try await movePointer(to: start)
    try await xdotool("mousedown", "1")
    for point in points { try await movePointer(to: point) }
  }
}
