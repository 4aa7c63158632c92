import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// Ten million rows of mixed height.
  @Suite("Huge on screen")
  struct HugeTests {
    private func huge(_ arguments: String...) throws -> GalleryProcess {
      let gallery = try GalleryProcess(["huge"] + arguments)
      gallery.expect("the rows") { $0.lines[0].contains("row") && $0.status.contains("/ row") }
      return gallery
    }

    @Test("The end and the start are shown at once")
    func end() throws {
      let gallery = try huge()
      gallery.press(.end)
      gallery.expect("the last row") {
        $0.row(of: "9\u{A0}999\u{A0}999") != nil && $0.row(of: "303\u{A0}999\u{A0}952") != nil
          && $0.status.contains("row 10\u{A0}000\u{A0}000 of")
          && $0.lines[0].contains("10\u{A0}000\u{A0}000 rows")
      }
      gallery.press(.home)
      gallery.expect("the first row") { $0.lines[1].split(separator: " ") == ["1", "0"] }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("/ goes to any row at once")
    func jump() throws {
      let gallery = try huge()
      gallery.type("/5000000\r")
      gallery.expect("the row in the middle") {
        $0.row(of: "5\u{A0}000\u{A0}000") == 10 && $0.row(of: "151\u{A0}999\u{A0}952") == 10
          && $0.status.contains("row 5\u{A0}000\u{A0}000 of")
      }
      gallery.type("/10000001\r")
      gallery.expect("a complaint") { $0.status.contains("'10000001' is not a row") }
    }

    @Test("--count sets the number of rows", arguments: [0, 1, 1_000_000_000])
    func count(_ count: Int) throws {
      let gallery = try huge("--count", "\(count)")
      gallery.press(.end)
      gallery.expect("the end") {
        switch count {
        case 0: $0.lines[0].hasPrefix(" 0 rows") && $0.lines[1...].allSatisfy { $0.isEmpty }
        case 1: $0.lines[0].hasPrefix(" 1 row ") && $0.lines[2...].allSatisfy { $0.isEmpty }
        default: $0.row(of: "30\u{A0}399\u{A0}999\u{A0}952") != nil
        }
      }
      gallery.press(.quit)
      gallery.expectQuit()
    }
  }
}
