import Tessera
import TesseraLayout
import Testing

@testable import TesseraTerminal

/// Groups with an opacity: their colors are mixed with the background behind them.
@Suite("Opacity in a terminal")
struct OpacityTests {
  private let red = Color.rgb(red: 200, green: 0, blue: 0)
  private let blue = Color.rgb(red: 0, green: 0, blue: 100)
  private let line = Rect(x: 0, y: 0, width: 32, height: 16)

  /// Returns the style of the first character of a drawing on a line of four.
  private func style(
    _ commands: [Drawing.Command], _ depth: ColorDepth = .trueColor, theme: TerminalTheme = .dark
  ) -> GridStyle {
    let surface = surface(commands, depth, theme: theme)
    return surface.styles[surface.back.cells[0].style].style
  }

  private func surface(
    _ commands: [Drawing.Command], _ depth: ColorDepth = .trueColor, theme: TerminalTheme = .dark
  ) -> Surface {
    var surface = Surface(columns: 4, rows: 1, theme: theme, colorDepth: depth)
    let drawing = Drawing(size: line.size, commands: commands)
    GridPainter(clip: GridRect(columns: 0..<4, rows: 0..<1)).paint(drawing, in: line, on: &surface)
    return surface
  }

  private func text(_ color: Color) -> Drawing.Command { .text("text", line, TextStyle(color: color)) }

  @Test("A text is mixed with the background of the terminal, and keeps it")
  func textAlone() {
    let style = style([.beginGroup(opacity: 0.5), text(red), .endGroup])
    #expect(style.foreground == .rgb(red: 100, green: 0, blue: 0) && style.background == .background)
    // The presumed color of plain text is 229.
    let plain = self.style([.beginGroup(opacity: 0.2), text(.primary), .endGroup])
    #expect(plain.foreground == .rgb(red: 46, green: 46, blue: 46))
  }

  @Test("A text and a fill are mixed with the fill behind the group")
  func behind() {
    let behind = Drawing.Command.fill(line, blue, cornerRadius: 0)
    let shown = style([behind, .beginGroup(opacity: 0.5), text(red), .endGroup])
    #expect(shown.foreground == .rgb(red: 100, green: 0, blue: 50) && shown.background == blue)
    let filled = style([
      behind, .beginGroup(opacity: 0.5), .fill(line, red, cornerRadius: 0), text(red), .endGroup,
    ])
    #expect(filled.background == .rgb(red: 100, green: 0, blue: 50) && filled.foreground == filled.background)
  }

  @Test(
    "Opacities of groups inside of each other are multiplied, and a group that is not ended ends with the drawing"
  )
  func nested() {
    let nested = style([.beginGroup(opacity: 0.5), .beginGroup(opacity: 0.5), text(red), .endGroup])
    #expect(nested.foreground == .rgb(red: 50, green: 0, blue: 0))
    #expect(style([.endGroup, text(red)]).foreground == red)
    #expect(surface([.beginGroup(opacity: 0.5)]).groups.isEmpty)
  }

  @Test("A group with the opacity 0 draws nothing, and with 1 what its commands draw")
  func ends() {
    let behind = Drawing.Command.text("back", line, .body)
    #expect(surface([behind, .beginGroup(opacity: 0), text(red), .endGroup]).text(inRow: 0) == "back")
    #expect(style([.beginGroup(opacity: 1), text(red), .endGroup]).foreground == red)
  }

  @Test(
    "A terminal without the colors shows a low opacity by less important characters",
    arguments: ColorDepth.allCases)
  func fewColors(depth: ColorDepth) {
    let group = { (opacity: Double) in
      [.beginGroup(opacity: opacity), text(.negative), .endGroup] as [Drawing.Command]
    }
    let (low, high) = (style(group(0.5), depth).foreground, style(group(0.8), depth).foreground)
    switch depth {
    case .none: #expect(low == .separator && high == .negative)
    case .ansi16: #expect(low == .secondary && high == .negative)
    case .ansi256, .trueColor:
      #expect(low != .negative && high != .negative && low != high)
      let unknown = style(group(0.5), depth, theme: .unknownBackground)
      #expect(unknown.foreground == .separator)
    }
  }

  @Test("A wide character and an image of half blocks are mixed as well")
  func wideAndImages() {
    let wide = surface([.beginGroup(opacity: 0.5), .text("日", line, TextStyle(color: red)), .endGroup])
    #expect(wide.text(inRow: 0) == "日  ")
    #expect(wide.styles[wide.back.cells[0].style].style.foreground == .rgb(red: 100, green: 0, blue: 0))
    let image = Image(width: 4, height: 2, pixels: Array(repeating: 0xC80000, count: 8))
    let shown = style([.beginGroup(opacity: 0.5), .image(image, line), .endGroup])
    #expect(shown.background == .rgb(red: 100, green: 0, blue: 0))
  }
}
