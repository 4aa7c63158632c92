import FaultyServer
import Foundation
import TesseraHTTP
import Testing

@Suite("The intent of a request", .timeLimit(.minutes(15)))
struct IntentTests {
  /// The use of the cache and the server for an intent when the response is stored.
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
    "Stored pages are shown first, and then revalidated",
    arguments: [LoadIntent.initial, .appearance, .jump(to: 1)])
  func storedFirst(intent: LoadIntent<Int>) async throws {
    #expect(try await asked(intent) == Asked(isStoredShown: true, isServerAsked: true, isConditional: true))
  }

  @Test(
    "Only the server is asked, with a conditional request",
    arguments: [
      LoadIntent<Int>.page(.next), .page(.previous), .autoUpdate, .pull, .force(keepsContent: true),
    ])
  func serverOnly(intent: LoadIntent<Int>) async throws {
    #expect(try await asked(intent) == Asked(isStoredShown: false, isServerAsked: true, isConditional: true))
  }

  @Test("A discarding reload ignores the cache")
  func ignoringCache() async throws {
    let asked = try await asked(.force(keepsContent: false))
    #expect(asked == Asked(isStoredShown: true, isServerAsked: true, isConditional: false))
  }

  @Test("No page is stored before a load, or after an unreadable response")
  func nothingStored() async throws {
    try await withFeed { served in
      let source = try served.numbered(.patient())
      #expect(await source.storedPage(PageRequest(.initial)) == nil)
      await served.server.plan(.malformed)
      _ = try await failure { try await source.page(PageRequest(.initial)) }
      #expect(await source.storedPage(PageRequest(.initial)) == nil)
    }
  }

  @Test("Several sources share stored responses if they share a cache")
  func shared() async throws {
    try await withFeed { served in
      let cache = HTTPCache()
      let page = try await served.numbered(.patient(cache: cache)).page(PageRequest(.initial))
      #expect(try await served.numbered(.patient(cache: cache)).storedPage(PageRequest(.initial)) == page)
      #expect(try await served.numbered(.patient()).storedPage(PageRequest(.initial)) == nil)
    }
  }
}
