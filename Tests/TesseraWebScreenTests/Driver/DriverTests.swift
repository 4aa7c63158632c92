import ChromiumDriver
import Foundation
import StaticServer
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension BrowserTests {
  @Suite("The driver")
  struct DriverTests {
    @Test("Scripts return values, wait for promises and throw")
    func scripts() async throws {
      try await ServedPage.with(body: "") { page, _ in
        let value = try await page.evaluate("({ a: [1, null, true, 'é'] })")
        #expect(value == ["a": [1, nil, true, "é"]])
        let promised = try await page.evaluate("Promise.resolve(7)")
        #expect(promised == 7)
        await #expect(throws: ChromiumError.self) { try await page.evaluate("nowhere.to.be.found") }
      }
    }

    @Test("Errors of a page are reported")
    func problems() async throws {
      guard let browser = Chromium.shared else { return }
      let folder = try TemporaryFolder()
      try folder.write("<script src='page.js'></script><img src='none.png'>", to: "index.html")
      try folder.write("console.error('a', 1); setTimeout(() => { throw new Error('late') })", to: "page.js")
      let server = try await StaticServer.start(
        serving: folder.path, headers: ["Content-Security-Policy": "script-src 'self'"])
      let page = try await browser.openPage()
      try await page.open(server.address)
      try await page.evaluate(
        """
        document.body.insertAdjacentHTML('beforeend', '<button onclick="alert(1)">'),
        new Promise(resolve => setTimeout(resolve, 50))
        """)
      let problems = try await page.problems()
      for expected in ["console: a 1", "exception: Error: late", "none.png", "Content Security Policy"] {
        #expect(problems.contains { $0.contains(expected) }, "\(expected): \(problems)")
      }
      try await page.close()
      await server.stop()
    }

    @Test("The page has the size and the preferences that a test asks for")
    func appearance() async throws {
      try await ServedPage.with(body: "<p>Text</p>") { page, _ in
        try await page.resize(width: 320, height: 480, scale: 2)
        #expect(try await page.evaluate("[innerWidth, innerHeight, devicePixelRatio]") == [320, 480, 2])
        let queries = "(prefers-color-scheme: dark),(prefers-reduced-motion: reduce),(forced-colors: active)"
        let script = "'\(queries)'.split(',').map(query => matchMedia(query).matches)"
        try await page.setMedia(isDark: true)
        #expect(try await page.evaluate(script) == [true, false, false])
        try await page.setMedia(reducesMotion: true, forcesColors: true)
        #expect(try await page.evaluate(script) == [false, true, true])
        let picture = try await page.screenshot()
        // The signature, and the width and height of the first chunk.
        #expect(picture.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        #expect(picture[16..<24] == [0, 0, 2, 128, 0, 0, 3, 192])
      }
    }

    @Test("The accessibility tree has roles, names and states")
    func accessibility() async throws {
      let body = "<ul><li>One</li><li>Two</li></ul><button aria-pressed=true aria-label=Like>+</button>"
      try await ServedPage.with(body: body) { page, _ in
        let tree = try await page.accessibilityTree()
        #expect(tree.all("listitem").count == 2)
        #expect(tree.all("StaticText").map(\.name).contains("Two"))
        let button = try #require(tree.all("button").first)
        #expect(button.name == "Like" && button.properties["pressed"] == "true")
      }
    }

    @Test("An event that does not happen ends in an error that names it")
    func deadline() async throws {
      let browser = try await Chromium.start(deadline: 2)
      do {
        let page = try await browser.openPage()
        try await page.event("Page.loadEventFired") {}
        Issue.record("there was no event")
      } catch ChromiumError.late(let what, _, _) {
        #expect(what == "Page.loadEventFired")
      }
      await browser.end()
    }

    @Test("A browser that ends leaves no process and no profile")
    func end() async throws {
      let browser = try await Chromium.start()
      let page = try await browser.openPage()
      #expect(Self.processes(naming: browser.folder) > 0)
      #expect(FileManager.default.fileExists(atPath: browser.folder))
      await browser.end()
      #expect(Self.processes(naming: browser.folder) == 0)
      #expect(!FileManager.default.fileExists(atPath: browser.folder))
      await #expect(throws: ChromiumError.self) { try await page.evaluate("1") }
    }

    @Test("A browser that is killed ends calls with an error that shows its output")
    func crash() async throws {
      let browser = try await Chromium.start()
      let page = try await browser.openPage()
      async let waiting = page.evaluate("new Promise(() => {})")
      try await Task.sleep(for: .milliseconds(200))
      kill(browser.pid, SIGKILL)
      do {
        _ = try await waiting
        Issue.record("the call returned")
      } catch ChromiumError.ended {}
      await browser.end()
      #expect(Self.processes(naming: browser.folder) == 0)
    }

    /// Returns the number of processes with a text in their command line.
    private static func processes(naming text: String) -> Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.count { name in
        guard Int(name) != nil, let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
        else {
          return false
        }
        return words.range(of: Data(text.utf8)) != nil
      }
    }
  }
}
