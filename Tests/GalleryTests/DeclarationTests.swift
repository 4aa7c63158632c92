import TesseraComponents
import TestSupport
import TesseraTesting
import Testing

@testable import gallery

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The declarations of the examples: values, compared without a screen.
@MainActor
@Suite("Declared content")
struct DeclarationTests {
  private func content(of example: some Example) -> Content<Headless> { example.content() }

  /// Returns the components of a type in content.
  private func trees<C: Component>(_ type: C.Type, in content: Content<Headless>) -> [ComponentTree] {
    content.cells(ComponentCell<C>.self).map { $0.tree }
  }

  /// Returns the texts of a component that are not empty.
  private func texts(_ tree: ComponentTree) -> [String] {
    tree.nodes.compactMap { node in
      if case .text(let text, _) = node.kind, !text.isEmpty { text } else { nil }
    }
  }

  @Test("The menu is one section with every example")
  func menu() {
    let content: Content<Headless> = StartMenu().content()
    #expect(content.sectionIDs == ["examples"])
    #expect(
      content.sections[0].itemIDs.compactMap { $0.value(as: String.self) }.filter {
        !["photos", "database", "mail"].contains($0)
      }
        == [
          "processes", "packages", "characters", "files", "log", "venue", "columns", "stack", "compose",
          "panes", "mosaic", "huge", "layouts", "menu", "selection", "pantone", "random", "realtime", "chat",
          "effects", "weather", "pages", "alphabet", "forms", "controls", "table", "themes", "feed", "search",
          "timeline",
        ])
    let count = "\(Catalog.examples.count) examples"
    let title = content.sections[0].header?.cell.content(as: ComponentCell<SectionTitle>.self)
    #expect(title?.tree == ComponentTree(SectionTitle("Tessera gallery", detail: count)))
  }

  @Test("A venue with reviews has a section for them")
  func venue() throws {
    let content = content(of: try VenueExample(arguments: []))
    #expect(content.sectionIDs == ["venue", "reviews", "write", "related"])
    #expect(content[section: "reviews"]?.itemIDs == Review.samples.map { ItemID($0.id) })
    #expect(content[section: "related"]?.itemIDs.prefix(2) == ["Net & Line", "Quay 9"])
    let page = HeadlessCollection(size: Size(width: 640, height: 960), content: content).text()
    for words in Review.samples.map({ $0.text.prefix(20) }) + ["★★★★★ Mara", "Net & Line"] {
      #expect(page.contains(words), "\(page)")
    }
  }

  @Test("A closed venue has a notice, an open one has none")
  func notice() throws {
    let example = try VenueExample(arguments: [])
    #expect(content(of: example)[section: "venue"]?.count == 1)
    let collection = HeadlessCollection(size: Size(width: 480, height: 640), content: content(of: example))
    example.follow {}
    collection.tap(try #require(content(of: example)[section: "venue"]?.itemIDs.first))
    let notice = Text("Closed today. Opening hours: Tuesday to Sunday, 11–23").foreground(.warning)
    #expect(trees(Text.self, in: content(of: example)) == [ComponentTree(notice)])
  }

  @Test("An empty directory has only the item that leads to its parent")
  func emptyDirectory() throws {
    let folder = try TemporaryFolder()
    let content = content(of: try FilesExample(arguments: [folder.path]))
    #expect(content.sectionIDs == [ItemID(folder.path)])
    #expect(trees(EntryRow.self, in: content) == [ComponentTree(EntryRow(name: ".."))])
  }

  @Test("A directory has a line for each entry, below the item for its parent")
  func directory() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("inner")
    try folder.makeLink("link", to: "inner")
    for (size, name) in [(5, "small"), (9_999, "middle"), (20_480, "large")] {
      try folder.write(String(repeating: "x", count: size), to: name)
    }
    let content = content(of: try FilesExample(arguments: [folder.path]))
    #expect(
      trees(EntryRow.self, in: content).map { texts($0).filter { $0 != "▸" }.joined(separator: " ") }
        == ["..", "inner/", "large 20 KB", "link link", "middle 9999 B", "small 5 B"])
    let names = ["inner", "large", "link", "middle", "small"]
    #expect(content.sections[0].itemIDs == [".."] + names.map { ItemID(folder.path($0)) })
  }

  @Test("A log has a numbered cell for each line, an empty log has none")
  func log() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\ntwo\n", to: "log")
    try folder.write("", to: "empty")
    let example = try LogExample(arguments: [folder.path("log")])
    #expect(content(of: example).count == 2)
    #expect(example.shown(columns: 20, rows: 2).text() == "       1 one\n       2 two\n")
    #expect(content(of: try LogExample(arguments: [folder.path("empty")])).count == 0)
  }

  @Test("Every block of characters is a section with a pinned header and a count")
  func characters() throws {
    let content = content(of: try CharactersExample(arguments: []))
    let blocks = UnicodeBlock.assigned()
    #expect(content.sectionIDs == blocks.map { ItemID($0.name) })
    #expect(content.sections.map { $0.count } == blocks.map { $0.scalars.count })
    #expect(content.sections.allSatisfy { $0.header?.isPinned == true })
    #expect(content[section: "Emoticons"]?.itemIDs.prefix(2) == [0x1F600, 0x1F601])
  }

  @Test("Every letter is a section with a pinned header")
  func packages() throws {
    let content = content(of: try PackagesExample(arguments: []))
    let list = try PackageList.installed()
    #expect(content.sectionIDs == list.letters.map { ItemID($0.name) })
    #expect(
      content.sections.map { $0.itemIDs } == list.letters.map { $0.packages.map { ItemID($0.id) } })
    #expect(content.sections.allSatisfy { $0.header?.isPinned == true })
  }

  @Test("Every state of some process is a section")
  func processes() throws {
    let content = content(of: try ProcessesExample(arguments: []))
    #expect(content.sections.allSatisfy { $0.count > 0 && $0.header?.isPinned == true })
    #expect(content.sections.flatMap { $0.itemIDs }.contains(ItemID(Int(getpid()))))
  }

  @Test(
    "A code point is accepted with or without a prefix, in upper and lower case",
    arguments: ["1F600", "1f600", "U+1F600", "u+1f600", "0x1F600", "0X1f600", "01F600"])
  func codePoint(_ text: String) throws {
    let example = try CharactersExample(arguments: [])
    #expect(example.answer(text) == nil)
    let target = example.takeScrollTarget()
    #expect(target?.section == "Emoticons" && target?.item == 0x1F600)
    #expect(example.takeScrollTarget() == nil)
  }

  @Test(
    "Text that is not an assigned code point is rejected",
    arguments: [
      "", " ", "xyz", "1F600 ", "-1", "+41", "U+", "D800", "110000", "FFFFFFFFF", "0378", "E000", "😀",
    ])
  func noCodePoint(_ text: String) throws {
    let example = try CharactersExample(arguments: [])
    #expect(example.answer(text) != nil)
    #expect(example.takeScrollTarget() == nil)
  }
}
