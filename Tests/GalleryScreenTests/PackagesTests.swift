import TerminalOracle
import TestSupport
import Testing

extension GalleryScreenTests {
  /// The packages of this machine, with pinned letters.
  @Suite("The packages on screen")
  struct PackagesTests {
    private func packages() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["packages"], columns: 100, rows: 12)
      gallery.expect("the list") { $0.status.contains(" entries from /") && !$0.lines[1].isEmpty }
      return gallery
    }

    /// Returns the letter at the top, and the first letter of the first entry below it whose name is visible.
    private func letters(_ gallery: GalleryProcess) -> (header: String, entry: String)? {
      guard let header = gallery.lines[0].split(separator: " ").first,
        let entry = gallery.lines[firstName(gallery)].split(separator: " ").first
      else { return nil }
      return (String(header), entry.prefix(1).uppercased())
    }

    /// Returns the first row below the header with a name or a letter, which are bold: a description may be
    /// above.
    private func firstName(_ gallery: GalleryProcess) -> Int {
      gallery.terminal.screen.cell(column: 1, row: 1).rendition.attributes & 1 == 1 ? 1 : 2
    }

    @Test("The letter of the top entry is pinned above it at every position")
    func pinnedLetters() throws {
      let gallery = try packages()
      var headers: [String] = []
      for _ in 1...40 {
        gallery.expect("a letter above its entries") {
          guard let letters = letters($0) else { return false }
          let word = $0.lines[firstName($0)].split(separator: " ").first ?? ""
          let isHeader = (word.count == 1 || word == "0–9") && letters.entry != letters.header
          return isHeader || letters.header == letters.entry || letters.header == "0–9"
        }
        if let header = letters(gallery)?.header, headers.last != header { headers.append(header) }
        let before = gallery.lines
        gallery.wheel(3)
        gallery.expect("other lines") { $0.lines != before }
      }
      #expect(headers.count > 1 && headers == headers.sorted())
    }

    @Test("The version is at the end of the first line, the description below", arguments: [40, 50, 60, 80])
    func widths(columns: Int) throws {
      let folder = try #require(try? TemporaryFolder())
      let packages = [
        ("adduser", "3.134", "add and remove users and groups"),
        ("apt-transport-https-of-long-name", "2.6.1-0ubuntu3", "transitional package"),
      ]
      try folder.write(
        packages.map {
          "Package: \($0.0)\nStatus: install ok installed\nVersion: \($0.1)\nDescription: \($0.2)\n\n"
        }.joined(), to: "status")
      let gallery = try GalleryProcess(["packages", folder.path("status")], columns: columns, rows: 8)
      gallery.expect("both packages") { $0.row(of: "adduser") == 1 && $0.row(of: "apt-transport") == 3 }
      #expect(gallery.lines[1] == " adduser" + String(repeating: " ", count: columns - 14) + "3.134")
      #expect(gallery.lines[2] == " add and remove users and groups")
      if columns == 40 {
        #expect(gallery.lines[3] == " apt-transport-https-o…  2.6.1-0ubuntu3", "only the longer one is cut")
      } else {
        #expect(gallery.lines[3].hasPrefix(" apt-transport-https-of-long-name "))
        #expect(gallery.lines[3].hasSuffix(" 2.6.1-0ubuntu3"))
      }
      #expect(gallery.lines[4] == " transitional package")
      #expect(gallery.lines.allSatisfy { $0.count <= columns })
    }

    @Test("End and Home show the last and the first letter")
    func end() throws {
      let gallery = try packages()
      gallery.press(.end)
      gallery.expect("the end") { $0.lines.last?.isEmpty == false && letters($0)?.header != "A" }
      gallery.press(.home)
      gallery.expect("the start") { letters($0).map { $0.header == $0.entry || $0.header == "0–9" } ?? false }
    }
  }
}
