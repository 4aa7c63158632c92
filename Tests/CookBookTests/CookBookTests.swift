import TesseraComponents
import TesseraTesting
import Testing

/// The answers of the cook book, each with a test of what it promises.
@Suite("Cook book")
@MainActor
struct RecipeTests {
  /// Returns a collection without a screen, 30 characters wide.
  func collection(
    lines: Int, configuration: EngineConfiguration = EngineConfiguration(), _ content: Content<Headless>
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 240, height: Double(lines) * 16), configuration: configuration, content: content)
  }
}

extension HeadlessCollection {
  /// The lines that are not empty, without spaces at their ends.
  var lines: [String] {
    text().split(separator: "\n").map { line in
      let isBlank = { (character: Character) in character == " " }
      return String(line.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
    .filter { !$0.isEmpty }
  }
}
