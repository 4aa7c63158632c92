import Tessera
import Testing

@testable import TesseraTerminal

/// How an app finds out what the terminal's background is, and which theme that gives.
@Suite("The terminal's background")
struct BackgroundTests {
  @Test(
    "What an environment tells",
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
    #expect(TerminalGround.detect { environment[$0] } == TerminalGround(isLight: isLight))
  }

  @Test(
    "Only terminals that know the question are asked, and none whose user has answered",
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "tmux-256color"], true), (["TERM": "alacritty"], true),
      (["TERM": "linux"], false), (["TERM": "vt100"], false), (["TERM": "dumb"], false), ([:], false),
      (["TERM": "eterm-color"], false), (["TERM": "xterm", "TESSERA_BACKGROUND": "dark"], false),
    ] as [([String: String], Bool)])
  func asking(environment: [String: String], isAsked: Bool) {
    #expect(TerminalGround.canBeAsked { environment[$0] } == isAsked)
  }

  @Test(
    "Colours as terminals tell them",
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

  @Test("A background is light where the text is darker, and without a text where black is further from it")
  func lightness() {
    var ground = TerminalGround()
    ground.take(.background(RGB(128, 128, 128)))
    #expect(ground.isLight == true)
    ground.take(.text(RGB(255, 255, 255)))
    #expect(ground.isLight == false)
    var told = TerminalGround(isLight: true)
    told.take(.end)
    #expect(told == TerminalGround(isLight: true))
    told.take(.background(.black))
    #expect(told.isLight == false)
  }

  @Test("The theme follows the background unless the app has chosen one")
  func choice() {
    var mine = TerminalTheme.dark
    mine.accent = .rgb(red: 255, green: 140, blue: 0)
    let light = TerminalGround(isLight: true)
    #expect(TerminalThemeChoice.automatic.theme(for: light) == .light)
    #expect(TerminalThemeChoice.automatic.theme(for: TerminalGround(isLight: false)) == .dark)
    #expect(TerminalThemeChoice.automatic.theme(for: TerminalGround()) == .unknownBackground)
    #expect(TerminalThemeChoice.dark.theme(for: light) == .dark)
    #expect(TerminalThemeChoice.light.theme(for: TerminalGround()) == .light)
    #expect(TerminalThemeChoice.fixed(mine).theme(for: TerminalGround()) == mine)
    #expect(
      TerminalThemeChoice.matchingBackground(dark: .dark, light: mine).theme(for: light).accent == mine.accent
    )
    let paper = TerminalColor.rgb(red: 253, green: 246, blue: 227)
    let told = TerminalGround(background: paper, isLight: true)
    #expect(TerminalThemeChoice.automatic.theme(for: told).assumedBackground == paper)
    #expect(TerminalThemeChoice.dark.theme(for: told).assumedBackground == paper)
  }

  @Test("Exact colours, and lines, are shown as they are")
  func exactColors() {
    let palette = StylePalette(theme: .dark, depth: .trueColor)
    let dark = Color.rgb(red: 1, green: 2, blue: 3)
    let look = palette.look(of: GridStyle(foreground: dark, background: .rgb(red: 3, green: 2, blue: 1)))
    #expect(look.foreground == .rgb(red: 1, green: 2, blue: 3))
    #expect(look.background == .rgb(red: 3, green: 2, blue: 1))
    let line = palette.look(of: GridStyle(foreground: .separator, background: .surface))
    #expect(line.foreground == TerminalTheme.dark.separator)
  }

  @Test("A theme's own colours are kept wherever they can be read")
  func kept() {
    let palette = StylePalette(theme: .dark, depth: .trueColor)
    #expect(palette.look(of: GridStyle(foreground: .accent)).foreground == TerminalTheme.dark.accent)
    let onFocus = palette.look(of: GridStyle(foreground: .accent, background: .focus))
    #expect(onFocus.background == TerminalTheme.dark.focus)
    #expect(onFocus.foreground != TerminalTheme.dark.accent)
  }
}
