import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// A page that changes with taps.
  @Suite("The venue on screen")
  struct VenueTests {
    private func venue() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["venue"], columns: 80, rows: 40)
      gallery.expect("the page") { $0.row(of: "4 Harbor Lane") != nil && $0.row(of: "Nearby") != nil }
      return gallery
    }

    private func click(
      _ text: String, in gallery: GalleryProcess, location: SourceLocation = #_sourceLocation
    )
      throws
    {
      let row = try #require(gallery.row(of: text), sourceLocation: location)
      gallery.click(column: 10, row: row)
    }

    @Test("A tap on a review removes it, and with the last one its section")
    func removes() throws {
      let gallery = try venue()
      for (author, others) in [("Jonas", ["Mara", "Ines"]), ("Mara", ["Ines"]), ("Ines", [])] {
        try click(author, in: gallery)
        gallery.expect("the review of \(author) gone") { gallery in
          gallery.row(of: author) == nil && others.allSatisfy { gallery.row(of: $0) != nil }
            && (gallery.row(of: "tap to remove") != nil) == !others.isEmpty
        }
      }
      #expect(gallery.row(of: "Write a review") == 5)
    }

    @Test("The button adds a review and its section")
    func adds() throws {
      let gallery = try venue()
      try click("Write a review", in: gallery)
      gallery.expect("a fourth review") { $0.row(of: "Review number 4.") != nil }
      for author in ["Mara", "Jonas", "Ines", "You"] {
        try click(author, in: gallery)
        gallery.expect("it gone") { $0.row(of: author) == nil }
      }
      try click("Write a review", in: gallery)
      gallery.expect("the first review") {
        $0.row(of: "Review number 1.") != nil && $0.row(of: "tap to remove") == 5
      }
    }

    @Test("A tap on the header closes the venue and shows its opening hours")
    func closes() throws {
      let gallery = try venue()
      try click("4 Harbor Lane", in: gallery)
      gallery.expect("it closed") { $0.row(of: "Closed today") == 5 && $0.row(of: "open now") == nil }
      try click("4 Harbor Lane", in: gallery)
      gallery.expect("it open") { $0.row(of: "Closed today") == nil && $0.row(of: "open now") != nil }
    }

    @Test("The keyboard does the same, and the focus moves to the next review")
    func keyboard() throws {
      let gallery = try venue()
      gallery.press(.home, .down, .enter)
      gallery.expect("the first review gone") { $0.row(of: "Mara") == nil }
      gallery.press(.enter)
      gallery.expect("the second review gone") { $0.row(of: "Jonas") == nil && $0.row(of: "Ines") != nil }
      gallery.type(" ")
      gallery.expect("the third review gone") { $0.row(of: "Ines") == nil }
    }
  }
}
