import Foundation
import TerminalOracle
import TestSupport
import Testing

#if HAS_GTK && HAS_SQLITE
extension GalleryScreenTests {
  /// The moving picture of the README, which shows the gallery with all of its examples.
  @Suite("The recording in the README")
  struct RecordingScreenTests {
    @Test("The gallery shows what the recording shows, if the same keys are pressed")
    func isUpToDate() throws {
      let recording = try Recording()
      #expect(recording.screens.count == recording.keys.count + 1)
      let gallery = try GalleryProcess(columns: recording.columns, rows: recording.rows)
      for (index, screen) in recording.screens.enumerated() {
        if index > 0, recording.keys.indices.contains(index - 1) { gallery.type(recording.keys[index - 1]) }
        let isShown = gallery.terminal.waits { $0.lines == screen }
        try #require(
          isShown,
          """
          Scripts/render-recording makes a new recording. It shows:
          \(screen.joined(separator: "\n"))
          There is:
          \(gallery.terminal.screen.lines.joined(separator: "\n"))
          """)
      }
    }

    @Test("The README shows the recording first")
    func isShown() throws {
      let readme = try String(contentsOf: PageCode.root.appendingPathComponent("README.md"), encoding: .utf8)
      let first = readme.split(separator: "\n").first { $0.hasPrefix("![") }
      #expect(first?.hasSuffix("](Documentation/Pictures/Terminal/recording.svg)") == true)
    }
  }

  /// The keys and the screens of the recording.
  private struct Recording {
    var keys: [String]
    /// The screens after each other, by their lines, without the command that is typed first.
    var screens: [[String]] = []
    let columns: Int
    let rows: Int

    init() throws {
      func text(_ path: String) throws -> String {
        try String(contentsOf: PageCode.root.appendingPathComponent(path), encoding: .utf8)
      }
      let script = try text("Scripts/render-recording")
      let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("keys='") })
      keys = line.dropFirst(6).dropLast().split(separator: ",").map {
        String($0).replacing("\\x1b", with: "\u{1B}").replacing("\\r", with: "\r").replacing(
          "\\t", with: "\t")
      }
      let picture = try text("Documentation/Pictures/Terminal/recording.svg")
      let size = try #require(picture.firstMatch(of: /width="(\d+)" height="(\d+)"/))
      (columns, rows) = (try #require(Int(size.1)) / 8, try #require(Int(size.2)) / 16)
      var drawn: [Substring: String] = [:]
      for row in picture.matches(of: /<g id="(r\d+)">(.*)<\/g>/) { drawn[row.1] = Self.line(row.2) }
      var frames: [Int: [String]] = [:]
      for use in picture.matches(of: /<use href="#(r\d+)" y="(\d+)"/) {
        let row = try #require(Int(use.2)) / 16
        frames[row / rows, default: Array(repeating: "", count: rows)][row % rows] = drawn[use.1] ?? ""
      }
      for (_, screen) in frames.sorted(by: { $0.key < $1.key })
      where screen != screens.last && !screen[0].hasPrefix("$ ") { screens.append(screen) }
    }

    /// Returns the text of a row of a picture, with spaces where no text is.
    private static func line(_ row: Substring) -> String {
      var line: [Character] = []
      for text in row.matches(of: /<text x="(\d+)"[^>]*>([^<]*)</) {
        let column = (Int(text.1) ?? 0) / 8
        line += Array(repeating: " ", count: max(0, column - line.count))
        line += String(text.2).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
          "&amp;", with: "&")
      }
      return String(line)
    }
  }
}
#endif
