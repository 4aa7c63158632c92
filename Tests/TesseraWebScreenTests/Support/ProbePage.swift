import ChromiumDriver
import Foundation
import StaticServer
import TestSupport
import Testing

/// The page of the probe, in the browser of the suite.
struct ProbePage {
  let page: BrowserPage

  /// The point at which tests turn the wheel.
  static let middle = BrowserPoint(x: 400, y: 300)

  /// Opens the page, which shows 1,000 rows, and ends it after a test.
  ///
  /// The test fails if the page logs an error.
  static func open(
    width: Int = 800, height: Int = 600, location: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ test: (ProbePage) async throws -> Void
  ) async throws {
    let server = try await StaticServer.start(serving: folder.value)
    do {
      try await Chromium.withPage(width: width, height: height, location: location) { page in
        try await page.open(server.address)
        try await page.wait(until: "globalThis.probe && cells().length > 0")
        try await test(ProbePage(page: page))
      }
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  /// The built folder of the page; the first test builds it.
  private static let folder = Task { try build() }

  /// The script as it is written, which is not made smaller.
  static var script: String { sources + "/Sources/TesseraWeb/Resources/tessera.js" }

  /// Returns a copy of the built folder.
  static func copy() async throws -> TemporaryFolder {
    let (built, copy) = (try await folder.value, try TemporaryFolder())
    for name in try FileManager.default.contentsOfDirectory(atPath: built) {
      try FileManager.default.copyItem(atPath: built + "/" + name, toPath: copy.path(name))
    }
    return copy
  }

  private static var sources: String {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().appendingPathComponent("../../../..")
      .standardized.path
  }

  private struct BuildError: Error, CustomStringConvertible {
    var description: String
  }

  private static func build() throws -> String {
    let folder = sources + "/.build/probe-web"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: sources + "/Scripts/build-web")
    process.arguments = [
      "--package", sources + "/Tests/Support/WebProbe", "--output", folder,
      "--scratch", sources + "/.build/web-scratch",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildError(description: "Scripts/build-web failed:\n\(text.suffix(4000))")
    }
    return folder
  }
}

extension ProbePage {
  /// Calls a function of the probe.
  @discardableResult
  func call(_ name: String, _ values: Double...) async throws -> JSON {
    let arguments = [JSON.string(name).text] + values.map { JSON.number($0).text }
    return try await page.evaluate("probe(\(arguments.joined(separator: ", ")))")
  }

  /// Shows the inserted rows and scrolls by a distance, before the next frame.
  func showAndScroll(by distance: Double) async throws {
    try await page.evaluate("probe('scroll_by', \(JSON.number(distance).text)), probe('show_ids'), 0")
  }

  /// A cell in the viewport.
  struct SeenCell: Equatable {
    var text: String
    var top: Double
    var bottom: Double
  }

  /// The cells in the viewport, from top to bottom.
  var cells: [SeenCell] {
    get async throws {
      try await page.evaluate("cells()").array.map {
        SeenCell(text: $0[0].string ?? "", top: $0[1].number ?? .nan, bottom: $0[2].number ?? .nan)
      }
    }
  }

  /// Waits until the first cell has a text, and possibly an edge.
  func waitForFirst(_ text: String, top: Double? = nil) async throws {
    let edge = top.map { " && cells()[0][1] === \(JSON.number($0).text)" } ?? ""
    try await page.wait(until: "cells()[0][0] === \(JSON.string(text).text)\(edge)")
  }

  /// Waits until an element with a text has the focus.
  func waitForFocus(_ text: String) async throws {
    try await page.wait(until: "document.activeElement.textContent === \(JSON.string(text).text)")
  }

  /// Turns the wheel until the cells satisfy a condition, at most 20 times.
  func wheel(y: Double, until isDone: ([SeenCell]) -> Bool) async throws {
    for _ in 0..<20 {
      if isDone(try await cells) { break }
      try await page.wheel(at: Self.middle, y: y)
      try await page.waitForFrame()
    }
  }

  /// Waits until the scroll position of the element is that of the content, which is shorter than 100,000
  /// points: a step of the wheel is a step of the content then, at both ends too.
  func waitForRest() async throws {
    try await page.wait(
      until: "document.querySelector('.tessera-layer').style.transform === 'translate(0px, 0px)'")
  }

  /// Waits until the cells in the viewport are some; returns the cells of the last look otherwise.
  func settled(on expected: [SeenCell]) async throws -> [SeenCell] {
    var last: [SeenCell] = []
    for _ in 0..<300 {
      last = try await cells
      if last == expected { break }
      try await page.waitForFrame()
    }
    return last
  }
}
