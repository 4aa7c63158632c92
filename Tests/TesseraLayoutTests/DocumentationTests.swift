import Testing
import TesseraLayout

/// The code of the pages of `TesseraLayout.docc`.
@Suite("Documentation of TesseraLayout")
struct DocumentationTests {
  @Test("All code in the documentation is part of the sources, gallery or tests")
  func listings() throws {
    let catalog = try DocumentationCatalog()
    #expect(catalog.pages.count >= 19)
    for page in catalog.pages {
      for listing in page.listings {
        let code = DocumentationCatalog.squeezed(listing)
        #expect(catalog.sources.contains { $0.contains(code) }, "\(page.name):\n\(listing)")
      }
    }
  }

  @Test("Every layout has a page with its declaration")
  func pages() throws {
    let catalog = try DocumentationCatalog()
    let layouts = catalog.sources.flatMap { source in
      source.matches(of: /publicstruct(\w+Layout)(<[^{]*>)?:LayoutAlgorithm/).map { String($0.output.1) }
    }
    #expect(layouts.count == 17)
    for layout in layouts {
      let page = catalog.pages.first { $0.lines.first == "# ``TesseraLayout/\(layout)``" }
      #expect(page?.listings.first?.contains("func ") == true, "\(layout)")
    }
  }

  @Test("The code of the first page gives the numbers that it shows")
  func firstPage() throws {
    let rows = Rows(count: 10_000_000)
    let layout = Layout.list(spacing: 8).inset(16)
    let arrangement = layout.arrange(rows, in: Size(width: 320, height: .infinity))

    let first = arrangement.frame(at: 0)  // (16.0, 16.0, 288.0, 44.099609375)
    let visible = arrangement.indices(overlapping: Rect(x: 0, y: 5000, width: 320, height: 480))  // 95 to 104
    #expect("\(first)" == "(16.0, 16.0, 288.0, 44.099609375)")
    #expect(visible == Array(95...104))

    // One item has been measured: the arrangement changes in place.
    let hasChanged = arrangement.resize(at: 0, to: Size(width: 288, height: 100))

    // Items have come and gone: a new arrangement, which shares with the old one what has not changed.
    let fewer = Rows(count: 9_999_990)
    let next = arrangement.replacing([ItemSplice(old: 0..<10, new: 0..<0)], with: fewer)
    #expect(hasChanged && arrangement.frame(at: 0).height == 100)
    #expect(next?.count == 9_999_990 && next?.frame(at: 0) == first)
  }
}
