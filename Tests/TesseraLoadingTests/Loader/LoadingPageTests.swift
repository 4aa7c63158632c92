import Foundation
import Tessera
import TesseraLoading
import TesseraTesting
import Testing

// The examples of the page, verbatim.

private struct Post: Identifiable, Hashable, Sendable {
  let id: Int
}

private struct Posts: PageSource {
  func page(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
    let number = request.key ?? 1
    let posts = (3 * number - 2...3 * number).map { Post(id: $0) }
    return Page(posts, next: number < 3 ? number + 1 : nil)
  }
}

private struct Search: PageSource {
  let words: String

  func page(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
    Page([Post(id: words.count)])
  }
}

private struct Shelf: Sendable {
  func lists() -> AsyncStream<[Post]> {
    AsyncStream { lists in
      lists.yield([Post(id: 1), Post(id: 2)])
      lists.finish()
    }
  }
}

@MainActor
private final class SearchBox {
  let loader = Loader(Search(words: ""), behavior: [])

  func type(_ words: String) {
    loader.change(to: Search(words: words), after: .milliseconds(300))
  }
}

@MainActor
@Suite("Documentation/Loading.md")
struct LoadingPageTests {
  @Test("Pages are loaded one after the other")
  func pages() async {
    var changeCount = 0
    let loader = Loader(Posts(), behavior: [.initial, .nextPages], retry: .exponential())
    loader.onChange = { changeCount += 1 }
    loader.appear()
    #expect(loader.phase == .loading(.initial))

    await until { loader.isSettled }
    #expect(loader.items.map(\.id) == [1, 2, 3])
    #expect(!loader.hasEnded(.next))

    loader.loadNext()
    #expect(loader.state(of: .next) == .loading)
    await until { loader.isSettled }
    #expect(loader.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    await until { changeCount > 1 }
  }

  @Test("A machine returns the effects of an event")
  func machine() {
    var machine = LoadMachine<Int>(behavior: [.initial, .nextPages])
    let effects = machine.handle(.appear)
    #expect(effects.description == "[started initial, load #1: initial, what is stored first]")
  }

  @Test("A failed load is retried after growing delays")
  func retry() {
    let retry = RetryPolicy.exponential(attempts: 4, limit: .seconds(5), jitter: 0)
    let busy = LoadFailure("busy", isTransient: true)
    let delays = (0...4).map { retry.delay(after: busy, attempt: $0) }
    #expect(delays == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), nil])
    let limited = LoadFailure("slow down", isTransient: true, retryAfter: .seconds(90))
    #expect(retry.delay(after: limited, attempt: 0) == .seconds(90))
    #expect(retry.delay(after: LoadFailure("no such page"), attempt: 0) == nil)
  }

  @Test("Typed words are searched for after a delay")
  func search() {
    let box = SearchBox()
    box.type("plum")
    #expect(box.loader.phase == .idle)
    box.loader.load(.pull)
    #expect(box.loader.source.words == "plum")
  }

  @Test("Followed changes and lists are shown")
  func following() async {
    let (news, reporter) = AsyncStream.makeStream(of: Post.self)
    let (lists, lister) = AsyncStream.makeStream(of: [Post].self)
    let loader = Loader(Posts(), behavior: [])
    loader.follow(news) { pages, post in pages.upsert(post, at: .previous) }
    loader.follow(lists, when: .whenScrollingIdle)
    lister.yield([Post(id: 1), Post(id: 2)])
    await until { loader.items.count == 2 }
    reporter.yield(Post(id: 0))
    await until { loader.items.map(\.id) == [0, 1, 2] }
  }

  @Test("A loader can follow a sequence of lists")
  func sequence() async {
    let shelf = Shelf()
    let loader = Loader(following: { shelf.lists() }, when: .whenScrollingIdle, retry: .exponential())
    loader.appear()
    #expect(loader.phase == .loading(.initial))
    await until { loader.phase == .content }
    #expect(loader.items.map(\.id) == [1, 2])
  }
}
