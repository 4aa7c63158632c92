import Foundation
import TesseraHTTP
import TestSupport
import Testing

@Suite("Documentation/LoadingOverHTTP.md", .timeLimit(.minutes(15)))
struct LoadingOverHTTPPageTests {
  /// Runs a test with the sources of the page and a server that answers them.
  private func withPage(_ body: (LoadingOverHTTPPage) async throws -> Void) async throws {
    try await withFeed { try await body(LoadingOverHTTPPage(server: $0.address)) }
  }

  @Test("The first loader shows pages of twenty posts")
  @MainActor
  func first() async throws {
    try await withFeed { served in
      let loader = LoadingOverHTTPPage(server: served.address).firstLoader()
      loader.appear()
      await loader.settle()
      #expect(loader.items.count == 20)
      loader.loadNext()
      await loader.settle()
      #expect(loader.items.count == 40)
    }
  }

  @Test("Sources with cursors and custom requests load their posts")
  func pages() async throws {
    try await withPage { page in
      let timeline = try await page.timeline().page(PageRequest(.initial))
      #expect(timeline.items.count == 5)
      #expect(timeline.next != nil)
      let other = try await page.anyOther().page(PageRequest(.page(.next), key: 3))
      #expect(other.items.count == 2)
      #expect(other.next == 4)
    }
  }

  @Test("A pull without changes keeps both pages")
  @MainActor
  func nothingNew() async throws {
    try await withFeed { served in
      let source = LoadingOverHTTPPage(server: served.address).nothingNew()
      let loader = Loader(source, behavior: [.initial, .nextPages])
      loader.appear()
      await loader.settle()
      loader.loadNext()
      await loader.settle()
      #expect(loader.items.count == 4)
      loader.load(.pull)
      await loader.settle()
      #expect(loader.phase == .content)
      #expect(loader.items.count == 4)
    }
  }

  @Test("A page of several requests has the results of all of them")
  func severalRequests() async throws {
    try await withPage { page in
      #expect(try await page.several().page(PageRequest(.initial)).items.count == 4)
      #expect(try await page.two().page(PageRequest(.initial)).items.count == 3)
      let three = try await page.three().page(PageRequest(.initial))
      #expect(three.items.map(\.name) == ["Ada", "Björn", "Chiara"])
      #expect(try await page.oneThenOne().page(PageRequest(.initial)).items.map(\.author) == ["Ada"])
      #expect(try await page.oneThenTwo().page(PageRequest(.initial)).items.count == 4)
      #expect(try await page.twoThenOne().page(PageRequest(.initial)).items.count == 1)
    }
  }

  @Test("Each line of code on the page is compiled here")
  func code() throws {
    let page = try PageCode("Documentation/LoadingOverHTTP.md")
    #expect(page.lines.count > 50)
    let here = "Tests/TesseraHTTPTests/Documentation/LoadingOverHTTPPage.swift"
    // Scripts/test-async-http-client compiles and runs the code that needs the trait.
    let package = "AsyncHTTPClient/Package.swift"
    let there =
      "AsyncHTTPClient/Tests/TesseraAsyncHTTPClientTests/Documentation/UntrustedServersPageTests.swift"
    #expect(try page.lines(missingIn: here, package, there) == [])
  }
}
