import Tessera
import Testing

@testable import TesseraTerminal

/// The detection of the terminal's background, and the theme for it.
@Suite("The terminal's background")
struct BackgroundTests {
  @Test(
    "The environment determines whether the background is light",
    arguments: [
      ([:], nil), (["COLORFGBG": "15;0"], false), (["COLORFGBG": "0;15"], true), (["COLORFGBG": "0;7"], true),
      (["COLORFGBG": "7;8"], false), (["COLORFGBG": "0;default;15"], true), (["COLORFGBG": "12;4"], false),
      (["COLORFGBG": "default;default"], nil), (["COLORFGBG": "15"], nil), (["COLORFGBG": "15;99"], nil),
      (["COLORFGBG": ""], nil), (["TERM": "linux"], false), (["TERM": "xterm-256color"], nil),
      (["TESSERA_BACKGROUND": "light", "COLORFGBG": "15;0"], true),
      (["TESSERA_BACKGROUND": "dark", "COLORFGBG": "0;15"], false),
      (["TESSERA_BACKGROUND": "pink", "COLORFGBG": "0;15"], true),
      (["TERM": "linux", "COLORFGBG": "0;15"], true),
    ] as [([String: String], Bool?)])
  func environment(environment: [String: String], isLight: Bool?) {
    #expect(TerminalColors.detect { environment[$0] } == TerminalColors(isLight: isLight))
  }

  @Test(
    "Only terminals that support color queries are queried, unless the user decides",
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "tmux-256color"], true), (["TERM": "alacritty"], true),
      (["TERM": "linux"], false), (["TERM": "vt100"], false), (["TERM": "dumb"], false), ([:], false),
      (["TERM": "eterm-color"], false), (["TERM": "xterm", "TESSERA_BACKGROUND": "dark"], false),
    ] as [([String: String], Bool)])
  func asking(environment: [String: String], isAsked: Bool) {
    #expect(TerminalColors.supportsColorQueries { environment[$0] } == isAsked)
  }

  @Test(
    "Color specifications of terminals are parsed",
    arguments: [
      ("rgb:ffff/8080/0000", RGB(255, 128, 0)), ("rgb:ff/80/00", RGB(255, 128, 0)),
      ("rgb:f/8/0", RGB(255, 136, 0)), ("rgb:fff/800/000", RGB(255, 128, 0)),
      ("rgba:1e1e/1e1e/1e1e/cccc", RGB(30, 30, 30)), ("#ff8000", RGB(255, 128, 0)),
      ("#ffff80800000", RGB(255, 128, 0)), ("#f80", RGB(255, 136, 0)), ("rgb:ff/80", nil),
      ("rgb:ff/80/00/00", nil), ("rgba:ff/80/00", nil), ("rgb:-1/00/00", nil), ("rgb:fffff/0/0", nil),
      ("#ff80", nil), ("#é", nil), ("red", nil), ("?", nil), ("", nil), ("rgb:", nil),
    ] as [(String, RGB?)])
  func colors(text: String, color: RGB?) {
    #expect(RGB(specification: Array(text.utf8)[...]) == color)
  }

  @Test("A background is light if its text is darker or it is close to white")
  func lightness() {
    var ground = TerminalColors()
    ground.take(.background(RGB(128, 128, 128)))
    #expect(ground.isLight == true)
    ground.take(.text(RGB(255, 255, 255)))
    #expect(ground.isLight == false)
    var told = TerminalColors(isLight: true)
    told.take(.end)
    #expect(told == TerminalColors(isLight: true))
    told.take(.background(.black))
    #expect(told.isLight == false)
  }

  @Test("The theme follows the background unless the app has chosen one")
  func choice() {
    var mine = TerminalTheme.dark
    mine.accent = .rgb(red: 255, green: 140, blue: 0)
    let light = TerminalColors(isLight: true)
    #expect(TerminalThemeChoice.automatic.theme(for: light) == .light)
    #expect(TerminalThemeChoice.automatic.theme(for: TerminalColors(isLight: false)) == .dark)
    #expect(TerminalThemeChoice.automatic.theme(for: TerminalColors()) == .unknownBackground)
    #expect(TerminalThemeChoice.dark.theme(for: light) == .dark)
    #expect(TerminalThemeChoice.light.theme(for: TerminalColors()) == .light)
    #expect(TerminalThemeChoice.fixed(mine).theme(for: TerminalColors()) == mine)
    #expect(
      TerminalThemeChoice.matchingBackground(dark: .dark, light: mine).theme(for: light).accent == mine.accent
    )
    let paper = TerminalColor.rgb(red: 253, green: 246, blue: 227)
    let told = TerminalColors(background: paper, isLight: true)
    #expect(TerminalThemeChoice.automatic.theme(for: told).assumedBackground == paper)
    #expect(TerminalThemeChoice.dark.theme(for: told).assumedBackground == paper)
  }

  @Test("Exact colors and separators are shown unchanged")
  func exactColors() {
    let palette = StylePalette(theme: .dark, depth: .trueColor)
    let dark = Color.rgb(red: 1, green: 2, blue: 3)
    let rendition = palette.rendition(
      of: GridStyle(foreground: dark, background: .rgb(red: 3, green: 2, blue: 1)))
    #expect(rendition.foreground == .rgb(red: 1, green: 2, blue: 3))
    #expect(rendition.background == .rgb(red: 3, green: 2, blue: 1))
    let line = palette.rendition(of: GridStyle(foreground: .separator, background: .surface))
    #expect(line.foreground == TerminalTheme.dark.separator)
  }

  @Test("The colors of a theme are kept if they are legible")
  func kept() {
    let palette = StylePalette(theme: .dark, depth: .trueColor)
    #expect(palette.rendition(of: GridStyle(foreground: .accent)).foreground == TerminalTheme.dark.accent)
    let onFocus = palette.rendition(of: GridStyle(foreground: .accent, background: .focus))
    #expect(onFocus.background == TerminalTheme.dark.focus)
    #expect(onFocus.foreground != TerminalTheme.dark.accent)
  }
}
