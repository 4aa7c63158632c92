import Tessera
import TesseraTerminal
import TestCells
import Testing

/// A text in a box.
private struct Box: CanvasCell {
  var text: String
  func draw(in canvas: inout Canvas) {
    canvas.stroke(canvas.bounds, .separator)
    canvas.text(text)
  }
}

/// Terminals whose locale does not allow Unicode.
@MainActor
@Suite("Characters of a terminal")
struct CharactersTests {
  @Test(
    "The locale determines the characters, unless the user does",
    arguments: [
      ([:], .unicode), (["LANG": "en_US.UTF-8"], .unicode), (["LANG": "de_DE.utf8"], .unicode),
      (["LANG": "C"], .ascii), (["LANG": "POSIX"], .ascii), (["LANG": "de_DE.ISO-8859-1"], .ascii),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii), (["LC_ALL": "", "LANG": "C"], .ascii),
      (["LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode), (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], .unicode),
      (["TESSERA_CHARACTERS": "ascii", "LANG": "en_US.UTF-8"], .ascii),
      (["TESSERA_CHARACTERS": "unicode", "LC_ALL": "C"], .unicode),
      (["TESSERA_CHARACTERS": "klingon", "LC_ALL": "C"], .ascii),
    ] as [([String: String], TerminalCharacters)])
  func detected(environment: [String: String], characters: TerminalCharacters) {
    #expect(TerminalCharacters.detect { environment[$0] } == characters)
  }

  private func written(_ text: String) -> String {
    var surface = Surface(columns: 12, rows: 1, characters: .ascii)
    surface.write(text[...], column: 0, row: 0, clip: 0..<12, style: GridStyle())
    return surface.text(inRow: 0)
  }

  @Test("Lines, marks and letters have ASCII substitutes of the same width")
  func substitutes() {
    #expect(written("╭──┬╮│═╱█▏") == "+--++|=/#|  ")
    #expect(written("[✓] • … → ‘é’") == "[x] * ~ > 'e")
    #expect(written("Öl, Straße") == "Ol, Strase  ")
    // Each character keeps its columns, however many scalars it has.
    #expect(written("日本x🇩🇪y") == "????x??y    ")
    #expect(written("e\u{301}x") == "ex          ")
  }

  @Test("No byte of a frame is outside of ASCII")
  func frame() {
    let collection = TerminalCollection()
    collection.show(
      Content {
        Section("s") {
          Line("Zürich → Ω")
          Box(text: "日本 ●")
        }
      })
    collection.place(in: GridRect(columns: 0..<30, rows: 0..<8))
    var surface = Surface(columns: 30, rows: 8, characters: .ascii)
    collection.draw(on: &surface)
    let bytes = surface.encode()
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect((0..<8).contains { surface.text(inRow: $0).contains("Zurich") })
    surface.characters = .unicode
    collection.draw(on: &surface)
    #expect(surface.encode().contains { $0 >= 0x80 })
  }
}
