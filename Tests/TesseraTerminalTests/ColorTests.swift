import Tessera
@testable import TesseraTerminal
import Testing

struct ColorTests {
  @Test(
    "The environment determines the color depth",
    arguments: [
      ([:], ColorDepth.none),
      (["TERM": "dumb"], .none), (["TERM": "vt100"], .none),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16), (["TERM": "screen"], .ansi16),
      (["TERM": "xterm-256color"], .ansi256), (["TERM": "tmux-256color"], .ansi256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm-kitty"], .trueColor), (["TERM": "alacritty"], .trueColor),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .ansi256),
      (["TERM": "xterm-256color", "NO_COLOR": "1", "FORCE_COLOR": "3"], .none),
      (["TERM": "dumb", "FORCE_COLOR": "1"], .ansi16), (["TERM": "dumb", "FORCE_COLOR": ""], .ansi16),
      (["TERM": "xterm-256color", "FORCE_COLOR": "1"], .ansi256),
      (["TERM": "xterm", "FORCE_COLOR": "2"], .ansi256),
      (["TERM": "xterm", "FORCE_COLOR": "3"], .trueColor),
      (["TERM": "xterm-256color", "FORCE_COLOR": "0"], .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .ansi16), (["TERM": "dumb", "CLICOLOR_FORCE": "0"], .none),
    ] as [([String: String], ColorDepth)])
  func depthOfAnEnvironment(environment: [String: String], expected: ColorDepth) {
    #expect(ColorDepth.detect { environment[$0] } == expected)
  }

  @Test(
    "Colors are reduced to the nearest color of a depth",
    arguments: [
      (TerminalColor.rgb(red: 255, green: 0, blue: 0), ColorDepth.ansi256, TerminalColor.palette(196)),
      (.rgb(red: 255, green: 255, blue: 255), .ansi256, .palette(231)),
      (.rgb(red: 0, green: 0, blue: 0), .ansi256, .palette(16)),
      (.rgb(red: 128, green: 128, blue: 128), .ansi256, .palette(244)),
      (.rgb(red: 95, green: 175, blue: 255), .ansi256, .palette(75)),
      (.rgb(red: 255, green: 0, blue: 0), .ansi16, .palette(9)),
      (.rgb(red: 200, green: 0, blue: 0), .ansi16, .palette(1)),
      (.rgb(red: 10, green: 10, blue: 12), .ansi16, .palette(0)),
      (.rgb(red: 250, green: 250, blue: 250), .ansi16, .palette(15)),
      (.rgb(red: 0, green: 0, blue: 230), .ansi16, .palette(4)),
      (.palette(196), .ansi16, .palette(9)), (.palette(3), .ansi16, .palette(3)),
      (.palette(99), .ansi256, .palette(99)),
      (.rgb(red: 1, green: 2, blue: 3), .trueColor, .rgb(red: 1, green: 2, blue: 3)),
      (.rgb(red: 1, green: 2, blue: 3), .none, .standard), (.standard, .ansi16, .standard),
    ])
  func downsampling(color: TerminalColor, depth: ColorDepth, expected: TerminalColor) {
    #expect(color.downsampled(to: depth) == expected)
  }

  @Test("Fixed entries of the palette keep their color")
  func fixedEntriesOfThePaletteKeepTheirLook() {
    for index in PaletteColors.fixed {
      let color = PaletteColors.rgb(of: index)
      let rgb = TerminalColor.rgb(red: color.red, green: color.green, blue: color.blue)
      guard case .palette(let found) = rgb.downsampled(to: .ansi256) else {
        Issue.record("\(index) is no entry of the palette")
        continue
      }
      #expect(PaletteColors.rgb(of: found) == color)
    }
  }

  @Test(
    "Selection and focus are visible at every color depth",
    arguments: ColorDepth.allCases, [TerminalTheme.dark, .light])
  func selectionAndFocusAreAlwaysVisible(depth: ColorDepth, theme: TerminalTheme) {
    let palette = StylePalette(theme: theme, depth: depth)
    for foreground in [Color.primary, .secondary, .accent, .negative] {
      let sequences = [Color.background, .selection, .focus].map {
        palette.sequence(for: GridStyle(foreground: foreground, background: $0))
      }
      #expect(Set(sequences).count == 3)
    }
  }

  @Test("With sixteen colors, exact colors keep their hue, and bold text on them is legible")
  func tiles() throws {
    let palette = StylePalette(theme: .dark, depth: .ansi16)
    let white = Color.rgb(red: 255, green: 255, blue: 255)
    let tiles: [(red: UInt8, green: UInt8, blue: UInt8, hues: [UInt8])] = [
      (59, 110, 165, [4, 12]), (47, 133, 122, [6, 14]), (91, 130, 58, [2, 10]), (160, 117, 40, [3, 11]),
      (168, 67, 79, [1, 9]), (86, 101, 121, [7, 8]),
    ]
    for (red, green, blue, hues) in tiles {
      let tile = Color.rgb(red: red, green: green, blue: blue)
      let text = palette.rendition(of: GridStyle(foreground: white, background: tile, isBold: true))
      guard case .palette(let shown) = text.background else {
        Issue.record("\(tile) is not one of the sixteen")
        continue
      }
      #expect(hues.contains(shown), "\(tile) is \(shown)")
      #expect(try #require(text.foreground.contrast(with: text.background)) >= 3, "\(tile)")
    }
    let pixels = palette.rendition(
      of: GridStyle(foreground: white, background: .rgb(red: 0, green: 200, blue: 0)))
    #expect(pixels.foreground == .palette(15), "a white pixel of an image stays white")
  }

  @Test("Styles are encoded as escape sequences")
  func sequences() {
    let palette = StylePalette(theme: .dark, depth: .trueColor)
    let style = GridStyle(
      foreground: .rgb(red: 1, green: 22, blue: 255), background: .rgb(red: 0, green: 0, blue: 0),
      isBold: true,
      isItalic: true, isUnderlined: true)
    #expect(text(palette.sequence(for: GridStyle())) == "\u{1B}[m")
    #expect(text(palette.sequence(for: style)) == "\u{1B}[0;1;3;4;38;2;1;22;255;48;2;0;0;0m")
    let bare = StylePalette(theme: .dark, depth: .none)
    #expect(text(bare.sequence(for: style)) == "\u{1B}[0;1;3;4m")
    #expect(text(bare.sequence(for: GridStyle(background: .focus))) == "\u{1B}[0;1;7m")
    let sixteen = StylePalette(theme: .dark, depth: .ansi16)
    #expect(
      text(sixteen.sequence(for: GridStyle(foreground: .rgb(red: 255, green: 0, blue: 0)))) == "\u{1B}[0;91m")
  }

  @Test(
    "A match in a text is visible in every depth of colors and on every background",
    arguments: [ColorDepth.none, .ansi16, .ansi256, .trueColor])
  func matches(depth: ColorDepth) throws {
    for theme in [TerminalTheme.dark, .light, .unknownBackground] {
      let palette = StylePalette(theme: theme, depth: depth)
      let match = palette.rendition(of: GridStyle(foreground: .background, background: .warning))
      for behind in [Color.background, .surface, .selection, .focus] {
        let other = palette.rendition(of: GridStyle(background: behind))
        if depth == .none, behind == .selection || behind == .focus { continue }
        #expect((match.background, match.isReversed) != (other.background, other.isReversed), "\(behind)")
      }
      guard !match.isReversed else { continue }
      let contrast = try #require(match.foreground.contrast(with: match.background))
      #expect(contrast >= ContrastAdjuster.minimumContrast)
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
