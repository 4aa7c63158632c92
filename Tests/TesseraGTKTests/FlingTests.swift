import CGTK
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Scrolling by GTK itself, which changes an adjustment in tick callbacks.
  @MainActor
  struct FlingTests {
    @Test("Every frame of a fling shows its scroll position")
    func everyFrameShowsWhatItHasScrolled() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<1_000) { LabelCell(text: "row \($0)") } } })
      defer { window.close() }
      let fling = Fling(window)
      let ticks = gtk_widget_add_tick_callback(
        window.scrolledWindow,
        { _, _, fling in
          guard let fling else { return 0 }
          nonisolated(unsafe) let context = fling
          MainActor.assumeIsolated { Unmanaged<Fling>.fromOpaque(context).takeUnretainedValue().tick() }
          return 1
        }, Unmanaged.passUnretained(fling).toOpaque(), nil)
      try await wait("the fling") { fling.shown.count > 30 }
      gtk_widget_remove_tick_callback(window.scrolledWindow, ticks)
      #expect(fling.shown == fling.scrolled)
    }
  }
}

/// Scrolls a little in each frame, and records the position that the previous frame has shown.
@MainActor
private final class Fling {
  private let window: Window
  private(set) var scrolled: [Double] = []
  private(set) var shown: [Double] = []

  init(_ window: Window) { self.window = window }

  func tick() {
    scrolled.append(window.value)
    shown.append(window.engine.viewport.minY)
    gtk_adjustment_set_value(window.adjustment(), window.value + 5)
  }
}
