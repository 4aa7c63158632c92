import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Declaring content")
struct DeclarationTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  func page<H: CollectionHost>(reviews: [Row], isOpen: Bool, _: H.Type = H.self) -> Content<H> {
    Content {
      Section("venue") {
        Label("Blue Door")
        if isOpen { Label("open") } else { Paragraph("closed") }
      }
      if !reviews.isEmpty {
        Section("reviews", layout: .flow(spacing: 8).inset(10)) {
          ForEach(reviews) { Label($0.name).onTap {} }
        }
        .header(pinned: true) { Label("Reviews") }
      }
    }
  }

  @Test("A condition leaves out a section")
  func conditionalSection() {
    let content: Content<Headless> = page(reviews: [], isOpen: true)
    #expect(content.sectionIDs == ["venue"])
  }

  @Test("Equal declarations are equal; another cell, layout or id makes them differ")
  func equality() {
    func venue(_ title: String, id: String = "venue", layout: Layout = .list()) -> Content<Headless> {
      Content {
        Section(id, layout: layout) {
          Label(title).onTap {}
          ForEach(0..<3) { Label("\($0)") }
        }
        .header { Label("head") }
      }
    }
    #expect(venue("Blue Door") == venue("Blue Door"))
    #expect(venue("Blue Door") != venue("Red Door"))
    #expect(venue("Blue Door") != venue("Blue Door", id: "place"))
    #expect(venue("Blue Door") != venue("Blue Door", layout: .flow(spacing: 1)))
  }

  @Test("The identity of a cell without an id depends only on its branch and statement")
  func structuralIdentity() {
    func section(_ isLong: Bool) -> Section<Headless> {
      Section("s") {
        if isLong {
          Label("one")
          Label("two")
        }
        Label("three")
      }
    }
    #expect(section(true).itemIDs.last == section(false).itemIDs.last)
    #expect(Set(section(true).itemIDs).count == 3)
  }

  @Test("The difference of two declarations lists sections and items by position")
  func difference() {
    func lists(_ first: [Int], _ second: [Int], changed: Int = 0) -> Content<Headless> {
      Content {
        Section("a") { ForEach(first, id: { $0 }) { Label($0 == changed ? "new \($0)" : "\($0)") } }
        if !second.isEmpty { Section("b") { ForEach(second, id: { $0 }) { Label("\($0)") } } }
      }
    }
    #expect(lists([1, 2], [3]).difference(from: lists([1, 2], [3])).isEmpty)
    #expect(
      lists([1, 2, 3], [4]).difference(from: lists([1, 2], [3, 4])).description == "move @ 1.0 → 0.2")
    #expect(
      lists([2, 9], [], changed: 2).difference(from: lists([1, 2], [3])).description
        == "delete section @ 1, delete @ 0.0, insert @ 0.1, update @ 0.1 → 0.0")
  }

  @Test("Declared cells can be read back")
  func readBack() {
    let content: Content<Headless> = page(
      reviews: [Row(id: 1, name: "good"), Row(id: 2, name: "better")], isOpen: false)
    #expect(content[section: "reviews"]?.cells(Label.self) == [Label("good"), Label("better")])
    #expect(content[section: "reviews"]?.itemIDs == [1, 2])
    #expect(content.cells(Paragraph.self) == [Paragraph("closed")])
  }

  @Test("ForEach accepts id key paths, number ranges and mixed cells")
  func forEach() {
    let collection = HeadlessCollection(columns: 12, rows: 8) {
      Section("words") { ForEach(["one", "two"], id: \.self) { Label($0) } }
      Section("numbers") {
        ForEach(0..<3) { number in
          if number == 1 { Paragraph("one and a half") } else { Label("\(number)") }
        }
      }
    }
    #expect(collection.text() == "one\ntwo\n0\none and a\nhalf\n2\n\n\n")
  }
}
