import CGTK
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// The marquee that a mouse draws around items.
  @MainActor
  struct MarqueeTests {
    private func makeWindow(_ count: Int = 5) async throws -> Window {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .extended
      return try await Window(
        configuration: configuration,
        Content {
          Section("rows") {
            ForEach(0..<count) { LabelCell(text: "row \($0)") }.size(.fixed(width: 200, height: 32))
          }
        })
    }

    @Test("A marquee selects the items that it touches")
    func aBandSelectsWhatItTouches() async throws {
      let window = try await makeWindow()
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 300))
      try await window.xdotool("mousedown", "1")
      try await window.movePointer(to: Point(x: 60, y: 3 * 32 + 10))
      try await wait("two rows") { window.selected == [3, 4] }
      let marquee = try #require(window.marquee)
      #expect(marquee == Rect(x: 60, y: 106, width: 40, height: 194))
      // The marquee is in front of the rows, has the theme's colors, and takes no input.
      #expect(gtk_widget_get_next_sibling(window.marqueeWidget) == nil)
      #expect(gtk_widget_pick(window.view.widget, 70, 110, GTK_PICK_DEFAULT) != window.marqueeWidget)
      let picture = try Picture(of: window.view.widget)
      #expect(picture[80, 250] != picture[200, 250])
      try await window.movePointer(to: Point(x: 60, y: 4 * 32 + 10))
      try await wait("one row") { window.selected == [4] }
      try await window.xdotool("mouseup", "1")
      try await wait("the end of the band") { window.marquee == nil }
      try await window.settle()
      #expect(window.selected == [4])
    }

    @Test("A marquee does not start on an item")
    func aBandBeginsNowhereElse() async throws {
      let window = try await makeWindow()
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 10))
      try await window.xdotool("mousedown", "1")
      try await window.movePointer(to: Point(x: 100, y: 120))
      try await window.settle()
      #expect(window.marquee == nil && window.selected.isEmpty)
      try await window.xdotool("mouseup", "1")
    }

    @Test("A marquee at an edge scrolls")
    func aBandThatIsHeldAtAnEdgeScrolls() async throws {
      let window = try await makeWindow(200)
      defer { window.close() }
      try await window.movePointer(to: Point(x: 300, y: 40))
      try await window.xdotool("mousedown", "1")
      try await window.movePointer(to: Point(x: 150, y: 200))
      try await window.movePointer(to: Point(x: 150, y: 397))
      try await wait("scrolling") { window.value > 500 }
      try await window.xdotool("mouseup", "1")
      try await wait("the end of the band") { window.marquee == nil }
      try await window.settle()
      let (offset, last) = (window.value, window.selected.last ?? 0)
      #expect(window.selected == Array(1...last) && (Double(last) * 32 - offset - 397).magnitude < 64)
      try await window.expectRest()
      #expect(window.value == offset)
    }

    @Test("A click beside the items clears the selection")
    func aPlainClickBesideItemsTakesTheSelectionBack() async throws {
      let window = try await makeWindow()
      defer { window.close() }
      try await window.takeKeyboard()
      try await window.click(on: 1)
      try await window.click(on: 3, holding: "ctrl")
      try await wait("two rows") { window.selected == [1, 3] }
      try await window.click(at: Point(x: 260, y: 40), holding: "ctrl")
      try await window.click(at: Point(x: 260, y: 40), holding: "shift")
      try await window.settle()
      #expect(window.selected == [1, 3])
      try await window.click(at: Point(x: 260, y: 40))
      try await wait("nothing") { window.selected.isEmpty }
    }

    @Test("The wheel scrolls the content under a marquee")
    func theWheelMovesTheContentUnderABand() async throws {
      let window = try await makeWindow(100)
      defer { window.close() }
      try await window.movePointer(to: Point(x: 300, y: 40))
      try await window.xdotool("mousedown", "1")
      try await window.movePointer(to: Point(x: 100, y: 90))
      try await wait("two rows") { window.selected == [1, 2] }
      try await window.xdotool("click", "5")
      try await wait("more rows") { window.selected.count > 2 && window.selected.first == 1 }
      try await window.settle()
      #expect(window.marquee?.minY == (40 - window.value).rounded(.down))
      try await window.xdotool("mouseup", "1")
      try await wait("the end of the band") { window.marquee == nil }
    }
  }
}

extension Window {
  fileprivate var selected: [Int] { engine.selection.ids.compactMap { $0.value(as: Int.self) }.sorted() }

  fileprivate var marqueeWidget: Widget? {
    view.widget.children.first { String(cString: gtk_widget_get_css_name($0)) == "rubberband" }
  }

  /// The visible frame of the marquee; `nil` if it is not visible.
  fileprivate var marquee: Rect? {
    var bounds = graphene_rect_t()
    guard let marquee = marqueeWidget, gtk_widget_get_child_visible(marquee) != 0,
      gtk_widget_compute_bounds(marquee, view.widget, &bounds) != 0
    else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
