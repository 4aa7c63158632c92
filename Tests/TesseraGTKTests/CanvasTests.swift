import CGTKTesting
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Portable cells, to the pixel.
  @MainActor
  struct CanvasTests {
    /// Draws the given commands.
    struct PictureCell: CanvasCell {
      var commands: [Drawing.Command]
      static let sizing = Sizing.height(64)
      func draw(in canvas: inout Canvas) {
        for command in commands {
          switch command {
          case .fill(let rect, let color, let radius): canvas.fill(rect, color, cornerRadius: radius)
          case .stroke(let rect, let color, let width, let radius):
            canvas.stroke(rect, color, width: width, cornerRadius: radius)
          case .text(let text, let rect, let style): canvas.text(text, in: rect, style)
          case .image(let image, let rect): canvas.image(image, in: rect)
          case .styledText(let text, let rect): canvas.text(text, in: rect)
          case .control(let control, let rect): canvas.control(control, in: rect)
          case .nativeView(let view, let rect): canvas.nativeView(view, in: rect)
          case .spinner(let color, let rect): canvas.spinner(color, in: rect)
          case .beginGroup(let opacity): canvas.beginGroup(opacity: opacity)
          case .endGroup: canvas.endGroup()
          }
        }
      }
    }

    private func picture(of commands: [Drawing.Command]) async throws -> Picture {
      let window = try await Window(
        Content { Section("cells") { PictureCell(commands: commands).id("cell") } })
      defer { window.close() }
      return try Picture(of: window.view.widget)
    }

    private let red = Color.rgb(red: 255, green: 0, blue: 0)
    private let blue = Color.rgb(red: 0, green: 0, blue: 255)

    @Test("A fill covers exactly its pixels")
    func fillsCoverTheirPixels() async throws {
      let picture = try await picture(of: [
        .fill(Rect(x: 10, y: 5, width: 20, height: 10), red, cornerRadius: 0)
      ])
      #expect(picture[10, 5] == 0xFF0000 && picture[29, 14] == 0xFF0000)
      #expect(picture[9, 5] == 0xFFFFFF && picture[30, 14] == 0xFFFFFF && picture[10, 4] == 0xFFFFFF)
      #expect(picture[10, 15] == 0xFFFFFF)
    }

    @Test(
      "A group is one picture with an opacity, and opacities of groups inside of each other are multiplied")
    func groups() async throws {
      let left = Rect(x: 10, y: 5, width: 20, height: 10)
      let picture = try await picture(of: [
        .beginGroup(opacity: 0.6), .fill(left, red, cornerRadius: 0),
        // Covers the red one, which does not shine through.
        .fill(Rect(x: 20, y: 5, width: 10, height: 10), blue, cornerRadius: 0),
        .beginGroup(opacity: 0.5), .fill(Rect(x: 40, y: 5, width: 10, height: 10), red, cornerRadius: 0),
        .endGroup, .endGroup,
        .fill(Rect(x: 60, y: 5, width: 10, height: 10), red, cornerRadius: 0),
        .beginGroup(opacity: 0), .fill(Rect(x: 80, y: 5, width: 10, height: 10), red, cornerRadius: 0),
      ])
      #expect(picture[12, 8].isNear(0xFF6666) && picture[22, 8].isNear(0x6666FF))
      #expect(picture[42, 8].isNear(0xFFB3B3) && picture[62, 8] == 0xFF0000 && picture[82, 8] == 0xFFFFFF)
    }

    @Test("The widgets of controls have the opacity of the groups around them")
    func groupsAroundControls() async throws {
      func content(_ opacity: Double) -> Content<GTK> {
        Content {
          Section("rows") {
            HStack {
              Button("a") {}
              HStack { Button("b") {}.opacity(0.5) }.opacity(opacity)
            }
            .id("row")
          }
        }
      }
      let window = try await Window(content(0.5))
      defer { window.close() }
      #expect(
        window.controls("row").map { gtk_widget_get_opacity($0) }.map { ($0 * 100).rounded() } == [100, 25])
      window.view.show(content(1))
      try await window.settle()
      #expect(
        window.controls("row").map { gtk_widget_get_opacity($0) }.map { ($0 * 100).rounded() } == [100, 50])
    }

    @Test("Corners are round")
    func cornersAreRound() async throws {
      let picture = try await picture(of: [
        .fill(Rect(x: 10, y: 5, width: 40, height: 40), red, cornerRadius: 12)
      ])
      #expect(picture[10, 5] == 0xFFFFFF)
      #expect(picture[30, 5] == 0xFF0000 && picture[10, 25] == 0xFF0000)
    }

    @Test("A stroke is inside its rectangle")
    func outlinesAreInside() async throws {
      let rect = Rect(x: 10, y: 5, width: 20, height: 20)
      let picture = try await picture(of: [.stroke(rect, blue, width: 2, cornerRadius: 0)])
      #expect(picture[10, 5] == 0x0000FF && picture[11, 6] == 0x0000FF && picture[29, 24] == 0x0000FF)
      #expect(picture[12, 7] == 0xFFFFFF && picture[9, 5] == 0xFFFFFF)
    }

    @Test("A cell clips its drawing")
    func whatLiesOutsideOfTheCellIsCutOff() async throws {
      let picture = try await picture(of: [
        .fill(Rect(x: 0, y: 0, width: 20, height: 100), red, cornerRadius: 0)
      ])
      #expect(picture[5, 63] == 0xFF0000)
      #expect(picture[5, 64] == 0xFFFFFF)
    }

    @Test("Images are stretched")
    func picturesAreStretched() async throws {
      let image = Image(width: 2, height: 1, pixels: [0xFF0000, 0x0000FF])
      let picture = try await picture(of: [.image(image, Rect(x: 0, y: 0, width: 40, height: 20))])
      #expect(picture[3, 10] == 0xFF0000 && picture[36, 10] == 0x0000FF)
    }

    @Test(
      "Alignment does not depend on the direction of the text",
      arguments: ["abc", "\u{5D0}\u{5D1}\u{5D2}"])
    func textStandsAtItsEdge(text: String) async throws {
      for (alignment, columns) in [
        (TextStyle.Alignment.leading, 0..<60), (.center, 100..<200), (.trailing, 240..<300),
      ] {
        let picture = try await picture(of: [
          .text(text, Rect(x: 0, y: 0, width: 300, height: 16), TextStyle(alignment: alignment))
        ])
        let inked = (0..<320).filter { x in (0..<16).contains { picture[x, $0] < 0x808080 } }
        #expect(!inked.isEmpty && inked.allSatisfy { columns.contains($0) })
      }
    }

    /// A paragraph with the height of its text.
    private struct ParagraphCell: CanvasCell {
      static let sizing = Sizing.estimatedHeight(40)
      func measure(offered: Size, text: any TextMeasuring) -> Size {
        text.size(of: "some words", style: TextStyle(), width: offered.width)
      }
      func draw(in canvas: inout Canvas) {
        canvas.text("some words", in: canvas.bounds, TextStyle(color: .rgb(red: 0, green: 0, blue: 0)))
      }
    }

    @Test("Text grows with a large font if there is room")
    func textGrowsWithALargeFontWhereThereIsRoom() async throws {
      let window = try await Window(
        Content {
          Section("cells") {
            ParagraphCell().id("free")
            PictureCell(commands: [
              .text("some words", Rect(x: 0, y: 0, width: 300, height: 16), TextStyle(color: .primary))
            ]).id("tight")
          }
        })
      defer { window.close() }
      func frames() throws -> [Rect] { try ["free", "tight"].map { try #require(window.frame(of: $0)) } }
      func ink() throws -> [Int] {
        let picture = try Picture(of: window.view.widget)
        return try frames().map { frame in
          let rows = Int(frame.minY)..<Int(frame.minY + min(frame.height, 40))
          return (0..<picture.width).last { x in rows.contains { picture[x, $0] < 0x808080 } } ?? 0
        }
      }
      let (usual, narrow) = (try frames(), try ink())
      #expect(usual[0].height == 16)
      defer { gtk_testing_reset("gtk-xft-dpi") }
      defer { gtk_testing_reset("gtk-font-name") }
      for (font, dots) in [("Sans 22", 96), ("Sans 11", 192)] {
        gtk_testing_set_text("gtk-font-name", font)
        gtk_testing_set_number("gtk-xft-dpi", Int32(dots) * 1024)
        try await wait("more room") { window.frame(of: "free")?.height == 32 }
        try await window.settle()
        let wide = try ink()
        #expect((Double(narrow[0]) * 1.8...Double(narrow[0]) * 2.2).contains(Double(wide[0])))
        // A line stays the same if there is no room for larger text.
        #expect(wide[1] == narrow[1])
      }
      gtk_testing_reset("gtk-xft-dpi")
      gtk_testing_reset("gtk-font-name")
      try await wait("less room") { window.frame(of: "free")?.height == 16 }
      try await window.settle()
      #expect(try frames() == usual && ink() == narrow)
    }

    @Test("Text is inside its rectangle")
    func textStandsInItsRectangle() async throws {
      let black = TextStyle(color: .rgb(red: 0, green: 0, blue: 0))
      let picture = try await picture(of: [.text("HHHH", Rect(x: 20, y: 16, width: 100, height: 16), black)])
      let box = try #require(picture.inkBox)
      #expect(box.minX >= 20 && box.minX <= 23)
      #expect(box.minY >= 16 && box.maxY <= 32)
      #expect(box.height >= 8, "letters fill most of a line")
    }

    @Test("Trailing text ends at the right edge")
    func trailingTextEndsAtTheRight() async throws {
      var style = TextStyle(color: .rgb(red: 0, green: 0, blue: 0))
      style.alignment = .trailing
      let picture = try await picture(of: [.text("HH", Rect(x: 20, y: 0, width: 100, height: 16), style)])
      let box = try #require(picture.inkBox)
      #expect(box.maxX <= 120 && box.maxX >= 117)
    }

    @Test("Long text ends with an ellipsis in its rectangle")
    func longTextEndsWithAnEllipsisInItsRectangle() async throws {
      let black = TextStyle(color: .rgb(red: 0, green: 0, blue: 0))
      let text = String(repeating: "H", count: 50)
      let picture = try await picture(of: [.text(text, Rect(x: 20, y: 0, width: 100, height: 16), black)])
      let box = try #require(picture.inkBox)
      #expect(box.maxX <= 120 && box.maxX > 100)
      #expect(box.maxY <= 16)
    }

    @Test("Text is drawn in its measured size")
    func whatIsMeasuredIsWhatIsDrawn() async throws {
      let text = "Portable cells are measured with the font in which they are drawn."
      let size = GTK.text.size(of: text, style: .paragraph, width: 200)
      #expect(size.width <= 200 && size.width > 120)
      #expect(size.height >= 48 && size.height.truncatingRemainder(dividingBy: 16) == 0)
      let black = TextStyle(color: .rgb(red: 0, green: 0, blue: 0), lineLimit: nil)
      let picture = try await picture(of: [
        .text(text, Rect(x: 0, y: 0, width: 200, height: size.height), black)
      ])
      let box = try #require(picture.inkBox)
      #expect(box.maxX <= size.width && box.maxX >= size.width - 3)
      #expect(box.maxY <= size.height && box.maxY > size.height - 16)
    }

    @Test("All characters of monospaced text are equally wide")
    func monospaced() {
      func width(_ text: String, _ style: TextStyle) -> Double {
        GTK.text.size(of: text, style: style, width: nil).width
      }
      let style = TextStyle(isMonospaced: true)
      #expect(width("iiiiiiii", style) == width("MMMMMMMM", style))
      #expect(width("iiiiiiii", .body) < width("MMMMMMMM", .body))
    }

    @Test("The selection has the colors of the theme")
    func theSelectionHasTheColorsOfTheTheme() async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .single
      let window = try await Window(
        configuration: configuration,
        Content { Section("rows") { ForEach(0..<3) { LineCell(text: "row \($0)") } } })
      defer { window.close() }
      var color = GdkRGBA()
      #expect(tessera_theme_color(window.view.widget, "theme_selected_bg_color", &color) != 0)
      // The default theme's text has a contrast of less than 4.5 on this color, so a darker one is shown.
      let parts = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
      window.engine.focus(on: 1)
      window.engine.press(.character(" "))
      window.engine.focus(on: 2)
      try await window.settle()
      _ = window.engine.press(.character(" "))
      try await window.settle()
      window.engine.focus(on: 0)
      try await window.settle()
      let picture = try Picture(of: window.view.widget)
      let pixel = picture[300, 2 * 24 + 12]
      for (part, shift) in zip(parts, [16, 8, 0] as [UInt32]) {
        #expect(part * 3 / 4...part ~= pixel >> shift & 255)
      }
      #expect(picture[300, 1 * 24 + 12] == 0xFFFFFF)
    }
  }
}

extension Picture {
  /// The bounds of all pixels that are not white.
  fileprivate var inkBox: Rect? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where self[x, y] != 0xFFFFFF {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    guard right >= left else { return nil }
    return Rect(
      x: Double(left), y: Double(top), width: Double(right + 1 - left), height: Double(bottom + 1 - top))
  }
}

extension UInt32 {
  /// Returns whether each component differs from that of another color by at most two.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { abs(Int(self >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 2 }
  }
}
