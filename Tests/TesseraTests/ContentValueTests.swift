import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Content as a value")
struct ContentValueTests {
  struct Key: Hashable, Sendable { var row: Int }

  @Test("An item id returns its value as the original type only")
  func idValues() {
    #expect(ItemID(7).value(as: Int.self) == 7)
    #expect(ItemID(7).value(as: String.self) == nil)
    #expect(ItemID("seven").value(as: String.self) == "seven")
    #expect(ItemID("7").value(as: Int.self) == nil)
    #expect(ItemID(Key(row: 7)).value() == Key(row: 7))
    #expect(ItemID(Key(row: 7)).value(as: Int.self) == nil)
    #expect(ItemID(UInt32(7)).value(as: UInt32.self) == 7)
    let content: Content<Headless> = Content { Section { Label("by place") } }
    #expect(content.sectionIDs.first?.value(as: Int.self) == nil)
  }

  @Test("The description reads like the declaration, with at most ten items per section")
  func description() {
    let content: Content<Headless> = Content {
      Section("venue") {
        Label("Blue\nDoor").id("name")
        Paragraph("open")
      }
      .footer { Label("foot") }
      Section("rows") { ForEach(0..<10_000_000) { Label("row \($0)") } }
        .header(pinned: true) { Label("head") }
      Section(3) {
        ForEach(["a"], id: \.self) { Label($0) }
      }
      .header { Label("head") }
      Section("none") {}
    }
    #expect(
      content.description == """
        Section venue: 2 items, footer
          name: Label(text: "Blue\\nDoor")
          #1: Paragraph(text: "open")
        Section rows: 10000000 items, pinned header
          0: Label(text: "row 0")
          1: Label(text: "row 1")
          2: Label(text: "row 2")
          3: Label(text: "row 3")
          4: Label(text: "row 4")
          5: Label(text: "row 5")
          6: Label(text: "row 6")
          7: Label(text: "row 7")
          8: Label(text: "row 8")
          9: Label(text: "row 9")
          … 9999990 more
        Section 3: 1 item, header
          a: Label(text: "a")
        Section none: 0 items
        """)
    #expect(Content<Headless>().description == "no sections")
  }

  @Test("A declaration can contain availability checks")
  func availability() {
    let content: Content<Headless> = Content {
      if #available(macOS 99, iOS 99, tvOS 99, *) {
        Section("new") {
          if #available(macOS 99, iOS 99, tvOS 99, *) { Label("new") }
          ForEach(0..<1) { _ in
            if #available(macOS 99, iOS 99, tvOS 99, *) { Label("newer") } else { Paragraph("older") }
          }
        }
      }
      Section("old") { Label("old") }
    }
    #expect(content.sectionIDs.last == "old")
    #expect(ContentBuilder<Headless>.buildLimitedAvailability(content.sections) == content.sections)
    #expect(
      CellBuilder<Headless>.buildLimitedAvailability(AnyCell(Label("x"))) == AnyCell<Headless>(Label("x")))
    #expect(ItemBuilder<Headless>.buildLimitedAvailability(Items(AnyCell(Label("x")))).sectionCount == 1)
  }

  @Test("A size on ForEach overrides the sizes of its cells")
  func sizes() {
    let collection = HeadlessCollection(columns: 12, rows: 4) {
      Section("rows") { ForEach(0..<2) { Label("\($0)").size(.height(16)) }.size(.height(32)) }
    }
    #expect(collection.text() == "0\n\n1\n\n")
  }
}

extension Items where H == Headless {
  /// The number of items, counted by a section that holds them.
  fileprivate var sectionCount: Int { Section<Headless>("s") { self }.count }
}

@Suite("Nested content as a value")
struct NestedContentValueTests {
  private let content = Content<Headless> {
    Section.nesting("columns", layout: .row()) {
      Section("left") { ForEach(0..<2) { Label("\($0)") } }.separators { Label("-") }
      Section("right") { Label("r").id("r") }.scrolls(.horizontal).footer(pinned: true) { Label("sum") }
    }
    .background { Label("") }
  }

  @Test("The description indents nested sections")
  func printing() {
    #expect(
      content.description == """
        Section columns: 3 items, background
          Section left: 2 items, separator
            0: Label(text: "0")
            1: Label(text: "1")
          Section right: 1 item, pinned footer, scrolls sideways
            r: Label(text: "r")
        """)
  }

  @Test("Lookups find nested sections and their cells")
  func finding() {
    #expect(content[section: "right"]?.count == 1)
    #expect(content.cells(Label.self).map { $0.text } == ["0", "1", "r"])
    #expect(content.count == 3)
  }

  @Test("Nested sections and items take part in equality")
  func equality() {
    #expect(content == content)
    let other = Content<Headless> {
      Section.nesting("columns", layout: .row()) { Section("left") { Label("0") } }
    }
    #expect(content != other)
    #expect(content.difference(from: content).isEmpty)
  }
}
