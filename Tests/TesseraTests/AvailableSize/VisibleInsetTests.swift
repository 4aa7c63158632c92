import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Visible insets in nested sections")
struct VisibleInsetTests {
  private func ends(_ distance: Double) -> Insets { Insets(horizontal: 0, vertical: distance) }

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 100, height: 100), configuration: EngineConfiguration(overscan: 0), content: content)
  }

  /// Returns the numbers of the mounted rows in order.
  private func rows(_ collection: HeadlessCollection) -> [Int] {
    collection.engine.cells.compactMap { $0.key.number }.sorted()
  }

  private func row(_ number: Int) -> AnyCell<Headless> {
    AnyCell(Label("\(number)").id(number).size(height: .fixed(20)))
  }

  /// Sections of five rows of 20 points.
  private func sections(_ numbers: Range<Int>) -> [Section<Headless>] {
    numbers.map { number in
      Section(ItemID(number)) {
        ForEach(number * 5..<number * 5 + 5) { Label("\($0)").size(height: .fixed(20)) }
      }
    }
  }

  @Test("Negative insets of the content mount rows beyond the viewport")
  func content() {
    let whole = collection(
      Content(layout: .list().visibleInset(ends(-200))) { for section in sections(0..<40) { section } })
    #expect(rows(whole) == Array(0..<15))
    whole.scroll(by: 1000)
    #expect(rows(whole) == Array(40..<65))
    let nested = collection(
      Content {
        Section.nesting("outer", layout: .list().visibleInset(ends(-200))) {
          for section in sections(0..<40) { section }
        }
      })
    #expect(rows(nested) == Array(0..<15))
    nested.scroll(by: 1000)
    #expect(rows(nested) == Array(40..<65))
  }

  @Test("Insets of nested sections add up")
  func sum() {
    let nested = collection(
      Content(layout: .list().visibleInset(ends(-100))) {
        Section.nesting("outer", layout: .list().visibleInset(ends(-40))) {
          for section in sections(0..<40) { section }
        }
      })
    #expect(rows(nested) == Array(0..<12))
  }

  @Test("An off-screen section is queried if its own insets reach into view", arguments: [false, true])
  func ownInsets(isNested: Bool) {
    func far() -> Section<Headless> {
      Section("far", layout: .list().visibleInset(ends(-100))) {
        ForEach(100..<150) { Label("\($0)").size(height: .fixed(20)) }
      }
    }
    let collection = collection(
      Content {
        for section in sections(0..<2) { section }
        if isNested { Section.nesting("around") { far() } } else { far() }
        for section in sections(2..<6) { section }
      })
    #expect(rows(collection) == Array(0..<5), "it begins at 200, and looks as far as that")
    collection.scroll(by: 50)
    #expect(rows(collection) == Array(2..<8) + [100, 101, 102])
    collection.scroll(by: 1230)
    #expect(rows(collection).filter { $0 >= 100 } == [149], "its last row ends 80 points above")
  }

  @Test("Insets turn with the enclosing layouts")
  func turned() {
    let reversed = collection(
      Content(layout: .list().visibleInset(Insets(top: -200)).reversed()) {
        for section in sections(0..<40) { section }
      })
    // The first section is at the bottom, and the inset extends toward it.
    #expect(rows(reversed).count == 15)
    let last = collection(
      Content(layout: .list().visibleInset(Insets(bottom: -200)).reversed()) {
        for section in sections(0..<40) { section }
      })
    #expect(rows(last).count == 5)
  }

  @Test("Positive insets leave out rows near the edges in every nested section")
  func trimmed() {
    let whole = collection(
      Content(layout: .list().visibleInset(ends(25))) { for section in sections(0..<40) { section } })
    #expect(rows(whole) == [1, 2, 3])
    whole.scroll(by: 10)
    #expect(rows(whole) == [1, 2, 3, 4])
    let nothing = collection(
      Content(layout: .list().visibleInset(ends(60))) { for section in sections(0..<40) { section } })
    #expect(rows(nothing) == [])
    let nested = collection(
      Content(layout: .list().visibleInset(ends(-40))) {
        Section.nesting("outer", layout: .list().visibleInset(ends(65))) {
          for section in sections(0..<40) { section }
        }
      })
    #expect(rows(nested) == [1, 2, 3])
  }

  @Test("Insets include the parts and decorations of items")
  func groups() {
    let groups = collection(
      Content {
        Section("s", layout: .list().visibleInset(ends(-100))) {
          ForEach(0..<20) { number in
            Group {
              row(2 * number); row(2 * number + 1)
            }
          }
        }
      })
    #expect(rows(groups) == Array(0..<10))
    let own = collection(
      Content {
        Section("s") {
          for number in 0..<20 {
            Group(layout: .list().visibleInset(ends(-100))) {
              row(2 * number); row(2 * number + 1)
            }.id(number)
          }
        }
      })
    #expect(rows(own) == Array(0..<6), "a group that was not looked into is not known to reach into view")
    let decorated = collection(
      Content {
        Section("s", layout: .list().visibleInset(ends(-100))) {
          ForEach(0..<50) { Label("\($0)").size(height: .fixed(20)) }
        }
        .separators { Label("").size(height: .fixed(1)) }
      })
    #expect(rows(decorated) == Array(0..<10))
    let lines = decorated.engine.cells.filter { cell in
      if case .decoration = cell.path.element { true } else { false }
    }
    #expect(lines.count == 10)
  }

  @Test("Insets of a scrolling section apply along both axes")
  func scrollers() {
    func scroller(_ insets: Insets) -> HeadlessCollection {
      collection(
        Content {
          Section("before") { ForEach(100..<106) { Label("\($0)").size(height: .fixed(20)) } }
          Section.nesting("strip", layout: .row().visibleInset(insets)) {
            for number in 0..<40 {
              Section(ItemID(number)) { Label("\(number)").id(number).size(height: .fixed(20)) }
                .size(width: .fixed(50), height: .fit)
            }
          }
          .scrolls(.horizontal)
        })
    }
    #expect(rows(scroller(.zero)).filter { $0 < 100 } == [])
    #expect(rows(scroller(ends(-30))).filter { $0 < 100 } == [0, 1])
    #expect(rows(scroller(Insets(horizontal: -100, vertical: -30))).filter { $0 < 100 } == [0, 1, 2, 3])
    let near = scroller(Insets(horizontal: -100, vertical: 0))
    near.scroll(by: 40)
    #expect(rows(near).filter { $0 < 100 } == [0, 1, 2, 3])
    let trimmed = scroller(Insets(horizontal: 30, vertical: 0))
    trimmed.scroll(by: 40)
    #expect(rows(trimmed).filter { $0 < 100 } == [0, 1])
    trimmed.scroll(by: Point(x: 20), at: Point(x: 50, y: 90))
    #expect(rows(trimmed).filter { $0 < 100 } == [1])
  }

  @Test("Rows prepared off-screen are used neither as scroll position nor for focus")
  func places() {
    let whole = collection(
      Content(layout: .list().visibleInset(ends(-200))) {
        for number in 0..<40 {
          Section(ItemID(number)) {
            ForEach(number * 5..<number * 5 + 5) { Label("\($0)").selectable().size(height: .fixed(20)) }
          }
        }
      })
    whole.scroll(by: 1000)
    #expect(whole.engine.scrollPosition == .item(50, inSection: 10))
    whole.press(.down)
    #expect(whole.engine.focus?.key.number == 50)
  }
}
