import CGTKTesting
import CTesseraGTK
import Foundation
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// The contrast of text in the colors of themes.
  @MainActor
  struct ContrastTests {
    private static let letters: [Color] = [.primary, .secondary, .accent, .positive, .warning, .negative]
    /// The backgrounds of text: none, a header, the selection or focus, and fills in other colors.
    private static let grounds: [Color] = [
      .background, .surface, .selection, .focus, .primary, .secondary, .accent, .positive, .warning,
      .negative,
      .separator, .rgb(red: 160, green: 117, blue: 40), .rgb(red: 128, green: 128, blue: 128),
    ]

    /// The themes that come with GTK, in their light and dark forms.
    @Test(
      "Every text color is legible on every background",
      arguments: ["Default", "Default-hc", "Default-hc-dark"], [0, 1] as [Int32])
    func everyRoleOnEveryGround(name: String, isDark: Int32) async throws {
      let window = try await Window(Content { Section("s") { LabelCell(text: "") } })
      defer { window.close() }
      gtk_testing_set_text("gtk-theme-name", name)
      gtk_testing_set_number("gtk-application-prefer-dark-theme", isDark)
      defer {
        gtk_testing_reset("gtk-theme-name")
        gtk_testing_reset("gtk-application-prefer-dark-theme")
      }
      try await window.settle()
      expectLegible(Theme(of: window.view.widget))
      // As in an inactive window.
      gtk_widget_set_state_flags(window.window, GTK_STATE_FLAG_BACKDROP, 0)
      try await window.settle()
      expectLegible(Theme(of: window.view.widget))
      gtk_widget_unset_state_flags(window.window, GTK_STATE_FLAG_BACKDROP)
    }

    /// Draws a word on a fill that leaves a part of the cell free.
    private struct BadgeCell: CanvasCell {
      static let sizing = Sizing.height(40)
      func draw(in canvas: inout Canvas) {
        canvas.highlight()
        canvas.fill(Rect(x: 0, y: 0, width: 100, height: 40), .rgb(red: 255, green: 255, blue: 0))
        canvas.text("████", in: Rect(x: 8, y: 8, width: 80, height: 24), TextStyle(color: .primary))
        canvas.text("████", in: Rect(x: 208, y: 8, width: 80, height: 24), TextStyle(color: .accent))
      }
    }

    @Test("The color of text depends on its background")
    func textTakesTheColorForWhatItStandsOn() async throws {
      let window = try await Window(Content { Section("s") { BadgeCell().id("badge").selectable() } })
      defer { window.close() }
      gtk_testing_set_number("gtk-application-prefer-dark-theme", 1)
      defer { gtk_testing_reset("gtk-application-prefer-dark-theme") }
      try await window.settle()
      func ratios() throws -> [Double] {
        let picture = try Picture(of: window.view.widget)
        return [(letter: 20, ground: 95), (letter: 220, ground: 350)].map {
          GdkRGBA(pixel: picture[$0.letter, 20]).ratio(to: GdkRGBA(pixel: picture[$0.ground, 20]))
        }
      }
      // Dark letters on yellow, light ones on dark backgrounds.
      let usual = try ratios()
      #expect(usual.allSatisfy { $0 >= 4.4 }, "\(usual)")
      window.engine.focus(on: "badge")
      try await window.settle()
      let focused = try ratios()
      #expect(focused.allSatisfy { $0 >= 4.4 }, "\(focused)")
    }

    private func expectLegible(_ theme: Theme, location: SourceLocation = #_sourceLocation) {
      let background = theme.rgba(.background)
      var faults: [String] = []
      func check(_ letters: Color, on ground: Color?, seen: Color) {
        let behind = theme.rgba(seen).shown(over: background)
        let ratio = theme.textColor(letters, on: ground).shown(over: behind).ratio(to: behind)
        let isOwn = ground == nil ? " behind a cell" : ""
        if ratio < 4.49 { faults.append("\(letters) on \(seen)\(isOwn): \((ratio * 100).rounded() / 100)") }
      }
      for letters in Self.letters {
        for ground in Self.grounds { check(letters, on: ground, seen: ground) }
        for ground in [Color.background, .surface] { check(letters, on: nil, seen: ground) }
      }
      #expect(faults.isEmpty, "\(faults)", sourceLocation: location)
    }
  }
}

extension GdkRGBA {
  fileprivate init(pixel: UInt32) {
    self.init(
      red: Float(pixel >> 16 & 255) / 255, green: Float(pixel >> 8 & 255) / 255,
      blue: Float(pixel & 255) / 255,
      alpha: 1)
  }

  /// Returns the color that results when this one is painted over another one.
  fileprivate func shown(over ground: GdkRGBA) -> GdkRGBA {
    func mixed(_ over: Float, _ under: Float) -> Float { under + (over - under) * alpha }
    return GdkRGBA(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 1
    )
  }

  /// Returns the contrast ratio of the Web Content Accessibility Guidelines.
  fileprivate func ratio(to other: GdkRGBA) -> Double {
    func luminance(_ color: GdkRGBA) -> Double {
      zip([0.2126, 0.7152, 0.0722], [color.red, color.green, color.blue]).reduce(0) { sum, part in
        let value = Double(part.1)
        return sum + part.0 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    let (one, two) = (luminance(self), luminance(other))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
