import CGTKTesting
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The time of handlers: they never run while GTK measures, allocates or draws.
  @MainActor
  struct FrameTests {
    @Test("A menu can open other collections")
    func aMenuOpensOtherCollections() async throws {
      let program = try await MenuProgram()
      for row in 1...8 { try await program.choose(row) }
      program.close()
    }

    @Test("Rows that resizing reveals are reported in the next frame")
    func whatComesIntoViewByResizingIsToldInTheNextFrame() async throws {
      let (appeared, told) = (EventLog(), EventLog())
      let window = try await Window(
        Content {
          Section("rows") {
            ForEach(0..<100) { row in
              LabelCell(text: "row \(row)").onAppear { appeared.note(row) }
            }
          }
        })
      defer { window.close() }
      #expect(appeared.numbers.contains(12) && !appeared.numbers.contains(13))
      window.onUpdate = { told.note(0) }
      gtk_window_set_default_size(window.window.asWindow, 320, 600)
      try await wait("the rows below") { appeared.numbers.contains(18) }
      try await window.settle()
      #expect(window.frame(of: 18)?.minY == 576)
      #expect(!told.numbers.isEmpty && !told.hasBeenInLayout && !appeared.hasBeenInLayout)
    }

    @Test("An issue found during resizing is reported in the next frame")
    func anIssueThatResizingFindsIsToldInTheNextFrame() async throws {
      let window = try await Window(Content { Section("few") { LabelCell(text: "row").id("row") } })
      defer { window.close() }
      var wasInLayout: [Bool] = []
      window.view.onIssue = { _ in wasInLayout.append(gtk_testing_is_layout() != 0) }
      // The content is shown and resized before a frame begins: the duplicate rows are found while GTK
      // allocates.
      window.view.stage.show(
        Content { Section("same") { ForEach([1, 1], id: \.self) { LabelCell(text: "\($0)") } } })
      gtk_window_set_default_size(window.window.asWindow, 320, 500)
      try await wait("the issue") { !wasInLayout.isEmpty }
      #expect(wasInLayout == [false])
    }

    /// An effect that does not depend on the position.
    private struct FixedEffect: ScrollEffectAlgorithm {
      var effect: VisualEffect
      func effect(at moment: ScrollEffectContext) -> VisualEffect { effect }
    }

    @Test("A row is scaled and rotated around its center, and moved")
    func effectsAreDrawn() async throws {
      let style = gtk_testing_add_style(
        "listview.tessera > row { background: linear-gradient(to right, #ff0000 50%, #0000ff 50%); }")
      defer { gtk_testing_remove_style(style) }
      func pixels(_ effect: VisualEffect) async throws -> [UInt32] {
        let window = try await Window(
          Content { Section("one") { LabelCell(text: "").id("row") } }
            .scrollEffect(ScrollEffect(FixedEffect(effect: effect))))
        defer { window.close() }
        try await window.settle()
        let picture = try Picture(of: window.view.widget)
        return [(2, 16), (90, 16), (230, 16), (318, 16), (90, 4)].map { picture[$0.0, $0.1] }
      }
      let (red, blue, white) = (UInt32(0xFF0000), UInt32(0x0000FF), UInt32(0xFFFFFF))
      #expect(try await pixels(.none) == [red, red, blue, blue, red])
      #expect(try await pixels(VisualEffect(scale: 0.5)) == [white, red, blue, white, white])
      #expect(try await pixels(VisualEffect(rotation: .pi)) == [blue, blue, red, red, blue])
      #expect(try await pixels(VisualEffect(offset: Point(x: 80))) == [white, red, red, blue, red])
    }

    @Test("A hidden collection does not update, and is up to date once shown")
    func whatIsHiddenWaitsAndIsUpToDateWhenItIsShown() async throws {
      let window = try await Window(Content { Section("rows") { LabelCell(text: "old").id(1) } })
      defer { window.close() }
      gtk_widget_set_visible(window.scrolledWindow, 0)
      let before = window.updates
      window.view.show(Content { Section("rows") { LabelCell(text: "new").id(2) } })
      try await wait("hidden frames") {
        gtk_widget_queue_draw(window.window)
        return gdk_frame_clock_get_frame_counter(gtk_widget_get_frame_clock(window.window)) > 20
      }
      #expect(window.updates == before)
      gtk_widget_set_visible(window.scrolledWindow, 1)
      try await wait("the new row") { window.frame(of: 2) != nil && window.row(1) == nil }
    }
  }

  /// Records numbers, and whether GTK was measuring, allocating or drawing.
  @MainActor
  final class EventLog {
    private(set) var numbers: [Int] = []
    private(set) var hasBeenInLayout = false

    func note(_ number: Int) {
      numbers.append(number)
      if gtk_testing_is_layout() != 0 { hasBeenInLayout = true }
    }
  }
}
