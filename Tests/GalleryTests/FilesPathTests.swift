import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

/// The navigation between directories computes paths; the file system only confirms them.
@MainActor
@Suite("Paths of the files example")
struct FilesPathTests {
  /// Returns the path that is shown after taps on some entries.
  private func path(from start: String, tapping names: String...) throws -> String {
    let example = try FilesExample(arguments: [start])
    let collection = HeadlessCollection(size: Size(width: 640, height: 64_000), content: example.content())
    example.follow { collection.show(example.content()) }
    for name in names { #expect(collection.tap(ItemID(name)), "no \(name)") }
    let content: Content<Headless> = example.content()
    return try #require(content.sectionIDs.first).description
  }

  @Test("A directory is appended to a path after a slash, and removed with it")
  func innerAndOuter() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b")
    #expect(Directory.path(of: "a", in: folder.path) == folder.path("a"))
    #expect(Directory.path(of: "tmp", in: "/") == "/tmp")
    #expect(try path(from: folder.path("a/b"), tapping: "..") == folder.path("a"))
    #expect(try path(from: folder.path("a/b"), tapping: "..", "..") == folder.path)
    #expect(try path(from: folder.path("a/../a"), tapping: "..") == folder.path("a/.."))
  }

  @Test("The parent of the root is the root")
  func root() throws {
    #expect(try path(from: "/", tapping: "..", "..") == "/")
    #expect(try path(from: "/tmp", tapping: "..") == "/")
  }

  @Test("The parent of a relative path is relative to the same directory")
  func relative() throws {
    #expect(try path(from: ".", tapping: "..") == "./..")
    #expect(try path(from: "..", tapping: "..") == "../..")
    #expect(try path(from: "../..", tapping: "..") == "../../..")
  }

  @Test("Trailing slashes are ignored", arguments: ["/", "//", "///"])
  func trailingSlashes(slashes: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b")
    #expect(try path(from: folder.path("a/b") + slashes, tapping: "..") == folder.path("a"))
    #expect(Directory.path(of: "b", in: folder.path("a") + slashes) == folder.path("a/b"))
  }
}
