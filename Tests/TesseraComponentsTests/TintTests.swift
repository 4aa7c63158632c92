import Foundation
import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

@testable import TesseraComponents

@Suite("The tint of controls")
struct TintTests {
  private static let yellow = Color.rgb(red: 250, green: 200, blue: 0)
  private static let blue = Color.rgb(red: 0, green: 0, blue: 160)

  /// Returns the commands of a drawing in a terminal, as fills and texts with their colors.
  @MainActor
  private func drawing<C: Component>(focused: Bool = false, @ComponentBuilder _ row: () -> C) -> [String] {
    let collection = HeadlessCollection(columns: 20, rows: 1) {
      Section("rows") { row().rowInsets(.none).showsState(false) }
    }
    if focused { collection.press(key: .tab) }
    return collection.engine.cells.flatMap { cell in
      collection.stage.view(for: cell.id)?.drawing.commands.map(\.summary) ?? []
    }
  }

  @MainActor
  @Test("The tint of a part around controls colors toggles that are on, and prominent and plain buttons")
  func roles() {
    let commands = drawing {
      HStack {
        Toggle("a", isOn: true) { _ in }
        Button("b", role: .prominent) {}
        Button("c", role: .plain) {}
        Button("d") {}
      }
      .tint(.positive)
    }
    #expect(commands.contains("[✓] positive") && commands.contains("b positive"))
    #expect(commands.contains("c positive") && commands.contains("d primary"))
    #expect(drawing { Toggle("a", isOn: true) { _ in } }.contains("[✓] accent"))
    #expect(drawing { Toggle("a", isOn: false) { _ in }.tint(.positive) }.contains("[ ] primary"))
  }

  @MainActor
  @Test("An exact tint is behind the text, which the terminal makes legible, except on the focus")
  func exactColors() {
    let toggle = drawing { Toggle("a", isOn: true) { _ in }.tint(Self.yellow) }
    #expect(toggle.contains("fill \(Self.yellow)") && toggle.contains("[✓] background"))
    let button = drawing { Button("b", role: .prominent) {}.tint(Self.yellow) }
    #expect(button.contains("fill \(Self.yellow)") && button.contains("b background"))
    let focused = drawing(focused: true) { Button("b", role: .prominent) {}.tint(Self.yellow) }
    #expect(focused.contains("fill focus") && focused.contains("b primary"))
    let disabled = drawing { Button("b", role: .prominent) {}.tint(Self.yellow).disabled() }
    #expect(disabled.contains("fill surface") && disabled.contains("b secondary"))
  }

  @Test("Where the text is no character of a grid, it is black or white, whichever is legible")
  func desktop() {
    for (tint, text) in [
      (Self.yellow, Color.rgb(red: 0, green: 0, blue: 0)),
      (Self.blue, Color.rgb(red: 255, green: 255, blue: 255)), (Color.warning, Color.background),
    ] {
      #expect(tint.textColor(.desktop) == text)
    }
  }

  @Test("Text on every tint has a contrast of at least 4.5")
  func contrast() {
    func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
      zip([0.2126, 0.7152, 0.0722], [red, green, blue]).reduce(0) { sum, part in
        let value = Double(part.1) / 255
        return sum + part.0 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    var least = 21.0
    for red in stride(from: 0, through: 255, by: 5) {
      for green in 0...255 {
        for blue in stride(from: 0, through: 255, by: 15) {
          let (red, green, blue) = (UInt8(red), UInt8(green), UInt8(blue))
          guard case .rgb(let text, _, _) = Color.rgb(red: red, green: green, blue: blue).textColor(.desktop)
          else { return #expect(Bool(false)) }
          let own = luminance(red, green, blue)
          least = min(least, text == 0 ? (own + 0.05) / 0.05 : 1.05 / (own + 0.05))
        }
      }
    }
    #expect(least >= 4.5)
  }

  @Test("Rows whose controls have other tints are different")
  func equality() {
    let row = { (tint: Color) in ComponentTree(Toggle("a", isOn: true) { _ in }.tint(tint)) }
    #expect(row(.positive) == row(.positive) && row(.positive) != row(.warning))
  }
}

extension Drawing.Command {
  /// The color of a fill, or a text with its color.
  fileprivate var summary: String {
    switch self {
    case .fill(_, let color, _): "fill \(color)"
    case .text(let text, _, let style): "\(text) \(style.color)"
    default: ""
    }
  }
}
