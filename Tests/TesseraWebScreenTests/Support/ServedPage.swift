import ChromiumDriver
import StaticServer
import TestSupport
import Testing

/// A folder with a page of a test's own, and a server for it.
struct ServedPage {
  let folder: TemporaryFolder
  let server: StaticServer

  /// Serves a page.
  ///
  /// - Parameters:
  ///   - body: The content of the page's body.
  ///   - script: A script, in a file of its own.
  ///   - headers: Additional header fields of the responses.
  static func with(
    body: String, script: String = "", headers: [String: String] = [:],
    location: SourceLocation = #_sourceLocation, _ test: (BrowserPage, ServedPage) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
      <body>\(body)<script src="page.js"></script></body></html>
      """, to: "index.html")
    try folder.write(script, to: "page.js")
    let server = try await StaticServer.start(serving: folder.path, headers: headers)
    do {
      try await Chromium.withPage(location: location) { page in
        try await page.open(server.address)
        try await test(page, ServedPage(folder: folder, server: server))
      }
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }
}
