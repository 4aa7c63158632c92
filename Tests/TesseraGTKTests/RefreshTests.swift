import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Pulling at the start of the content to refresh.
  @MainActor
  struct RefreshTests {
    @MainActor
    private final class Feed {
      var askedCount = 0
      var isRefreshing = false

      var content: Content<GTK> {
        Content { Section("rows") { ForEach(0..<100) { LabelCell(text: "row \($0)") } } }
          .onRefresh(isRefreshing: isRefreshing) { [weak self] in self?.askedCount += 1 }
      }
    }

    @Test("Turning the wheel further at the start pulls to refresh")
    func aWheelThatIsTurnedOnAtTheStartPulls() async throws {
      let feed = Feed()
      let window = try await Window(feed.content)
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 200))
      #expect(window.indicator == nil)
      try await window.xdotool("click", "--repeat", "2", "--delay", "20", "4")
      try await wait("a part of the indicator") { window.indicator.map { $0.minY > -36 } ?? false }
      // The pull is too short to refresh.
      try await wait("the way back") { window.indicator == nil }
      #expect(feed.askedCount == 0 && window.value == 0)
      try await window.xdotool("click", "--repeat", "6", "--delay", "20", "4")
      try await wait("the question") { feed.askedCount == 1 }
      feed.isRefreshing = true
      window.view.show(feed.content)
      try await wait("rest") { window.indicator == Rect(x: 142, y: 12, width: 36, height: 36) }
      #expect(window.isSpinning)
      // The indicator is in front of the rows, and takes no input.
      #expect(gtk_widget_get_next_sibling(window.indicatorWidget) == nil)
      #expect(
        window.row(0).map { gtk_widget_pick(window.view.widget, 160, 20, GTK_PICK_DEFAULT).isIn($0) } == true)
      feed.isRefreshing = false
      window.view.show(feed.content)
      try await wait("the way back") { window.indicator == nil }
      #expect(!window.isSpinning)
      try await window.settle()
      try await window.expectRest()
    }

    @Test("A wheel that scrolls to the start does not refresh")
    func aWheelThatScrollsToTheStartAsksNobody() async throws {
      let feed = Feed()
      let window = try await Window(feed.content)
      defer { window.close() }
      try await window.scroll(to: 100)
      try await window.movePointer(to: Point(x: 100, y: 200))
      try await window.xdotool("click", "--repeat", "12", "--delay", "10", "4")
      try await wait("the start") { window.value == 0 }
      try await window.settle()
      #expect(feed.askedCount == 0 && window.indicator == nil)
    }

    // Touch pad events cannot be simulated here, so the test calls their handlers.
    @Test("A touch pad pulls at the start and scrolls elsewhere")
    func aTouchPadPullsAtTheStartAndScrollsElsewhere() async throws {
      let feed = Feed()
      let window = try await Window(feed.content)
      defer { window.close() }
      #expect(!window.view.pull(by: Point(y: 10)) && !window.view.pull(by: Point(x: -10, y: -2)))
      #expect(window.view.pull(by: Point(y: -60)))
      try await wait("a part of the indicator") { window.indicator != nil }
      #expect(window.view.pull(by: Point(y: -60)))
      try await wait("all of it") { window.indicator.map { $0.minY >= 12 } ?? false }
      #expect(feed.askedCount == 0)
      window.view.endPull()
      try await wait("the question") { feed.askedCount == 1 }
      try await wait("the way back") { window.indicator == nil }
      try await window.scroll(to: 100)
      #expect(!window.view.pull(by: Point(y: -60)))
    }

    @Test("With reduced motion, the indicator disappears at once")
    func withLessMotionTheIndicatorGoesAtOnce() async throws {
      let feed = Feed()
      var configuration = EngineConfiguration.desktop()
      configuration.reducesMotion = true
      let window = try await Window(configuration: configuration, feed.content)
      defer { window.close() }
      #expect(window.view.pull(by: Point(y: -60)))
      try await wait("a part of the indicator") { window.indicator != nil }
      window.view.endPull()
      try await window.nextFrame()
      #expect(window.indicator == nil && window.engine.nextFrameTime == nil)
    }
  }
}

extension Window {
  fileprivate var indicatorWidget: Widget? {
    view.widget.children.first { String(cString: gtk_widget_get_css_name($0)) == "refresh" }
  }

  /// The visible frame of the indicator; `nil` if it is not visible.
  fileprivate var indicator: Rect? {
    var bounds = graphene_rect_t()
    guard let widget = indicatorWidget, gtk_widget_get_child_visible(widget) != 0,
      gtk_widget_compute_bounds(widget, view.widget, &bounds) != 0
    else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  fileprivate var isSpinning: Bool {
    view.refreshing.spinner.map { gtk_spinner_get_spinning(OpaquePointer($0)) != 0 } ?? false
  }
}

extension Optional where Wrapped == Widget {
  /// Returns whether a widget is another one or its descendant.
  fileprivate func isIn(_ other: Widget) -> Bool {
    self == other || self.map { gtk_widget_is_ancestor($0, other) != 0 } ?? false
  }
}
