import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// What is installed on this machine, under letters that stay in view.
  @Suite("The packages on screen")
  struct PackagesTests {
    private func packages() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["packages"], columns: 100, rows: 12)
      gallery.expect("the list") { $0.status.contains(" entries from /") && !$0.lines[1].isEmpty }
      return gallery
    }

    /// The letter at the top, and the first letter of the first entry below it.
    private func letters(_ gallery: GalleryProcess) -> (header: String, entry: String)? {
      guard let header = gallery.lines[0].split(separator: " ").first,
        let entry = gallery.lines[1].split(separator: " ").first
      else { return nil }
      return (String(header), entry.prefix(1).uppercased())
    }

    @Test("The letter of what is at the top stays above it, all the way")
    func pinnedLetters() throws {
      let gallery = try packages()
      var headers: [String] = []
      for _ in 1...40 {
        gallery.expect("a letter above its entries") {
          guard let letters = letters($0) else { return false }
          let isHeader = $0.lines[1].split(separator: " ").count == 2 && letters.entry != letters.header
          return isHeader || letters.header == letters.entry || letters.header == "0–9"
        }
        if let header = letters(gallery)?.header, headers.last != header { headers.append(header) }
        let before = gallery.lines
        gallery.wheel(3)
        gallery.expect("other lines") { $0.lines != before }
      }
      #expect(headers.count > 1 && headers == headers.sorted())
    }

    @Test("The end has the last letter at its top or in view")
    func end() throws {
      let gallery = try packages()
      gallery.press(.end)
      gallery.expect("the end") { $0.lines.last?.isEmpty == false && letters($0)?.header != "A" }
      gallery.press(.home)
      gallery.expect("the start") { letters($0).map { $0.header == $0.entry || $0.header == "0–9" } ?? false }
    }
  }
}
