import Testing
import TesseraLoading

@Suite("Sources with stored pages")
struct StoredSourceTests {
  /// A store in memory that logs its changes.
  private actor Shelf: PageStore {
    private(set) var pages: [Int?: Page<Row, Int>] = [:]
    private(set) var log: [String] = []

    func page(_ key: Int?) -> Page<Row, Int>? { pages[key] }

    func save(_ page: Page<Row, Int>, for key: Int?) {
      pages[key] = page
      log.append("keep \(key ?? 0)")
    }

    func removeAll(except key: Int?) {
      pages = pages.filter { $0.key == key }
      log.append("remove all but \(key ?? 0)")
    }

    func removeAll() { pages = [:] }
  }

  /// A source of pages of one row that has stored pages of its own.
  private struct Base: PageSource {
    func page(_ request: PageRequest<Int>) async throws -> Page<Row, Int> {
      Page([Row(id: request.key ?? 0, version: 1)])
    }

    func storedPage(_ request: PageRequest<Int>) async -> Page<Row, Int>? {
      Page([Row(id: request.key ?? 0)])
    }
  }

  private let shelf = Shelf()

  @Test(
    "A page that replaces all others is stored before the others are removed",
    arguments: [
      PageRequest<Int>(.initial), PageRequest(.force(keepsContent: true)), PageRequest(.pull),
      PageRequest(.pull, key: 3),
    ])
  func replacing(request: PageRequest<Int>) async throws {
    for key in [nil, 1, 2] { await shelf.save(Page([]), for: key) }
    _ = try await Base().stored(in: shelf).page(request)
    let key = request.key ?? 0
    #expect(await shelf.log.suffix(2) == ["keep \(key)", "remove all but \(key)"])
    #expect(await shelf.pages.keys.map { $0 } == [request.key])
  }

  @Test("A jump keeps all stored pages")
  func jumping() async throws {
    let source = Base().stored(in: shelf)
    _ = try await source.page(PageRequest(.initial))
    _ = try await source.page(PageRequest(.jump(to: 3), key: 3))
    #expect(await source.storedPage(PageRequest(.initial))?.items == [Row(id: 0, version: 1)])
    #expect(await source.storedPage(PageRequest(.jump(to: 3), key: 3))?.items == [Row(id: 3, version: 1)])
  }

  @Test(
    "A reloaded or added page keeps all stored pages",
    arguments: [LoadIntent<Int>.appearance, .autoUpdate, .page(.next)])
  func renewing(intent: LoadIntent<Int>) async throws {
    for key in [nil, 1, 2] { await shelf.save(Page([]), for: key) }
    _ = try await Base().stored(in: shelf).page(PageRequest(intent))
    #expect(await shelf.pages.count == 3)
  }

  @Test("The stored page of the source is used if the store has none")
  func storedByBase() async throws {
    let source = Base().stored(in: shelf)
    #expect(await source.storedPage(PageRequest(.initial))?.items == [Row(id: 0)])
    _ = try await source.page(PageRequest(.initial))
    #expect(await source.storedPage(PageRequest(.initial))?.items == [Row(id: 0, version: 1)])
  }
}
