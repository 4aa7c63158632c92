import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Widgets that change their size by themselves.
  @MainActor
  struct RemeasuringTests {
    /// A label whose text the test sets.
    private struct LooseCell: Cell {
      var number: Int
      static let sizing = Sizing.estimatedHeight(40)

      final class View: WidgetView {
        init() { super.init(gtk_label_new("one line")) }
        func set(_ text: String) { gtk_label_set_text(OpaquePointer(widget), text) }
      }

      func makeView() -> View { View() }
      func update(_ view: View, state: CellState) {}
    }

    private func view(_ id: ItemID, _ window: Window) throws -> LooseCell.View {
      let cell = window.engine.cells.first { $0.key.element == .item(id, occurrence: 0) }
      return try #require(cell.flatMap { window.view.stage.view(for: $0.id) } as? LooseCell.View)
    }

    private func height(_ id: ItemID, _ window: Window) throws -> Double {
      try #require(window.frame(of: id)).height
    }

    @Test("A row follows the size that its widget requests")
    func aRowTakesTheSizeThatItsWidgetWants() async throws {
      let window = try await Window(
        Content { Section("s") { ForEach(0..<100) { LooseCell(number: $0) } } })
      defer { window.close() }
      let before = try height(1, window)
      try view(1, window).set("one\ntwo\nthree\nfour")
      try await wait("more room") { (window.frame(of: 1)?.height ?? 0) > 2 * before }
      try await window.settle()
      let top = try #require(window.frame(of: 2)).minY
      #expect(top == before + (try height(1, window)), "what follows makes room")
      try view(1, window).set("one line")
      try await wait("less room") { window.frame(of: 1)?.height == before }
      try await window.settle()
      try await window.expectRest()
    }

    @Test("A new font changes the size of rows")
    func anotherFontIsAnotherSize() async throws {
      let window = try await Window(
        Content { Section("s") { ForEach(0..<100) { LooseCell(number: $0) } } })
      defer { window.close() }
      let before = try height(1, window)
      let style = gtk_testing_add_style("label { font-size: 40px; }")
      try await wait("more room") { (window.frame(of: 1)?.height ?? 0) > 1.5 * before }
      try await window.settle()
      gtk_testing_remove_style(style)
      try await wait("less room") { window.frame(of: 1)?.height == before }
      try await window.settle()
      try await window.expectRest()
    }

    /// A portable cell whose height is the width of its text.
    private struct TextCell: CanvasCell {
      static let sizing = Sizing.estimatedHeight(40)
      func measure(offered: Size, text: any TextMeasuring) -> Size {
        Size(width: offered.width, height: text.size(of: "wide", style: TextStyle(), width: nil).width)
      }
      func draw(in canvas: inout Canvas) { canvas.text("wide", in: canvas.bounds) }
    }

    @Test("Portable cells follow the font of the desktop")
    func portableCellsFollowTheFontOfTheDesktop() async throws {
      let window = try await Window(Content { Section("s") { TextCell().id("text") } })
      defer { window.close() }
      let before = try height("text", window)
      let picture = try Picture(of: window.view.widget)
      gtk_testing_set_font("Sans Bold 11")
      defer { gtk_testing_set_font(nil) }
      try await wait("more room") { (window.frame(of: "text")?.height ?? 0) > before }
      try await window.settle()
      let bold = try Picture(of: window.view.widget)
      #expect(bold.ink > picture.ink)
      gtk_testing_set_font(nil)
      try await wait("less room") { window.frame(of: "text")?.height == before }
      try await window.settle()
      #expect(try Picture(of: window.view.widget).ink == picture.ink)
    }
  }
}

extension Picture {
  /// The number of pixels that are not white.
  fileprivate var ink: Int {
    (0..<height).reduce(0) { count, y in count + (0..<width).count { self[$0, y] != 0xFFFFFF } }
  }
}
