import Foundation
import Tessera
import TesseraLayout
import TesseraTesting
import TestCells
import Testing

// Short code examples of the pages about custom behaviors and hosts.

private struct Paragraph: Identifiable {
  let id: Int
}

private func ParagraphCell(_ paragraph: Paragraph) -> Line { Line("\(paragraph.id)") }

@MainActor
private final class Tabs {
  var selectedTab: ItemID?
}

/// Cells with views of the host, one for each element of a collection.
extension ItemBuilder where H == Web {
  static func buildExpression<Data, ID, Row: ModifiableCell>(_ forEach: ForEach<Data, ID, Row>) -> Items<Web>
  where Row.Base: Cell, Row.Base.View: Element {
    forEach.items { AnyCell($0, upcast: { $0 }) }
  }
}

/// Rows that choose between cells with views of the host.
extension CellBuilder where H == Web {
  static func buildExpression<M: ModifiableCell>(_ cell: M) -> AnyCell<Web>
  where M.Base: Cell, M.Base.View: Element {
    AnyCell(cell, upcast: { $0 })
  }
}

extension MixedRowBuilder where H == Web {
  static func buildExpression<M: ModifiableCell>(_ cell: M) -> NativeRow<Web, M>
  where M.Base: Cell, M.Base.View: Element {
    NativeRow(cell, upcast: { $0 })
  }
}

@MainActor
@Suite("The pages of custom behaviors and hosts")
struct DocumentedExampleTests {
  private final class Log {
    var sections: [ItemID] = []
  }

  @Test("A custom modifier is declared like any other")
  func declared() {
    let (history, usage) = ([Paragraph(id: 1)], [Paragraph(id: 2)])
    let tabs = Tabs()
    func content<H: CollectionHost>() -> Content<H> {
      Content {
        Section("history") { ForEach(history) { ParagraphCell($0) } }
        Section("usage") { ForEach(usage) { ParagraphCell($0) } }
      }
      .scrollSpy { section in tabs.selectedTab = section }
    }
    _ = HeadlessCollection(size: Size(width: 80, height: 16), content: content())
    #expect(tabs.selectedTab == "history")
  }

  @Test("A custom behavior runs without a screen")
  func driven() {
    let log = Log()
    let sections: Content<Headless> = Content {
      ForEach(["a", "b", "c"], id: \.self) { id in Section(id) { ForEach(0..<10) { Line("\($0)") } } }
    }
    let content = sections.scrollSpy { log.sections.append($0) }
    let collection = HeadlessCollection(size: Size(width: 80, height: 160), content: content)
    for _ in 0..<80 { collection.scroll(by: 4) }
    #expect(log.sections == ["a", "b", "c"])
  }

  @Test("A custom host prints a page")
  func printed() {
    let content: Content<Web> = Content { Section("lines") { Line("one") } }
    let collection = WebCollection(size: Size(width: 160, height: 36))
    collection.show(content)
    print(collection.html)
  }

  @Test(
    "The examples are short",
    arguments: [
      ("ScrollSpy", 60), ("NewMessages", 60), ("UnreadMark", 60), ("Scrubber", 60), ("WebCollection", 100),
    ])
  func short(name: String, limit: Int) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 20 && lines.count - 1 <= limit)
  }
}
