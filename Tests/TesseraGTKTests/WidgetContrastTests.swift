import CGTKTesting
import CTesseraGTK
import Foundation
import Testing

import TesseraGTK

extension WindowTests {
  /// The contrast of the widgets of controls, as GTK draws them in rows of all states.
  @MainActor
  struct WidgetContrastTests {
    /// A part of a widget whose contrast is measured.
    private struct Part {
      var name: String
      /// The part of the widget in front of the measured one, as a fraction of its width.
      var range: Range<Double> = 0..<1
      /// The least contrast: 4.5 for text, 3 for symbols.
      var least = 4.5
    }

    /// The parts of the widgets, by the ids of their rows.
    private static let parts: [(id: String, parts: [Part])] = [
      ("normal", [Part(name: "title")]), ("suggested", [Part(name: "title")]),
      ("destructive", [Part(name: "title")]), ("flat", [Part(name: "title")]),
      ("link", [Part(name: "title")]),
      ("tinted", [Part(name: "title")]),
      ("on", [Part(name: "mark", range: 0..<0.2, least: 3), Part(name: "title", range: 0.35..<1)]),
      ("off", [Part(name: "box", range: 0..<0.2, least: 3), Part(name: "title", range: 0.35..<1)]),
      ("field", [Part(name: "text", range: 0.02..<0.4)]), ("editor", [Part(name: "text", range: 0.02..<0.4)]),
      ("empty field", [Part(name: "placeholder", range: 0.02..<0.4)]),
      (
        "stepper",
        [Part(name: "number", range: 0.04..<0.3), Part(name: "symbols", range: 0.5..<0.97, least: 3)]
      ),
      ("menu", [Part(name: "option", range: 0.1..<0.6), Part(name: "arrow", range: 0.75..<0.95, least: 3)]),
    ]

    /// The pairs of colors that GTK's themes choose and that Tessera leaves as they are in any program.
    private static let exceptions: Set<String> = []

    private static func content() -> Content<GTK> {
      Content {
        Section("rows") {
          Button("████", role: .normal) {}.id("normal").selectable()
          Button("████", role: .prominent) {}.id("suggested").selectable()
          Button("████", role: .destructive) {}.id("destructive").selectable()
          Button("████", role: .plain) {}.id("flat").selectable()
          Button("████", role: .link) {}.id("link").selectable()
          Button("████", role: .prominent) {}.tint(.rgb(red: 250, green: 200, blue: 0)).id("tinted")
            .selectable()
          Toggle("████", isOn: true) { _ in }.id("on").selectable()
          Toggle("████", isOn: false) { _ in }.id("off").selectable()
          TextField("", text: "████████████████") { _ in }.id("field").selectable()
          TextEditor("", text: "████████████████", lines: 1...1) { _ in }.id("editor").selectable()
          TextField("████████████████", text: "") { _ in }.id("empty field").selectable()
          Stepper(8888, in: 0...9999) { _ in }.id("stepper").selectable()
          Menu(["████"], selected: 0) { _ in }.id("menu").selectable()
        }
      }
    }

    @Test(
      "The text of every control is legible in plain, selected and focused rows",
      arguments: ["Default", "Default-hc", "Default-hc-dark"], [0, 1] as [Int32])
    func widgets(theme: String, isDark: Int32) async throws {
      var configuration = EngineConfiguration.desktop()
      configuration.selectionMode = .multiple
      let window = try await Window(height: 700, configuration: configuration, Self.content())
      defer { window.close() }
      gtk_testing_set_text("gtk-theme-name", theme)
      gtk_testing_set_number("gtk-application-prefer-dark-theme", isDark)
      defer {
        gtk_testing_reset("gtk-theme-name")
        gtk_testing_reset("gtk-application-prefer-dark-theme")
      }
      gtk_testing_set_number("gtk-enable-animations", 0)
      defer { gtk_testing_reset("gtk-enable-animations") }
      try await window.settle()
      var faults: [String] = []
      for (id, parts) in Self.parts where id == "link" || id == "flat" {
        try await window.movePointer(to: #require(window.frame(of: ItemID(id))).leadingMiddle)
        try await window.nextFrame()
        faults += try measure(
          parts, of: id, "below the pointer", Picture(of: window.view.widget, scale: 2), in: window)
      }
      // Away from all rows.
      try await window.movePointer(to: Point(x: 150, y: 690))
      try await window.settle()
      for isSelected in [false, true] {
        for (id, _) in Self.parts { window.engine.select(ItemID(id), isSelected) }
        try await window.settle()
        try await window.nextFrame()
        let state = isSelected ? "selected" : "plain"
        let picture = try Picture(of: window.view.widget, scale: 2)
        for (id, parts) in Self.parts { faults += try measure(parts, of: id, state, picture, in: window) }
      }
      for (id, parts) in Self.parts {
        window.engine.focus(on: ItemID(id))
        try await window.settle()
        let picture = try Picture(of: window.view.widget, scale: 2)
        faults += try measure(parts, of: id, "selected and focused", picture, in: window)
      }
      let name = theme + (isDark == 1 && theme == "Default" ? "-dark" : "")
      let unknown = faults.filter { fault in !Self.exceptions.contains { fault.hasPrefix($0) } }
      #expect(unknown.isEmpty, "\(name): \(unknown.joined(separator: "; "))")
    }

    /// Returns the parts of a control with too little contrast.
    private func measure(
      _ parts: [Part], of id: String, _ state: String, _ picture: Picture, in window: Window
    ) throws -> [String] {
      let widget = try #require(window.controls(ItemID(id)).first)
      let frame = try #require(window.bounds(of: widget))
      return parts.compactMap { part in
        // Without the border of the widget.
        let start = frame.minX + frame.width * part.range.lowerBound + 2
        let end = frame.minX + frame.width * part.range.upperBound - 2
        let ratio = picture.contrast(
          columns: Int(start * 2)..<Int(end * 2),
          rows: Int((frame.minY + 7) * 2)..<Int((frame.maxY - 7) * 2))
        guard ratio < part.least - 0.01 else { return nil }
        return "\(id), \(part.name), \(state): \((ratio * 100).rounded() / 100)"
      }
    }
  }
}

extension Picture {
  /// Returns the contrast of the two most frequent colors in a rectangle of pixels that are not almost equal:
  /// the ground and what is on it; of thin strokes, of the color that differs most from the ground.
  fileprivate func contrast(columns: Range<Int>, rows: Range<Int>) -> Double {
    var counts: [UInt32: Int] = [:]
    for x in columns { for y in rows { counts[self[x, y], default: 0] += 1 } }
    guard let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return 0 }
    return counts.keys.map { Self.contrast($0, ground) }.max() ?? 0
  }

  /// Returns the contrast ratio of the Web Content Accessibility Guidelines.
  private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func luminance(_ pixel: UInt32) -> Double {
      zip([0.2126, 0.7152, 0.0722], [pixel >> 16, pixel >> 8, pixel]).reduce(0) { sum, part in
        let value = Double(part.1 & 255) / 255
        return sum + part.0 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    let (one, two) = (luminance(one), luminance(other))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension Rect {
  /// The point in the middle of a short control at the leading edge of a row.
  fileprivate var leadingMiddle: Point { Point(x: minX + 40, y: minY + height / 2) }
}
