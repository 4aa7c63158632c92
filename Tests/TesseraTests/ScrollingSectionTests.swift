import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Tests of scrolling sections for hosts whose views follow fingers.
@MainActor
@Suite("Scrolling sections for touch hosts")
struct ScrollingSectionTests {
  /// Returns a scrolling section of ten items of 16 points in a window of 64 points, above a row.
  private func shown(
    snapping: Snapping = .none, direction: LayoutDirection = .leftToRight
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 8, rows: 3, configuration: EngineConfiguration(overscan: 0, direction: direction)
    ) {
      Section("strip", layout: .row()) {
        ForEach(0..<10) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
      }
      .scrolls(.horizontal, snapping: snapping)
      Section("short", layout: .row()) { Label("x").size(.fixed(width: 16, height: 16)) }.scrolls(.horizontal)
      Section("row") { Label("row") }
    }
  }

  private func scroll(_ collection: HeadlessCollection, by distance: Double, pulledBy pull: Double = 0) {
    guard let section = collection.engine.scrollingSections.first else { return }
    collection.engine.scroll(section.key, by: distance, pulledBy: pull)
    collection.update()
  }

  private func row(_ collection: HeadlessCollection) -> String {
    String(collection.text().prefix { $0 != "\n" })
  }

  @Test("The engine lists the visible sections that can scroll, with their offsets")
  func reported() {
    let collection = shown()
    let sections = collection.engine.scrollingSections
    #expect(sections.map { $0.key.id } == ["strip"])
    #expect(sections.first?.window == Rect(x: 0, y: 0, width: 64, height: 16))
    #expect(
      sections.first?.extent == 160 && sections.first?.offset == 0 && sections.first?.axis == .horizontal)
    scroll(collection, by: 24)
    #expect(collection.engine.scrollingSections.first?.offset == 24)
  }

  @Test("A section scrolls up to its ends, and a pull shows it beyond them")
  func scrolls() {
    let collection = shown()
    scroll(collection, by: 32)
    #expect(row(collection) == "2 3 4 5")
    scroll(collection, by: 1000)
    #expect(row(collection) == "6 7 8 9")
    scroll(collection, by: 0, pulledBy: 16)
    #expect(row(collection) == "7 8 9")
    #expect(collection.engine.scrollingSections.first?.offset == 96)
    scroll(collection, by: 0)
    #expect(row(collection) == "6 7 8 9")
    scroll(collection, by: -1000, pulledBy: -16)
    #expect(row(collection) == "  0 1 2")
  }

  @Test("Offsets of right-to-left sections are counted from the left")
  func rightToLeft() {
    let collection = shown(direction: .rightToLeft)
    #expect(collection.engine.scrollingSections.first?.offset == 96)
    scroll(collection, by: -32)
    #expect(collection.engine.scrollingSections.first?.offset == 64)
    #expect(row(collection) == "5 4 3 2")
    scroll(collection, by: 1000, pulledBy: 16)
    #expect(row(collection) == "2 1 0")
  }

  @Test("A pull survives new content, and the offset is kept without the pull")
  func pullAndContent() {
    let collection = shown()
    scroll(collection, by: 96, pulledBy: 16)
    collection.show(
      Content {
        Section("strip", layout: .row()) {
          ForEach(-2..<10) { Label("\($0 < 0 ? "-" : "\($0)")").size(.fixed(width: 16, height: 16)) }
        }
        .scrolls(.horizontal)
      })
    #expect(row(collection) == "7 8 9")
    scroll(collection, by: 0)
    #expect(row(collection) == "6 7 8 9")
    #expect(collection.engine.scrollingSections.first?.offset == 128)
  }

  @Test(
    "A snapping section rests with an item at its snap position",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func rests(_ direction: LayoutDirection) {
    let isReversed = direction == .rightToLeft
    func rest(_ snapping: Snapping, near goal: Double, from start: Double = 0) -> Double? {
      let collection = shown(snapping: snapping, direction: direction)
      let seen = { (offset: Double) in isReversed ? 96 - offset : offset }
      if start != 0 { scroll(collection, by: isReversed ? -start : start) }
      guard let key = collection.engine.scrollingSections.first?.key else { return nil }
      return seen(collection.engine.restingOffset(of: key, near: seen(goal)))
    }
    #expect(rest(.none, near: 21) == 21 && rest(.none, near: 500) == 96)
    #expect(rest(.items(.start), near: 21) == 16 && rest(.items(.start), near: 26) == 32)
    #expect(rest(.items(.end), near: 500) == 96)
    // In the center of 64 points, an item of 16 points has 24 points before it.
    #expect(rest(.items(.center), near: 21) == 24)
    #expect(rest(.pages, near: 90, from: 24) == 40)
    #expect(rest(.pages, near: -50, from: 30) == 24)
    #expect(rest(.pages, near: 29, from: 30) == 24)
  }

  @Test("Values that are not finite and deleted sections scroll nothing")
  func absurd() {
    let collection = shown()
    scroll(collection, by: .nan, pulledBy: .infinity)
    collection.engine.scroll(SectionKey("gone"), by: 16)
    collection.update()
    #expect(row(collection) == "0 1 2 3")
    #expect(collection.engine.restingOffset(of: SectionKey("gone"), near: 7) == 7)
  }
}
