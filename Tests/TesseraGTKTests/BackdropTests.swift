import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Windows without the keyboard focus.
  @MainActor
  struct BackdropTests {
    /// Shows the color of the selection.
    private struct SelectionCell: CanvasCell {
      static let sizing = Sizing.height(40)
      func draw(in canvas: inout Canvas) { canvas.fill(canvas.bounds, .selection) }
    }

    @Test("Portable cells have the theme's background colors in an inactive window")
    func portableCellsTakeTheThemesColorsForTheBackground() async throws {
      let style = gtk_testing_add_style(
        """
        @define-color theme_selected_bg_color #aa0000;
        @define-color theme_unfocused_selected_bg_color #0000ff;
        """)
      defer { gtk_testing_remove_style(style) }
      let window = try await Window(Content { Section("s") { SelectionCell() } })
      defer { window.close() }
      #expect(try Picture(of: window.view.widget)[20, 20] == 0xAA0000)
      // Without a window manager, windows are not notified that they are inactive.
      gtk_widget_set_state_flags(window.window, GTK_STATE_FLAG_BACKDROP, 0)
      try await window.settle()
      #expect(try Picture(of: window.view.widget)[20, 20] == 0x0000FF)
      gtk_widget_unset_state_flags(window.window, GTK_STATE_FLAG_BACKDROP)
      try await window.settle()
      #expect(try Picture(of: window.view.widget)[20, 20] == 0xAA0000)
    }
  }
}
