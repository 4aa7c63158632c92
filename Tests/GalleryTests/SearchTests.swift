import Tessera
import TesseraTesting
import TestSupport
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

  @Test("Typed words are found, and only the results of the last ones are shown")
  func typing() async throws {
    let example = try SearchExample(arguments: [])
    let search = collection(example)
    #expect(search.text().contains("Such as amber, or tide"))
    for letter in "amber" { search.press(key: .character(letter)) }
    #expect(example.status(focused: nil).hasSuffix("for 'amber'"))
    await example.arrive { example.status(focused: nil).hasPrefix("50 found") }
    let found = search.text().split(separator: "\n").dropFirst(2).filter { !$0.contains(" post ") }
    #expect(found.count > 2 && found.allSatisfy { $0.contains("amber") })
  }

  @Test("Typing delays the search, and a newer search cancels the older one")
  func pauses() async throws {
    let clock = VirtualClock()
    let example = try BasicExample.$clock.withValue(clock) { try SearchExample(arguments: []) }
    let search = collection(example)
    for letter in "tide" {
      search.press(key: .character(letter))
      await clock.waitForSleeper()
      clock.advance(by: SearchExample.pause - .milliseconds(1))
    }
    // The response waits; another letter comes first.
    await example.server.setFault(.held)
    clock.advance(by: .milliseconds(1))
    while await example.server.log.requests.isEmpty { await Task.yield() }
    #expect(await example.server.log.lines == ["/search?limit=50&q=tide"])
    search.press(key: .character("s"))
    while await example.server.log.left.isEmpty { await Task.yield() }
    #expect(await example.server.log.left.count == 1)
    await clock.waitForSleeper()
    await example.server.setFault(nil)
    clock.advance(by: SearchExample.pause)
    await example.arrive()
    #expect(await example.server.log.lines == ["/search?limit=50&q=tide", "/search?limit=50&q=tides"])
    example.stopUpdates()
  }

  @Test("Words of the command line are searched at once; no results are reported")
  func arguments() async throws {
    let example = try SearchExample(arguments: ["nothing", "at", "all"])
    let search = collection(example)
    await example.arrive()
    #expect(search.text().contains("No results"))
  }

  @Test("Without words, nothing is searched")
  func empty() async throws {
    let example = try SearchExample(arguments: ["tide"])
    let search = collection(example)
    await example.arrive()
    for _ in 0..<4 { search.press(key: .backspace) }
    #expect(example.status(focused: nil) == "no search term")
    #expect(search.text().contains("Such as amber, or tide"))
  }
}
