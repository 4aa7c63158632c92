import CGTKTesting
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The tints of controls, to the pixel.
  @MainActor
  struct TintTests {
    private static let yellow = Color.rgb(red: 250, green: 200, blue: 0)
    private static let blue = Color.rgb(red: 0, green: 0, blue: 160)

    private func content(_ tint: Color) -> Content<GTK> {
      Content {
        Section("rows") {
          Button("████", role: .prominent) {}.tint(tint).id("button")
          HStack { Toggle("on", isOn: true) { _ in } }.tint(tint).id("toggle")
        }
      }
    }

    // Transitions of a theme would show colors in between.
    private func window(_ tint: Color) async throws -> Window { try await Window(content(tint)) }

    /// Returns the style classes of a widget that stand for tints.
    private func tintClasses(of widget: Widget) -> [String] {
      let classes = gtk_widget_get_css_classes(widget)
      defer { g_strfreev(classes) }
      var (found, index): ([String], Int) = ([], 0)
      while let name = classes?[index] {
        found.append(String(cString: name))
        index += 1
      }
      return found.filter { $0.hasPrefix("tessera-tint-") }
    }

    /// Returns the color behind the title of a button, near its edge, and that of the letters in its middle.
    private func colors(of button: Widget) throws -> (ground: UInt32, letters: UInt32) {
      let picture = try Picture(of: button)
      return (picture[5, picture.height / 2], picture[picture.width / 2, picture.height / 2])
    }

    @Test("A prominent button has an exact tint, and its title is black or white")
    func exactColors() async throws {
      for (tint, ground, letters) in [
        (Self.yellow, 0xFAC800, 0x000000), (Self.blue, 0x0000A0, 0xFFFFFF),
      ] as [(Color, UInt32, UInt32)] {
        let window = try await window(tint)
        defer { window.close() }
        let button = try #require(window.controls("button").first)
        let shown = try colors(of: button)
        #expect(shown.ground == ground && shown.letters == letters)
      }
    }

    @Test("A toggle that is on has the tint of the part around it")
    func toggles() async throws {
      let window = try await window(Self.yellow)
      defer { window.close() }
      let toggle = try #require(window.controls("toggle").first)
      let picture = try Picture(of: toggle)
      let pixels = (0..<picture.width).map { picture[$0, picture.height / 2 - 5] }
      #expect(pixels.contains(0xFAC800))
    }

    @Test("A tint leaves the button when its row shows another one, or none")
    func change() async throws {
      let window = try await window(Self.yellow)
      defer { window.close() }
      let button = try #require(window.controls("button").first)
      let yellow = tintClasses(of: button)
      #expect(yellow.count == 1)
      window.view.show(content(Self.blue))
      try await window.settle()
      #expect(window.controls("button").first == button)
      let blue = tintClasses(of: button)
      #expect(blue.count == 1 && blue != yellow)
      window.view.show(content(.accent))
      try await window.settle()
      #expect(!tintClasses(of: button).contains { (yellow + blue).contains($0) })
    }

    @Test("The tint of a role follows the theme")
    func roles() async throws {
      let window = try await self.window(.positive)
      defer { window.close() }
      let button = try #require(window.controls("button").first)
      /// Returns whether the button has the color of the theme. GTK draws nothing while it is about to
      /// allocate.
      func hasTint() -> Bool {
        guard let shown = try? colors(of: button).ground else { return false }
        let theme = Theme(of: window.view.widget).rgba(.positive)
        let part = { (shift: UInt32) in Float(shown >> shift & 255) / 255 }
        let distance = max(
          abs(part(16) - theme.red), abs(part(8) - theme.green), abs(part(0) - theme.blue))
        return distance < 0.02
      }
      #expect(hasTint())
      let style = gtk_testing_add_style("@define-color success_color #703090;")
      try await wait("the other color") { (try? colors(of: button).ground) == 0x703090 }
      #expect(try colors(of: button).letters == 0xFFFFFF)
      gtk_testing_remove_style(style)
      try await wait("the usual color") { hasTint() }
    }
  }
}
