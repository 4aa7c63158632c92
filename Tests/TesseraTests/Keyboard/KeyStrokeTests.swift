import Tessera
import Testing

/// The names of keys.
@Suite("Key strokes")
struct KeyStrokeTests {
  @Test(
    "A stroke has a name, and the name gives the stroke",
    arguments: [
      ("d", "d"), ("G", "G"), (.control("r"), "Ctrl-R"), (.option("x"), "Alt-x"), (.function(5), "F5"),
      (.escape, "Esc"), (.space, "Space"), (KeyStroke(.up, [.control, .shift]), "Ctrl-Shift-Up"),
      (KeyStroke(.pageDown), "PgDn"), (.control("-"), "Ctrl--"), ("-", "-"),
      (KeyStroke(.backTab), "Shift-Tab"),
      (.option("<"), "Alt-<"), ("é", "é"), (KeyStroke(.character("k"), .command), "Cmd-K"), (.tab, "Tab"),
      (.control("R"), "Ctrl-Shift-R"), (KeyStroke(.character(" "), .shift), "Shift-Space"),
    ] as [(KeyStroke, String)])
  func names(stroke: KeyStroke, name: String) {
    #expect(stroke.description == name)
    #expect(KeyStroke(name) == stroke)
  }

  @Test(
    "Names in other spellings are understood, and others rejected",
    arguments: [
      ("control-r", .control("r")), ("CTRL-r", .control("r")), ("option-x", .option("x")), ("esc", .escape),
      ("f12", .function(12)), ("PGUP", KeyStroke(.pageUp)), ("", nil), ("Foo", nil), ("F0", nil),
      ("F99", nil),
      ("Hyper-x", nil), ("Ctrl-", nil), ("xy", nil), ("Shift-g", "G"), ("Shift-G", "G"),
      ("shift-ctrl-r", .control("R")), ("Shift-1", nil), ("Shift-é", nil),
    ] as [(String, KeyStroke?)])
  func spellings(name: String, stroke: KeyStroke?) {
    #expect(KeyStroke(name) == stroke)
  }
}
