import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Nested sections")
struct NestedSectionTests {
  @Test("Sections side by side scroll together")
  func sideBySide() {
    let collection = HeadlessCollection(columns: 12, rows: 4) {
      Section("top") { Label("top") }
      Section.nesting("columns", layout: .row()) {
        Section("left") { ForEach(0..<3) { Label("l\($0)") } }
        Section("right") { ForEach(0..<5) { Label("r\($0)") } }
      }
      Section("bottom") { Label("bottom") }
    }
    #expect(collection.text() == "top\nl0    r0\nl1    r1\nl2    r2\n")
    collection.scroll(by: 48)
    #expect(collection.text() == "l2    r2\n      r3\n      r4\nbottom\n")
    #expect(collection.engine.contentSize == Size(width: 96, height: 112))
  }

  @Test("Pinned headers of nested sections stack and push each other out")
  func nestedPinning() {
    let collection = HeadlessCollection(columns: 4, rows: 4) {
      Section.nesting("A") {
        Section("a") { ForEach(0..<3) { Label("a\($0)") } }.header(pinned: true) { Label("a") }
        Section("b") { ForEach(0..<3) { Label("b\($0)") } }.header(pinned: true) { Label("b") }
      }
      .header(pinned: true) { Label("A") }
      Section("c") { ForEach(0..<9) { Label("c\($0)") } }
    }
    #expect(collection.text() == "A\na\na0\na1\n")
    collection.scroll(by: 32)
    #expect(collection.text() == "A\na\na2\nb\n")
    collection.scroll(by: 16)
    #expect(collection.text() == "A\na\nb\nb0\n", "the first header still fits")
    collection.scroll(by: 16)
    #expect(collection.text() == "A\nb\nb0\nb1\n")
    collection.scroll(by: 48)
    #expect(collection.text() == "A\nb\nc0\nc1\n")
    collection.scroll(by: 16)
    #expect(collection.text() == "A\nc0\nc1\nc2\n", "the inner header is pushed out behind the outer one")
    collection.scroll(by: 16)
    #expect(collection.text() == "c0\nc1\nc2\nc3\n")
  }

  @Test("A pinned footer stays at the end of the viewport while its section is visible")
  func pinnedFooter() {
    let collection = HeadlessCollection(columns: 4, rows: 3) {
      Section("a") { ForEach(0..<4) { Label("a\($0)") } }.footer(pinned: true) { Label("sum") }
      Section("b") { ForEach(0..<4) { Label("b\($0)") } }
    }
    #expect(collection.text() == "a0\na1\nsum\n")
    collection.scroll(by: 32)
    #expect(collection.text() == "a2\na3\nsum\n")
    collection.scroll(by: 16)
    #expect(collection.text() == "a3\nsum\nb0\n")
  }

  @Test("Content that scrolls horizontally has its headers at the side")
  func horizontal() {
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 32),
      content: Content(scrolling: .horizontal) {
        Section("s", layout: .list().transposed()) {
          ForEach(0..<100) { Label("\($0)").size(.fixed(width: 24, height: 16)) }
        }
        .header(pinned: true) { Label("#").size(.fixed(width: 16, height: 16)) }
      })
    #expect(collection.text() == "# 0  1\n\n")
    collection.scroll(by: 48)
    #expect(collection.text() == "# 2  3\n\n")
    #expect(collection.engine.contentSize == Size(width: 2416, height: 32))
  }

  @Test("Items that move between inner sections keep their views")
  func movingBetween() {
    func content(_ left: [String], _ right: [String]) -> Content<Headless> {
      Content {
        Section.nesting("columns", layout: .row()) {
          Section("left") { ForEach(left, id: \.self) { Label($0) } }
          Section("right") { ForEach(right, id: \.self) { Label($0) } }
        }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 64), content: content(["a", "b"], ["c"]))
    #expect(collection.text() == "a   c\nb\n\n\n")
    let operations = collection.show(content(["b"], ["c", "a"]))
    #expect(collection.text() == "b   c\n    a\n\n\n")
    #expect(operations.allSatisfy { if case .move = $0 { true } else { false } })
  }

  @Test("A section with a fraction of the width leaves the rest to the other one")
  func fractions() {
    let collection = HeadlessCollection(columns: 8, rows: 1) {
      Section.nesting("columns", layout: .row()) {
        Section("left") { Label("l") }.size(width: .fraction(0.25), height: .estimated(0))
        Section("right") { Label("r") }
      }
    }
    #expect(collection.text() == "l r\n")
    #expect(collection.engine.cells[1].placement.frame == Rect(x: 16, y: 0, width: 48, height: 16))
  }
}
