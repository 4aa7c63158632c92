import Testing

/// Starts one browser for all tests of a suite, and ends it after them.
package struct ChromiumTrait: SuiteTrait, TestScoping {
  package let isRecursive = false

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard Chromium.isUsed else { return try await function() }
    let browser = try await Chromium.start()
    do {
      try await Chromium.$shared.withValue(browser) { try await function() }
    } catch {
      await browser.end()
      throw error
    }
    await browser.end()
  }
}

extension SuiteTrait where Self == ChromiumTrait {
  /// Starts one browser for all tests of a suite, and ends it after them.
  package static var chromium: ChromiumTrait { ChromiumTrait() }
}

extension Chromium {
  /// The browser of the suite.
  @TaskLocal package static var shared: Chromium?

  /// Opens a page of the suite's browser for a test, and closes it afterwards.
  ///
  /// The test fails if the page logs an error.
  package static func withPage(
    width: Int = 800, height: Int = 600, location: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (BrowserPage) async throws -> Void
  ) async throws {
    guard let shared else { throw ChromiumError.missing }
    let page = try await shared.openPage(width: width, height: height)
    do {
      try await body(page)
    } catch {
      for problem in (try? await page.problems()) ?? [] {
        Issue.record("the page logged: \(problem)", sourceLocation: location)
      }
      try? await page.close()
      throw error
    }
    let problems = try await page.problems()
    try await page.close()
    #expect(problems == [], sourceLocation: location)
  }
}
