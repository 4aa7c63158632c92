import CGTKTesting
import CTesseraGTK
import TesseraLayout
import Testing

import TesseraGTK

extension WindowTests {
  /// Displays with several pixels per point.
  @MainActor
  struct ScaleTests {
    /// Three columns with gaps in a width that is not divisible by three.
    private var columns: Content<GTK> {
      Content {
        Section("grid", layout: .grid(columns: .count(3), spacing: 5)) {
          ForEach(0..<3) { LabelCell(text: "\($0)") }
        }
      }
    }

    @Test("Frames are rounded to pixels")
    func framesAreRoundedToPixels() async throws {
      let style = gtk_testing_add_style(
        "listview.tessera { background: white; } listview.tessera > row { background: #ff0000; }")
      defer { gtk_testing_remove_style(style) }
      let window = try await Window(columns)
      defer { window.close() }
      func edges() -> [Double] { window.engine.cells.map { $0.placement.frame.minX } }
      #expect(edges() == [0, 108, 217])
      gtk_testing_set_scale(2)
      defer { gtk_testing_set_scale(1) }
      try await wait("the other scale") { edges() == [0, 108.5, 216.5] }
      #expect(window.engine.cells.map { $0.placement.frame.maxX } == [103.5, 211.5, 320])
      // A widget has a whole number of points, and is clipped to its frame.
      let picture = try Picture(of: window.view.widget, scale: 2)
      let colors = [206, 207, 216, 217, 422, 423, 432, 433].map { picture[$0, 20] }
      #expect(colors == [0xFF0000, 0xFFFFFF, 0xFFFFFF, 0xFF0000, 0xFF0000, 0xFFFFFF, 0xFFFFFF, 0xFF0000])
      gtk_testing_set_scale(1)
      try await wait("the old scale") { edges() == [0, 108, 217] }
    }
  }
}
