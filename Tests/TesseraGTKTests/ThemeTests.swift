import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Themes, to the pixel.
  @MainActor
  struct ThemeTests {
    /// Stripes of some colors, each 40 points wide.
    private struct StripesCell: CanvasCell {
      var colors: [Color]
      static let sizing = Sizing.height(40)
      func draw(in canvas: inout Canvas) {
        for (index, color) in colors.enumerated() {
          canvas.fill(Rect(x: Double(index) * 40, y: 0, width: 40, height: 40), color)
        }
      }
    }

    private func window(_ colors: Color...) async throws -> Window {
      try await Window(Content { Section("s") { StripesCell(colors: colors).id("stripes") } })
    }

    /// Returns the brightness of a pixel, from 0 to 255.
    private func brightness(_ pixel: UInt32) -> UInt32 {
      ((pixel >> 16) + (pixel >> 8 & 255) + (pixel & 255)) / 3
    }

    @Test("Dark themes invert the colors")
    func darkThemesTurnTheColorsOver() async throws {
      let window = try await window(.primary, .background, .surface)
      defer { window.close() }
      func stripes() throws -> [Bool] {
        let picture = try Picture(of: window.view.widget)
        return [20, 60, 100].map { brightness(picture[$0, 20]) > 127 }
      }
      #expect(try stripes() == [false, true, true])
      gtk_testing_set_number("gtk-application-prefer-dark-theme", 1)
      defer { gtk_testing_reset("gtk-application-prefer-dark-theme") }
      try await window.settle()
      #expect(try stripes() == [true, false, false])
      // The collection is dark below the rows as well.
      #expect(brightness(try Picture(of: window.view.widget)[20, 200]) < 127)
      gtk_testing_reset("gtk-application-prefer-dark-theme")
      try await window.settle()
      #expect(try stripes() == [false, true, true])
    }

    @Test("A high-contrast theme increases the contrast")
    func highContrastIsFollowed() async throws {
      let window = try await window(.primary, .separator)
      defer { window.close() }
      func contrast() throws -> UInt32 {
        let picture = try Picture(of: window.view.widget)
        return brightness(picture[200, 20]) - brightness(picture[60, 20])
      }
      let usual = try contrast()
      gtk_testing_set_text("gtk-theme-name", "Default-hc")
      defer { gtk_testing_reset("gtk-theme-name") }
      try await window.settle()
      #expect(try contrast() > usual + 50)
      gtk_testing_reset("gtk-theme-name")
      try await window.settle()
      #expect(try contrast() == usual)
    }

    @Test("A changed color of the theme is used")
    func anotherColorOfATheme() async throws {
      let window = try await window(.selection)
      defer { window.close() }
      let before = try Picture(of: window.view.widget)[20, 20]
      let style = gtk_testing_add_style("@define-color theme_selected_bg_color #00ff00;")
      try await window.settle()
      #expect(try Picture(of: window.view.widget)[20, 20] == 0x00FF00)
      gtk_testing_remove_style(style)
      try await window.settle()
      #expect(try Picture(of: window.view.widget)[20, 20] == before)
    }

    @Test("Rows can be styled by their classes and states")
    func classesAndStatesOfRowsAreStyled() async throws {
      let style = gtk_testing_add_style(
        """
        listview.tessera > row { background: #ffffff; transition: none; }
        listview.tessera > row.pinned { background: #ff0000; }
        listview.tessera > row.canvas { background: #00ff00; }
        listview.tessera > row:selected { background: #0000ff; }
        """)
      defer { gtk_testing_remove_style(style) }
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .multiple
      let window = try await Window(
        configuration: configuration,
        Content {
          Section("s") {
            LabelCell(text: "").id("native")
            StripesCell(colors: []).id("canvas")
            ForEach(0..<100) { LabelCell(text: "row \($0)") }
          }
          .header(pinned: true) { LabelCell(text: "") }
        })
      defer { window.close() }
      func pixels() throws -> [UInt32] {
        let picture = try Picture(of: window.view.widget)
        return [16, 48, 84].map { picture[300, $0] }
      }
      let usual = try pixels()
      #expect(usual == [0xFF0000, 0xFFFFFF, 0x00FF00])
      window.engine.focus(on: "native")
      try await window.settle()
      _ = window.engine.press(.character(" "))
      try await window.settle()
      // Styles follow states when a frame is drawn.
      try await window.nextFrame()
      let selected = try pixels()
      #expect(selected == [0xFF0000, 0x0000FF, 0x00FF00])
    }

    @Test("Rows that take clicks show the pointer and a press")
    func whatTakesClicksShowsThePointerAndAPress() async throws {
      // The theme's shadow of a pressed row is hard to see.
      let style = gtk_testing_add_style("listview.tessera > row.activatable:active { background: #0000ff; }")
      defer { gtk_testing_remove_style(style) }
      let window = try await Window(
        Content {
          Section("s") {
            LabelCell(text: "").id("native").onTap {}
            LabelCell(text: "").id("plain")
            StripesCell(colors: []).id("drawn").onTap {}
          }
        })
      defer { window.close() }
      /// Pixels of the rows near their tops and in their centers; black if GTK is about to allocate, and
      /// draws nothing.
      func pixels() -> [UInt32] {
        let picture = try? Picture(of: window.view.widget)
        return [0, 16, 48, 64, 84].map { picture?[300, $0] ?? 0 }
      }
      try await window.movePointer(to: Point(x: 200, y: 300))
      try await wait("no pointer") { pixels() == [UInt32](repeating: 0xFFFFFF, count: 5) }
      try await window.movePointer(to: Point(x: 200, y: 16))
      try await wait("the pointer") { pixels()[1] != 0xFFFFFF }
      let hovered = pixels()[1]
      #expect(pixels() == [hovered, hovered, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
      try await window.movePointer(to: Point(x: 200, y: 48))
      try await wait("the next row") { pixels()[1] == 0xFFFFFF }
      #expect(pixels()[2] == 0xFFFFFF)
      try await window.movePointer(to: Point(x: 200, y: 84))
      try await wait("a row that is drawn") { pixels()[4] == hovered }
      try await window.movePointer(to: Point(x: 200, y: 16))
      try await window.xdotool("mousedown", "1")
      try await wait("the press") { pixels()[1] == 0x0000FF }
      try await window.xdotool("mouseup", "1")
      try await wait("the end of the press") { pixels()[1] == hovered }
      // Selectable items take clicks.
      window.engine.selectionMode = .multiple
      window.view.setNeedsUpdate()
      try await window.movePointer(to: Point(x: 200, y: 48))
      try await wait("what can be selected") { pixels()[2] == hovered }
    }
  }
}
