import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Directories expand in place, and are read at that time.
@MainActor
@Suite("Files", .timeLimit(.minutes(10)))
struct FilesTests {
  /// Returns the visible lines below the title and the item for the parent, with indentation and without
  /// details.
  private func lines(_ collection: HeadlessCollection) -> [String] {
    collection.update()
    return collection.text().split(separator: "\n").dropFirst(2).map { line in
      var name = line.dropFirst().prefix(50)
      while name.last == " " { name.removeLast() }
      return String(name)
    }
  }

  private func wait(for collection: HeadlessCollection, _ isMet: ([String]) -> Bool) async {
    #expect(await waiting { isMet(lines(collection)) }, "The directories were not read")
  }

  @Test("A directory expands below its line and keeps its entries when it closes")
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

  @Test("A directory that cannot be read shows an error; a tap on it tries again")
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

  #if os(Linux)
  @Test("A name that is not UTF-8 has a replacement character for each invalid byte")
  func bytesForNames() async throws {
    let folder = try TemporaryFolder()
    let names: [[UInt8]] = [Array("a".utf8) + [0xFF], Array("a".utf8) + [0xFE], Array("é".utf8)]
    for name in names { try folder.write(Array("12345".utf8), toFileNamed: name) }
    try folder.makeFolder(named: [0xC3, 0x28])
    let example = try FilesExample(arguments: [folder.path])
    let collection = example.shown(columns: 100, rows: 12)
    let shown = collection.text().split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: " ").joined(separator: " ") }
    try #require(Set(shown) == ["▸ \u{FFFD}(/", "a\u{FFFD} 5 B", "é 5 B"] && shown.count == 4)
    #expect(shown.first == "▸ \u{FFFD}(/")
    // The directory opens as well, as the system call gets the original bytes.
    collection.press(.first)
    collection.press(.down)
    collection.press(key: .enter)
    await wait(for: collection) { $0.contains { $0.contains("nothing inside") } }
    #expect(collection.issues == [])
  }
  #endif

  @Test("Special files have their kind as detail")
  func kinds() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let text = try FilesExample(arguments: [folder.path]).shown(columns: 100, rows: 4).text()
    #expect(text.hasSuffix(" pipe\n\n"))
    let devices = try FilesExample(arguments: ["/dev"]).shown(columns: 100, rows: 400).text()
    #expect(devices.split(separator: "\n").contains { $0.contains(" null ") && $0.hasSuffix(" device") })
  }

  @Test("Typing finds an entry, and accessibility reports its place in the tree")
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

  @Test("Expanded directories stay so after leaving and entering their parent")
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

extension TemporaryFolder {
  fileprivate func write(_ bytes: [UInt8], toFileNamed name: [UInt8]) throws {
    let descriptor = try #require(withPath(of: name) { open($0, O_WRONLY | O_CREAT, 0o600) })
    let count = bytes.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
    #expect(count == bytes.count)
    close(descriptor)
  }

  fileprivate func makeFolder(named name: [UInt8]) throws {
    #expect(withPath(of: name) { mkdir($0, 0o700) } == 0)
  }

  private func withPath<R>(of name: [UInt8], _ body: (UnsafePointer<CChar>) -> R) -> R? {
    let bytes = Array(path.utf8) + [UInt8(ascii: "/")] + name + [0]
    return bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { $0.baseAddress.map(body) }
  }
}

/// Calls the system's `write`, whose name is shadowed inside of the extension.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
