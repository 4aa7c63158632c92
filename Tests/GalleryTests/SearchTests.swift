import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Search", .timeLimit(.minutes(10)))
struct SearchTests {
  private func collection(_ example: SearchExample) -> HeadlessCollection {
    let collection = example.shown(columns: 60, rows: 12)
    collection.update()
    return collection
  }

  @Test("Words are found while they are typed, and only the last ones are shown")
  func typing() async throws {
    let example = try SearchExample(arguments: [])
    let search = collection(example)
    #expect(search.text().contains("Such as amber, or tide"))
    for letter in "amber" { search.sendKey(.character(letter)) }
    #expect(example.status(focused: nil).hasSuffix("for 'amber'"))
    await example.arrive { example.status(focused: nil).hasPrefix("50 found") }
    let found = search.text().split(separator: "\n").dropFirst(2).filter { !$0.contains(", post ") }
    #expect(found.count > 2 && found.allSatisfy { $0.contains("amber") })
  }

  @Test("Words of the command line are searched for at once; what has none says so")
  func arguments() async throws {
    let example = try SearchExample(arguments: ["nothing", "at", "all"])
    let search = collection(example)
    await example.arrive()
    #expect(search.text().contains("Nothing has these words"))
  }

  @Test("Without words there is nothing to search for")
  func empty() async throws {
    let example = try SearchExample(arguments: ["tide"])
    let search = collection(example)
    await example.arrive()
    for _ in 0..<4 { search.sendKey(.backspace) }
    #expect(example.status(focused: nil) == "nothing to search for")
    #expect(search.text().contains("Such as amber, or tide"))
  }
}
