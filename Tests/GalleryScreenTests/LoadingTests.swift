import TerminalOracle
import TestSupport
import Testing

extension GalleryScreenTests {
  /// The examples that load from the server inside the gallery.
  @Suite("Loading on screen")
  struct LoadingTests {
    private func gallery(_ arguments: String...) throws -> GalleryProcess {
      try GalleryProcess(arguments, columns: 120, rows: 20)
    }

    @Test("The feed opens in the middle, loads at both ends and keeps its position")
    func feed() throws {
      let gallery = try gallery("feed")
      gallery.expect("pages at both ends") { $0.status.contains("posts 1030–971") }
      #expect(gallery.lines[0].contains("post 1010"))
      // One page for each end that comes near, and no more: keys jump, without a velocity that would load
      // further.
      gallery.press(.pageDown, .pageDown, .pageDown)
      gallery.expect("more at the end") { $0.status.contains("posts 1030–951") }
      gallery.press(.home)
      gallery.expect("more at the start") { $0.status.contains("posts 1050–951") }
      gallery.expect("what is read where it was") { $0.lines[0].contains("post 1030") }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("A server error is shown at the end and disappears after a new attempt")
    func trouble() throws {
      let gallery = try gallery("feed")
      gallery.expect("pages at both ends") { $0.status.contains("posts 1030–971") }
      for _ in 0..<5 { gallery.type("e") }
      gallery.expect("what is wrong") { $0.status.contains("sending bad data") }
      // The message appears below the last post.
      gallery.press(.end)
      gallery.expect("the end") { $0.row(of: "post 971") != nil }
      gallery.expect("the failure") { gallery in
        gallery.wheel(1)
        return gallery.row(of: "Try again") != nil
      }
      for _ in 0..<2 { gallery.type("e") }
      gallery.expect("that all is well") { $0.status.contains("is well") }
      try gallery.click("Try again")
      // One page or more: wheel events may have been pending.
      gallery.expect("the page") { !$0.status.contains("–971") && $0.row(of: "Try again") == nil }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Words are searched while they are typed")
    func search() throws {
      let gallery = try gallery("search")
      gallery.expect("a hint") { $0.row(of: "Such as amber") != nil }
      gallery.type("amber")
      gallery.expect("posts with the word") { gallery in
        gallery.status.contains("50 found") && gallery.lines[3].contains("amber")
      }
    }

    @Test("The timeline updates by itself, and the visible posts stay in place")
    func timeline() throws {
      let gallery = try gallery("timeline")
      gallery.expect("the posts") { $0.row(of: "post 500") != nil }
      gallery.press(.pageDown)
      gallery.expect("other posts") { $0.row(of: "post 500") == nil && $0.row(of: " post ") != nil }
      let first = gallery.lines[1]
      gallery.expect("news") { $0.status.hasSuffix("newest is 500") == false && !$0.status.isEmpty }
      #expect(gallery.lines[1] == first)
    }

    #if HAS_SQLITE
    @Test("Cached letters are shown at once")
    func mail() throws {
      let folder = try TemporaryFolder()
      let first = try gallery("mail", folder.path("mail.sqlite"))
      first.expect("letters of the server") { $0.row(of: "up to date") == 0 && $0.row(of: "post 300") != nil }
      first.press(.quit)
      first.expectQuit()
      let second = try gallery("mail", folder.path("mail.sqlite"))
      // They are on screen until the server responds, which may be before the test looks.
      second.expect("letters from disk") {
        $0.terminal.count(of: "from the last run") > 0 && $0.row(of: "post 300") != nil
      }
      second.expect("letters of the server") { $0.row(of: "up to date") == 0 }
    }

    @Test("A table is created and shown, and a row is found")
    func database() throws {
      let gallery = try gallery("database", "--count", "1000")
      gallery.expect("the rows") { $0.row(of: "Bergen") != nil && $0.lines[0].contains("rows") }
      gallery.press(.ask)
      gallery.type("500\r")
      gallery.expect("row 500") { $0.row(of: "4\u{A0}990") != nil }
    }
    #endif
  }
}
