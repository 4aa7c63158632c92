import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Weather")
struct WeatherTests {
  /// Returns the visible lines, each as its first two words.
  private func days(_ collection: HeadlessCollection) -> [String] {
    collection.text().split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").prefix(2).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  @Test("A day expands in place below its line and collapses again")
  func opens() throws {
    let example = try WeatherExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 24)
    #expect(days(collection).count == 7 && days(collection)[1] == "▸ Tuesday")
    collection.tap("Tuesday")
    collection.update()
    #expect(
      days(collection)[0...5]
        == ["▸ Monday", "▾ Tuesday", "Tuesday's low", "Tuesday's wind", "Tuesday's humidity", "▸ Wednesday"])
    collection.tap("Tuesday")
    collection.update()
    #expect(days(collection).count == 7)
  }

  @Test("Expanding a day configures only its line and its details")
  func views() throws {
    let example = try WeatherExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 24)
    let before = collection.configurations
    collection.tap("Tuesday")
    collection.update()
    #expect(collection.configurations == before + 4)
    #expect(collection.issues == [])
  }

  @Test("The example expands one day at a time, or all")
  func others() throws {
    let example = try WeatherExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 40)
    #expect(example.press("e"))
    collection.update()
    #expect(days(collection).count == 28)
    #expect(example.press("c") && example.press("o"))
    #expect(example.status(focused: nil) == "one day at a time")
    for day in ["Monday", "Friday"] as [ItemID] {
      collection.tap(day)
      collection.update()
      #expect(days(collection).count == 10)
    }
    #expect(days(collection)[0] == "▸ Monday")
  }
}
