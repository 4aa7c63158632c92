import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Effects")
struct EffectsTests {
  @Test("Tiles shrink towards the edges of the screen")
  func shrink() throws {
    let collection = try EffectsExample(arguments: ["shrink"]).shown(columns: 60, rows: 30)
    collection.scroll(by: 200)
    let viewport = collection.engine.viewport
    let scales = collection.engine.cells.filter { $0.presentation.frame.overlaps(viewport) }
      .map { (at: $0.placement.frame.minY - viewport.minY, $0.presentation.effect.scale.y) }
    #expect(scales.contains { $0.at > 150 && $0.at < 250 && $0.1 == 1 })
    #expect(scales.filter { $0.at < 0 || $0.at > viewport.height - 48 }.allSatisfy { $0.1 < 1 })
  }

  @Test("Wobbling tiles follow the scrolling with a delay and return to their place")
  func wobble() throws {
    let example = try EffectsExample(arguments: ["wobble"])
    let collection = HeadlessCollection(
      size: Size(width: 480, height: 480), configuration: example.configuration, at: 0,
      content: example.content())
    collection.engine.scroll(by: Point(y: 100), at: .zero)
    collection.update(at: 0.02)
    #expect(collection.engine.cells.contains { $0.presentation.effect.offset != .zero })
    #expect(collection.engine.isAnimating)
    for frame in 1...300 { collection.update(at: 0.02 + Double(frame) / 60) }
    #expect(collection.engine.cells.allSatisfy { $0.presentation.effect == .none })
    #expect(!collection.engine.isAnimating)
  }

  @Test("Rotating tiles are upright in the middle of the screen and lean at its ends")
  func rotate() throws {
    let collection = try EffectsExample(arguments: ["rotate"]).shown(columns: 60, rows: 30)
    collection.scroll(by: 200)
    let viewport = collection.engine.viewport
    for cell in collection.engine.cells where cell.presentation.frame.overlaps(viewport) {
      let distance = cell.placement.frame.minY + 24 - viewport.minY - viewport.height / 2
      let angle = cell.presentation.effect.rotation
      #expect(abs(angle) <= 0.5 && (abs(distance) < 1 || (angle > 0) == (distance > 0)), "\(distance)")
    }
    #expect(collection.engine.cells.contains { abs($0.presentation.effect.rotation) > 0.3 })
  }

  @Test("Tiles stretch while the content is pulled beyond its start")
  func overscroll() throws {
    let example = try EffectsExample(arguments: ["overscroll"])
    let collection = HeadlessCollection(
      size: Size(width: 480, height: 480), configuration: example.configuration, at: 0,
      content: example.content())
    #expect(collection.engine.cells.allSatisfy { $0.presentation.effect == .none })
    collection.scroll(by: -60)
    #expect(collection.engine.overscroll < 0)
    let changed = collection.engine.cells.filter { $0.presentation.effect != .none }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.placement.frame.minY <= 17 }, "the first row alone")
    collection.run(for: 4)
    #expect(collection.engine.cells.allSatisfy { $0.presentation.effect == .none })
  }

  @Test("Without a pointer, a key pulls the content beyond its start")
  func pulls() throws {
    let example = try EffectsExample(arguments: ["overscroll"])
    let collection = HeadlessCollection(
      size: Size(width: 480, height: 480), configuration: example.configuration, at: 0,
      content: example.content())
    example.use(collection.engine)
    collection.scroll(by: 100)
    #expect(example.press("p") && example.hints.contains { $0.contains("p pulls") })
    collection.update(at: 1)
    #expect(collection.engine.overscroll <= -32, "at least two rows of characters")
    #expect(collection.engine.cells.contains { $0.presentation.effect.scale.y > 1.5 })
    collection.run(for: 4)
    #expect(collection.engine.viewport.minY == 0 && collection.engine.overscroll == 0)
    #expect(example.press("0") && !example.press("p"))
    #expect(!example.hints.contains { $0.contains("p pulls") })
  }

  @Test("The status describes the effect", arguments: 0...5)
  func explanations(number: Int) throws {
    let example = try EffectsExample(arguments: [])
    #expect(example.press(Character("\(number)")))
    let status = example.status(focused: nil)
    let words = [
      "none: tiles stay", "wobble: tiles follow", "shrink: tiles shrink", "rotate: tiles lean",
      "overscroll: pulled rows stretch", "cards: rows pile up",
    ]
    #expect(status.hasPrefix("\(number) \(words[number])"))
    let line = " " + status + "  " + (example.hints + ["q quits"]).joined(separator: "  ")
    #expect(line.columnWidth <= 79, "it fits into 80 columns")
  }

  @Test("In text, rotating tiles lean by moving their rows sideways")
  func leaning() throws {
    let collection = try EffectsExample(arguments: ["rotate"]).shown(columns: 60, rows: 30)
    collection.scroll(by: 200)
    let lines = collection.text().split(separator: "\n", omittingEmptySubsequences: false)
    let (first, last) = (try #require(corners(lines, "╭").first), try #require(corners(lines, "╰").last))
    let below = try #require(corners(lines, "╰").first { $0.row == first.row + 2 })
    let above = try #require(corners(lines, "╭").first { $0.row == last.row - 2 })
    #expect(below.column > first.column, "the upper end leans to the left")
    #expect(above.column > last.column, "the lower end leans to the right")
    for number in 10...24 { #expect(collection.text().contains(" \(number) ")) }
  }

  /// Returns the positions of a corner of boxes in the first column of tiles.
  private func corners(_ lines: [Substring], _ corner: Character) -> [(row: Int, column: Int)] {
    lines.enumerated().compactMap { row, line in
      line.prefix(12).firstIndex(of: corner).map {
        (row, line.distance(from: line.startIndex, to: $0))
      }
    }
  }

  @Test("In text, a card stays complete until the next one covers it")
  func cards() throws {
    let collection = try EffectsExample(arguments: ["cards"]).shown(columns: 60, rows: 12)
    for distance in stride(from: 24.0, through: 56, by: 8) {
      collection.engine.scroll(to: Point(y: distance))
      collection.update()
      let text = collection.text()
      #expect([1, 2, 3].allSatisfy { text.contains("  \($0) ") }, "\(distance): \(text)")
    }
  }

  @Test("In text, shrinking tiles keep their outline")
  func shrunkOutline() throws {
    let text = try EffectsExample(arguments: ["shrink"]).shown(columns: 60, rows: 30).text()
    for line in text.split(separator: "\n") {
      #expect(line.count { $0 == "╭" } == line.count { $0 == "╮" }, "\(line)")
      #expect(line.count { $0 == "╰" } == line.count { $0 == "╯" }, "\(line)")
      #expect(line.count { $0 == "│" } % 2 == 0, "\(line)")
    }
  }

  @Test("A key changes the effect, or turns it off")
  func none() throws {
    let example = try EffectsExample(arguments: [])
    let collection = example.shown(columns: 60, rows: 30)
    collection.scroll(by: 200)
    #expect(collection.engine.cells.contains { $0.presentation.effect != .none })
    #expect(example.press("0"))
    #expect(!example.press("9"))
    collection.show(example.content())
    #expect(collection.engine.cells.allSatisfy { $0.presentation.effect == .none })
    #expect(throws: GalleryError.self) { try EffectsExample(arguments: ["explode"]) }
  }
}
