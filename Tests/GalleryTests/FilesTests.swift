import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

/// Directories open in place, and are read when they do.
@MainActor
@Suite("Files", .timeLimit(.minutes(10)))
struct FilesTests {
  /// The lines on screen below the title and the way out, with their indentation and without what stands on the right.
  private func lines(_ collection: HeadlessCollection) -> [String] {
    collection.update()
    return collection.text().split(separator: "\n").dropFirst(2).map { line in
      var name = line.dropFirst().prefix(50)
      while name.last == " " { name.removeLast() }
      return String(name)
    }
  }

  /// Waits for directories that are read meanwhile.
  private func wait(for collection: HeadlessCollection, _ isMet: ([String]) -> Bool) async {
    #expect(await waiting { isMet(lines(collection)) }, "The directories were not read")
  }

  @Test("A directory opens below its line, and what was read is there when it opens again")
  func opens() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("inner/deep")
    try folder.write("", to: "inner/file")
    let example = try FilesExample(arguments: [folder.path])
    let collection = example.shown(columns: 100, rows: 12)
    #expect(lines(collection) == ["▸ inner/"])
    collection.tap(ItemID(folder.path("inner")))
    #expect(lines(collection) == ["▾ inner/", "  …"])
    await wait(for: collection) { $0.count == 3 }
    #expect(lines(collection) == ["▾ inner/", "  ▸ deep/", "    file"])
    collection.tap(ItemID(folder.path("inner/deep")))
    await wait(for: collection) { $0.contains { $0.contains("nothing inside") } }
    #expect(lines(collection) == ["▾ inner/", "  ▾ deep/", "    nothing inside", "    file"])
    collection.tap(ItemID(folder.path("inner")))
    collection.tap(ItemID(folder.path("inner")))
    #expect(lines(collection).count == 4)
    #expect(collection.issues == [])
  }

  @Test("What cannot be read has a line that says why, and tries again when it is tapped")
  func retries() async throws {
    let folder = try TemporaryFolder()
    try folder.makeLink("link", to: "missing")
    let example = try FilesExample(arguments: [folder.path])
    let collection = example.shown(columns: 200, rows: 12)
    collection.tap(ItemID(folder.path("link")))
    await wait(for: collection) { $0.count == 2 && $0[1] != "  …" }
    #expect(lines(collection)[1].hasPrefix("  cannot read '"))
    #expect(collection.text().contains("No such file or directory"))
    try folder.makeFolder("missing")
    try folder.write("", to: "missing/found")
    let failed = try #require(collection.engine.cells.last?.key)
    guard case .item(let id, _) = failed.element else { return }
    collection.tap(id)
    await wait(for: collection) { $0.contains { $0.contains("found") } }
    #expect(lines(collection) == ["▾ link", "    found"])
  }

  @Test("Typing finds an entry, and a screen reader hears where in the tree it is")
  func typing() throws {
    let folder = try TemporaryFolder()
    for name in ["apple", "banana", "Bandana"] { try folder.write("", to: name) }
    try folder.makeFolder("berries")
    let collection = try FilesExample(arguments: [folder.path]).shown(columns: 100, rows: 12)
    collection.type("band")
    let heard = collection.accessibilityText().split(separator: "\n").dropFirst(2)
    #expect(heard.count == 4)
    #expect(heard.contains { $0.hasPrefix("row ") && $0.hasSuffix("of 4, level 1, focused: Bandana, 0 B") })
    #expect(heard.contains { $0.hasSuffix("of 4, level 1, collapsed: berries/") })
  }

  @Test("What is open stays open on the way to the directory around and back")
  func leaves() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b/c")
    let example = try FilesExample(arguments: [folder.path("a")])
    let collection = example.shown(columns: 100, rows: 12)
    collection.tap(ItemID(folder.path("a/b")))
    await wait(for: collection) { $0.count == 2 && $0[1] != "  …" }
    collection.tap("..")
    #expect(lines(collection) == ["▸ a/"])
    collection.tap(ItemID(folder.path("a")))
    await wait(for: collection) { $0.count == 3 && !$0[2].contains("…") }
    #expect(lines(collection) == ["▾ a/", "  ▾ b/", "    ▸ c/"])
  }
}
