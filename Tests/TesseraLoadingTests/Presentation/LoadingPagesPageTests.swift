import Foundation
import Tessera
import TesseraLayout
import TesseraLoading
import TesseraTesting
import Testing

// The examples of the page, verbatim.

private struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  var text = ""
}

private struct PostCell: CanvasCell {
  var post: Post

  func draw(in canvas: inout Canvas) { canvas.text(post.text) }
}

@MainActor
private func feed<S: PageSource, H: CollectionHost>(_ loader: Loader<S>) -> Section<H> where S.Item == Post {
  Section("posts") {
    LoadStateRow(.previous, of: loader)
    ForEach(loader.items) { PostCell(post: $0) }
    LoadStateRow(.next, of: loader).ended { LoadMessage("You have seen everything") }
  }
  .placeholders(of: loader)
  .empty { LoadMessage("No posts yet") }
}

@MainActor
@Suite("Documentation/LoadingPages.md")
struct LoadingPagesPageTests {
  @Test("Pages are merged at both ends")
  func together() {
    var pages = Pages<Post, Int>()
    pages.replaceAll(with: Page([Post(id: 10), Post(id: 11)], next: 6, previous: 4), key: 5)
    pages.add(Page([Post(id: 11, text: "new"), Post(id: 12)], previous: 5), key: 6, .next)
    pages.add(Page([Post(id: 9)], next: 5, previous: 3), key: 4, .previous)
    #expect(pages.items.map(\.id) == [9, 10, 11, 12])
    #expect(pages.items[2].text == "new")
    #expect(pages.end(.next) == .ended)
    #expect(pages.end(.previous) == .at(3))
  }

  @Test("A page can be reloaded, and the app can change items")
  func again() {
    var pages = Pages<Post, Int>()
    pages.replaceAll(with: Page([1, 2, 3].map { Post(id: $0) }, next: 2), key: 1)
    let first = pages
    pages.add(Page([4, 5, 6].map { Post(id: $0) }, next: 3), key: 2, .next)
    pages.renew(Page([0, 1, 3].map { Post(id: $0) }, next: 2), key: 1)
    #expect(pages.items.map(\.id) == [0, 1, 3, 4, 5, 6])

    pages = first
    pages.update(2) { $0.text = "liked" }
    pages.insert(Post(id: 9), before: 1)
    pages.remove(3)
    #expect(pages.items.map(\.id) == [9, 1, 2])
  }

  @Test("A window drops pages and knows how they come back")
  func window() {
    var pages = Pages<Post, Int>(maximumCount: 6)
    pages.replaceAll(with: Page([0, 1].map { Post(id: $0) }, next: 1), key: nil)
    for number in 1...9 {
      let posts = [2 * number, 2 * number + 1].map { Post(id: $0) }
      pages.add(Page(posts, next: number + 1), key: number, .next)
    }
    #expect(pages.items.map(\.id) == [14, 15, 16, 17, 18, 19])
    #expect(pages.end(.previous) == .at(6))
  }

  @Test("Known counts give placeholders")
  func placeholders() {
    var pages = Pages<Post, Int>()
    let page = Page([Post(id: 500)], next: 501, previous: 499, itemsBefore: 500, itemsAfter: 1_000_000)
    pages.replaceAll(with: page, key: 500)
    #expect(pages.rows.count == 1_000_501)
    #expect(pages.rows[500].item == Post(id: 500))
    #expect(pages.rows.directionsMissing(in: 498..<501) == [.previous])
  }

  @Test("A timeline is sorted")
  func sorted() {
    var timeline = Pages<Post, Int>(sortedBy: { $0.id > $1.id })
    timeline.replaceAll(with: Page([30, 20].map { Post(id: $0) }, next: 2), key: 1)
    timeline.add(Page([25, 10].map { Post(id: $0) }), key: 2, .next)
    timeline.upsert(Post(id: 27), at: .previous)
    #expect(timeline.items.map(\.id) == [30, 27, 25, 20, 10])
  }

  @Test("An end that comes near is reached once")
  func near() {
    var trigger = EdgeTrigger()
    let report = ViewportReport(
      extent: 800, distanceToStart: 9000, distanceToEnd: 3000, velocity: 3200, isScrolling: true,
      contentNumber: 1)
    let answers = [trigger.directions(reachedBy: report), trigger.directions(reachedBy: report)]
    #expect(answers == [[.next], []])
  }

  @Test("The collection follows the loader")
  func shown() async {
    let source = ClosureSource<Post, Int> { request in
      if request.key == 2 { throw LoadFailure("The server is busy") }
      return Page([Post(id: 1, text: "hello")], next: 2)
    }
    let loader = Loader(source)
    loader.appear()
    let collection = HeadlessCollection(size: Size(width: 240, height: 48), content: Content { feed(loader) })
    #expect(collection.text().contains("Loading…"))

    loader.onChange = { [weak loader, weak collection] in
      guard let loader else { return }
      collection?.show { feed(loader) }
    }
    await until { collection.text().hasPrefix("hello\n") }
    #expect(collection.text().contains("Show more"))
    collection.tap(.end(.next))
    await until { collection.text().contains("Try again") }
    #expect(collection.text().contains("The server is busy"))
    #expect(loader.items.count == 1)
  }

  @Test("A key refreshes, and the progress handler is called")
  func news() async {
    let source = ClosureSource<Post, Int> { _ in Page([Post(id: 1, text: "hello")]) }
    let loader = Loader(source, behavior: [.initial])
    loader.appear()
    await until { loader.items.count == 1 }

    let screen = HeadlessCollection(
      size: Size(width: 240, height: 48),
      content: Content { feed(loader) }
        .onRefresh(isRefreshing: loader.isRefreshing) { [weak loader] in loader?.load(.pull) })

    var told: [String] = []
    loader.onProgress = { told.append("\($0)") }
    screen.press(key: .character("r"), modifiers: .control)
    await until { told.count == 2 }
    #expect(told == ["started pull", "ended pull"])
  }

  @Test("A loader and the collection that shows it do not keep each other alive")
  func lifetime() async {
    let source = ClosureSource<Post, Int> { _ in Page([Post(id: 1, text: "hello")], next: 2) }
    weak var goneLoader: Loader<ClosureSource<Post, Int>>?
    weak var goneCollection: HeadlessCollection?
    do {
      let loader = Loader(source)
      let collection = HeadlessCollection(columns: 30, rows: 6) {}
      (goneLoader, goneCollection) = (loader, collection)
      loader.onChange = { [weak loader, weak collection] in
        guard let loader else { return }
        collection?.show { feed(loader) }
      }
      loader.appear()
      await until { collection.text().contains("Show more") }
      #expect(goneLoader != nil)
    }
    await until { goneLoader == nil && goneCollection == nil }
  }
}
