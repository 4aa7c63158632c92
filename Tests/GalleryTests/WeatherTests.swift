import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Weather")
struct WeatherTests {
  /// What the lines that can be read say, each by its first word.
  private func days(_ collection: HeadlessCollection) -> [String] {
    collection.text().split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").prefix(2).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  @Test("A day opens in place, below its line, and closes again")
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

  @Test("Only the line of the day is filled again, and its details for the first time")
  func views() throws {
    let example = try WeatherExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 24)
    let before = collection.configurations
    collection.tap("Tuesday")
    collection.update()
    #expect(collection.configurations == before + 4)
    #expect(collection.issues == [])
  }

  @Test("One day at a time, or all of them")
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
