import TestSupport
import Testing

@testable import gallery

@Suite("Reading directories")
struct DirectoryTests {
  @Test("Directories come first, then other entries by name, with kind and size")
  func entries() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "b")
    try folder.write("", to: ".hidden")
    try folder.makeFolder("z")
    try folder.makeFolder("y")
    try folder.makeLink("a", to: "nowhere")
    let directory = try Directory.read(folder.path)
    #expect(directory.path == folder.path)
    #expect(directory.entries.map { $0.id } == ["y", "z", ".hidden", "a", "b"])
    #expect(directory.entries.map { $0.kind } == [.directory, .directory, .file, .link, .file])
    #expect(directory.entries.last?.bytes == 5)
  }

  @Test("An empty directory has no entries")
  func empty() throws {
    let folder = try TemporaryFolder()
    #expect(try Directory.read(folder.path).entries.isEmpty)
  }

  @Test(
    "A directory that cannot be read gives an error with the reason",
    arguments: [("missing", "No such file or directory"), ("file", "Not a directory")])
  func unreadable(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(throws: GalleryError.noInput("cannot read '\(folder.path(name))': \(reason)")) {
      try Directory.read(folder.path(name))
    }
  }
}
