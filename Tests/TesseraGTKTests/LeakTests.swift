import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Closed collections leave no objects.
  @MainActor
  struct LeakTests {
    /// A cell whose views and widgets are counted.
    struct CountedCell: Cell {
      var text: String
      var tracker: ReleaseTracker
      static let sizing = Sizing.height(32)

      final class View: WidgetView {
        private let token: ReleaseTracker.Token

        init(_ tracker: ReleaseTracker) {
          token = tracker.makeToken("view")
          super.init(gtk_label_new(nil))
          tracker.await(widget)
          tracker.await(cell)
        }
      }

      static func == (left: CountedCell, right: CountedCell) -> Bool { left.text == right.text }
      func makeView() -> View { View(tracker) }
      func update(_ view: View, state: CellState) { gtk_label_set_text(OpaquePointer(view.widget), text) }
    }

    /// Content with all kinds of handlers, each of which retains an object.
    private func content(
      _ count: Int, _ tracker: ReleaseTracker, layout: Layout = .list()
    ) -> Content<GTK> {
      let token = tracker.makeToken("handlers")
      let keep: () -> Void = { _ = token }
      return Content {
        Section("rows", layout: layout) {
          ForEach(0..<count) { row -> AnyCell<GTK> in
            if row.isMultiple(of: 3) {
              LineCell(text: "row \(row)").onTap(keep).tooltip("about \(row)")
            } else {
              CountedCell(text: "row \(row)", tracker: tracker)
                .onTap(keep).onAppear(keep).onDisappear(keep).contextAction("Open", keep)
                .draggable {
                  keep()
                  return DragOffer(text: "row \(row)")
                }
            }
          }
        }
        .header(pinned: true) { CountedCell(text: "header", tracker: tracker) }
        .onDropText { _ in keep() }
      }
      .transitions(.all(.fade, animation: .standard)).onRefresh(keep)
    }

    @Test("Closed windows leave no objects")
    func nothingIsLeftOfCollectionsThatCameAndWent() async throws {
      let tracker = ReleaseTracker()
      weak var lastEngine: Engine?
      weak var lastStage: Stage<GTK>?
      for round in 0..<14 {
        let window = try await Window(content(200, tracker))
        for object in [window.window, window.scrolledWindow, window.view.widget] { tracker.await(object) }
        tracker.await(window.adjustment())
        window.view.onIssue = { [token = tracker.makeToken("onIssue")] _ in _ = token }
        window.view.onKey = { [token = tracker.makeToken("onKey")] _, _ in
          _ = token
          return false
        }
        try await window.scroll(to: Double(round) * 500)
        try await useAll(of: window, round, tracker)
        for row in window.allRows { tracker.await(row) }
        (lastEngine, lastStage) = (window.engine, window.view.stage)
        window.close()
      }
      #expect(tracker.awaited > 500)
      try await wait("the end of all") { tracker.isComplete && lastEngine == nil && lastStage == nil }
    }

    /// Uses a window in one of several ways before it closes: with an open menu, fading rows, the focus,
    /// other roles, a finished drag or a pull.
    private func useAll(of window: Window, _ round: Int, _ tracker: ReleaseTracker) async throws {
      switch round % 7 {
      case 0:
        try await window.movePointer(to: Point(x: 100, y: 300))
        try await window.click(3, at: Point(x: 100, y: 100 + Double(round)))
        try await window.nextFrame()
        if let popover = window.view.menu.popover { tracker.await(popover) }
      case 1:
        window.view.show(content(20, tracker))
        try await window.nextFrame()
      case 2:
        try await window.takeKeyboard()
        try await window.press("Down", "Down")
        try await wait("the focus") { window.engine.focusedKey != nil }
      case 3:
        window.view.show(content(20, tracker, layout: .grid(columns: .count(2))))
        try await window.nextFrame()
        #expect(window.view.accessibleKind == .grid)
        gtk_widget_activate_action_variant(window.shownRows[0], "cell.activate", nil)
      case 4:
        try await window.scroll(to: 0)
        try await window.movePointer(to: Point(x: 100, y: 80))
        try await window.xdotool("mousedown", "1")
        for y in stride(from: 90.0, to: 200, by: 10) {
          try await window.movePointer(to: Point(x: 110, y: y))
        }
        try await wait("a drag") { window.engine.isDragging }
        try await window.xdotool("mouseup", "1")
        try await wait("the drop") { !window.engine.isDragging }
      case 5:
        try await window.scroll(to: 0)
        try await window.movePointer(to: Point(x: 100, y: 80))
        for _ in 0..<8 { try await window.xdotool("click", "4") }
        try await window.nextFrame()
      default: try await window.view.stage.apply(on: window)
      }
    }

    @Test("A program releases the collections that it replaces")
    func aProgramLetsGoOfCollectionsThatItReplaces() async throws {
      let tracker = ReleaseTracker()
      weak var gone: MenuProgram?
      weak var engine: Engine?
      try await { () async throws in
        let program = try await MenuProgram()
        for row in 1...5 {
          engine = program.app.collection.engine
          tracker.await(program.app.collection.widget)
          try await program.choose(row)
          try await wait("the end of what was replaced") { engine == nil && tracker.isComplete }
        }
        tracker.await(program.app.window)
        tracker.await(program.app.collection.widget)
        tracker.await(program.menu.widget)
        gone = program
        program.close()
      }()
      try await wait("the end of the program") { gone == nil && tracker.isComplete }
    }
  }
}

extension Stage<GTK> {
  /// Shows content that was declared in the background.
  @MainActor
  fileprivate func apply(on window: Window) async throws {
    #expect(await apply { Content { Section("few") { ForEach(0..<3) { LineCell(text: "\($0)") } } } })
    window.view.setNeedsUpdate()
    try await wait("the content") { window.frame(of: 2) != nil && window.row(5) == nil }
  }
}
