import FaultyServer
import Foundation
import TesseraHTTP
import Testing

@Suite("Why decides what is asked", .timeLimit(.minutes(15)))
struct IntentTests {
  /// What is asked for an intent when everything is kept.
  private struct Asked: Equatable {
    var isStoredShown: Bool
    var isServerAsked: Bool
    var isConditional: Bool
  }

  private func asked(_ intent: LoadIntent<Int>) async throws -> Asked {
    var asked = Asked(isStoredShown: false, isServerAsked: false, isConditional: false)
    try await withFeed { served in
      let source = try served.numbered(.patient())
      let request = PageRequest(intent, key: 1)
      let page = try await source.page(request)
      await served.server.clearLog()
      let stored = await source.storedPage(request)
      if let stored { #expect(stored == page) }
      #expect(await served.server.log.requests.isEmpty)
      #expect(try await source.page(request) == page)
      let requests = await served.server.log.requests
      asked = Asked(
        isStoredShown: stored != nil, isServerAsked: requests.count == 1,
        isConditional: requests.first?.headers["if-none-match"] != nil)
    }
    return asked
  }

  @Test(
    "What is kept is shown first, and the server asked what has changed",
    arguments: [LoadIntent.initial, .appearance, .jump(to: 1)])
  func storedFirst(intent: LoadIntent<Int>) async throws {
    #expect(try await asked(intent) == Asked(isStoredShown: true, isServerAsked: true, isConditional: true))
  }

  @Test(
    "Only the server is asked, and only what has changed",
    arguments: [
      LoadIntent<Int>.page(.next), .page(.previous), .autoUpdate, .pull, .force(keepsContent: true),
    ])
  func serverOnly(intent: LoadIntent<Int>) async throws {
    #expect(try await asked(intent) == Asked(isStoredShown: false, isServerAsked: true, isConditional: true))
  }

  @Test("What is discarded is loaded whole: a server that confirms wrongly is not asked for that")
  func anew() async throws {
    let asked = try await asked(.force(keepsContent: false))
    #expect(asked == Asked(isStoredShown: true, isServerAsked: true, isConditional: false))
  }

  @Test("Nothing is stored before something was loaded, nor what could not be read")
  func nothingStored() async throws {
    try await withFeed { served in
      let source = try served.numbered(.patient())
      #expect(await source.storedPage(PageRequest(.initial)) == nil)
      await served.server.plan(.malformed)
      _ = try await failure { try await source.page(PageRequest(.initial)) }
      #expect(await source.storedPage(PageRequest(.initial)) == nil)
    }
  }

  @Test("Several sources share what is kept, where they share the memory")
  func shared() async throws {
    try await withFeed { served in
      let memory = AnswerMemory()
      let page = try await served.numbered(.patient(memory: memory)).page(PageRequest(.initial))
      #expect(try await served.numbered(.patient(memory: memory)).storedPage(PageRequest(.initial)) == page)
      #expect(try await served.numbered(.patient()).storedPage(PageRequest(.initial)) == nil)
    }
  }
}
