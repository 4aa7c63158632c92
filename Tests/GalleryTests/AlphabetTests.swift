import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Alphabet")
struct AlphabetTests {
  private let example: AlphabetExample
  private let birds: HeadlessCollection

  init() throws {
    example = try AlphabetExample(arguments: [])
    birds = example.shown(columns: 44, rows: 6)
  }

  /// The visible lines without the index.
  private var lines: [String] {
    birds.text().split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test("The index is at the top, followed by each letter with its birds")
  func shows() {
    let index = birds.text().prefix { $0 != "\n" }.filter { $0 != " " }
    #expect(index.hasPrefix("ABCD") && index == Letter.all.map { $0.id }.joined())
    #expect(lines == ["A 2", "Arctic tern", "Avocet", "B 6", "Barn owl"])
  }

  @Test("The index stays visible, and a letter does while its birds are")
  func pinned() {
    let index = birds.text().split(separator: "\n").first
    birds.scroll(by: 5 * TextMetrics.lineHeight)
    #expect(lines.first == "B 6")
    #expect(birds.text().split(separator: "\n").first == index)
  }

  @Test("A tap on a letter of the index scrolls to its first bird")
  func tap() throws {
    let letters = Letter.all.map { $0.id }
    let column = try #require(letters.firstIndex(of: "K"))
    let width = birds.engine.viewport.width / Double(letters.count)
    birds.tap(at: Point(x: (Double(column) + 0.5) * width, y: 8))
    #expect(lines == ["K 4", "Kestrel", "Kingfisher", "Kittiwake", "Knot"])
    #expect(birds.engine.focusedKey == nil, "the index is no item")
  }

  @Test("The key of a letter scrolls to it; a letter without birds does nothing")
  func key() {
    #expect(example.press("Q"))
    birds.update()
    #expect(lines.prefix(3) == ["Q 1", "Quail", "R 6"])
    #expect(!example.press("X") && !example.press("k"))
  }
}
