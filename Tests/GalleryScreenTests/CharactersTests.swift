import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// More than 150,000 characters in a grid, and the search for one of them.
  @Suite("The characters on screen")
  struct CharactersTests {
    private func characters(_ arguments: String...) throws -> GalleryProcess {
      let gallery = try GalleryProcess(["characters"] + arguments)
      gallery.expect("a pinned header") { !$0.lines[0].isEmpty && $0.status.contains("/ code point") }
      return gallery
    }

    @Test("/ asks for a code point, Return shows it")
    func jump() throws {
      let gallery = try characters()
      gallery.press(.ask)
      gallery.expect("the question") { $0.status.contains("code point: ▏") }
      gallery.type("1F60x\u{7F}0")
      gallery.expect("the answer as it was typed and corrected") { $0.status.contains("code point: 1F600▏") }
      gallery.press(.enter)
      gallery.expect("the character") { $0.row(of: "1F600") != nil && $0.row(of: " Emoticons") != nil }
      let row = try #require(gallery.row(of: "1F600"))
      #expect(gallery.lines[row - 1].contains("😀"))
      #expect(!gallery.status.contains("code point:"))
    }

    @Test("An invalid code point is reported until the next key", arguments: ["xyz", "110000", "0378", ""])
    func wrongAnswer(_ answer: String) throws {
      let gallery = try characters()
      let seen = gallery.lines
      gallery.type("/\(answer)\r")
      gallery.expect("a complaint") {
        $0.status.contains("is not a code point") || $0.status.contains("no character is assigned")
      }
      #expect(gallery.lines == seen)
      gallery.press(.down)
      gallery.expect("the name of a character") { $0.status.contains("U+0000") }
    }

    @Test("Escape cancels the question, in which q is a letter")
    func takenBack() throws {
      let gallery = try characters()
      gallery.type("/q")
      gallery.expect("the letter") { $0.status.contains("code point: q▏") }
      gallery.press(.escape)
      gallery.expect("no question") { !$0.status.contains("code point:") }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("A code point on the command line is shown at once", arguments: ["2200", "U+2200", "0x2200"])
    func argument(_ argument: String) throws {
      let gallery = try characters(argument)
      gallery.expect("the character") {
        $0.row(of: "2200") != nil && $0.row(of: "Mathematical Operators") != nil
      }
    }

    @Test("The header of the block is pinned until the next one pushes it out")
    func pinnedHeader() throws {
      let gallery = try characters()
      // 128 characters in seven columns: 12 rows of 11, with two lines each, below one line of header.
      for notch in 1...7 {
        gallery.wheel(1)
        gallery.expect("the header after notch \(notch)") {
          $0.lines[0].hasPrefix(" Basic Latin") && $0.row(of: "Latin-1 Supplement") == 25 - 3 * notch
        }
      }
      gallery.wheel(2)
      gallery.expect("the next header") {
        $0.lines[0].hasPrefix(" Latin-1 Supplement") && $0.row(of: "Basic Latin") == nil
      }
    }

    @Test("Arrows move through the grid, and the status shows the focused character")
    func arrows() throws {
      let gallery = try characters()
      gallery.press(.down)
      gallery.expect("the first") { $0.status.contains("U+0000") }
      gallery.type("\u{1B}[C\u{1B}[C")
      gallery.expect("two to the right") { $0.status.contains("U+0002") }
      gallery.press(.down)
      gallery.expect("one row further") { $0.status.contains("U+000D") }
      gallery.press(.end)
      gallery.expect("the last") {
        $0.status.contains("U+E01EF") && $0.lines[0].contains("Variation Selectors")
      }
      gallery.press(.home)
      gallery.expect("the first again") { $0.status.contains("U+0000") && $0.row(of: "0000") == 2 }
    }

    @Test("A click focuses the character under the pointer")
    func click() throws {
      let gallery = try characters("1F600")
      gallery.expect("the character") { $0.row(of: "1F600") != nil }
      gallery.click(column: 3, row: try #require(gallery.row(of: "1F600")))
      gallery.expect("its name") { $0.status.contains("U+1F600  GRINNING FACE") }
    }
  }
}
