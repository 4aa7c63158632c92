import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

import TesseraComponents

@MainActor
@Suite("Images that are loaded")
struct ImageStoreTests {
  private struct NoImage: Error {}

  /// A source of images whose loads end when the test says so.
  @MainActor
  private final class Source {
    private(set) var requests: [String] = []
    private var waiting: [String: CheckedContinuation<Image, any Error>] = [:]

    func image(_ key: String) async throws -> Image {
      requests.append(key)
      return try await withCheckedThrowingContinuation { waiting[key] = $0 }
    }

    /// Ends a load with an image of some pixels, or with an error.
    func end(_ key: String, pixels: Int?, _ error: any Error = NoImage()) async throws {
      try await wait { waiting[key] != nil }
      let continuation = waiting.removeValue(forKey: key)
      if let pixels {
        continuation?.resume(
          returning: Image(width: pixels, height: 1, pixels: Array(repeating: 0xFF0000, count: pixels)))
      } else {
        continuation?.resume(throwing: error)
      }
    }

    /// Waits for a condition, for two seconds at most.
    func wait(_ condition: () -> Bool) async throws {
      for _ in 0..<2000 where !condition() { try await Task.sleep(nanoseconds: 1_000_000) }
      #expect(condition())
    }
  }

  private func store(_ source: Source, capacity: Int = 1000, width: Int = 2) -> ImageStore<String> {
    ImageStore(capacity: capacity, width: width) { key in try await source.image(key) }
  }

  @Test("A row that asks for an image loads it, and is shown again with it")
  func loading() async throws {
    let source = Source()
    let store = store(source)
    func content() -> Content<Headless> {
      Content {
        Section("rows") {
          ForEach(["a", "b"], id: \.self) { key in
            HStack {
              AsyncPicture(store.state(of: key), size: .line) {
                Text("…")
              } failure: {
                Text("✕")
              }
              Text(key)
            }
          }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 32), content: content())
    store.onChange = { [unowned collection] in collection.show(content()) }
    #expect(collection.text() == " … a\n … b\n")
    try await source.end("a", pixels: 1)
    try await source.end("b", pixels: nil)
    try await source.wait { store.pendingCount == 0 && collection.text() == " ▀▀ a\n ✕ b\n" }
    #expect(source.requests.sorted() == ["a", "b"])
    store.reload("b")
    try await source.wait { collection.text() == " ▀▀ a\n … b\n" }
    try await source.end("b", pixels: 2)
    try await source.wait { collection.text() == " ▀▀ a\n ▀▀▀▀ b\n" }
  }

  @Test("An image is loaded once, however often it is asked for, and the newest request comes first")
  func order() async throws {
    let source = Source()
    let store = store(source, width: 1)
    for key in ["a", "b", "c", "a", "b"] { #expect(store.state(of: key) == .loading) }
    #expect(store.pendingCount == 3)
    try await source.end("a", pixels: 1)
    try await source.end("c", pixels: 1)
    try await source.end("b", pixels: 1)
    try await source.wait { store.pendingCount == 0 }
    #expect(source.requests == ["a", "c", "b"])
  }

  @Test("The images used least recently make room for others")
  func capacity() async throws {
    let source = Source()
    let store = store(source, capacity: 5)
    var changes = 0
    store.onChange = { changes += 1 }
    for key in ["a", "b"] {
      _ = store.state(of: key)
      try await source.end(key, pixels: 3)
      try await source.wait { store.pendingCount == 0 }
    }
    try await source.wait { changes == 2 }
    // Neither has been asked for since the handler was called last.
    _ = store.state(of: "c")
    try await source.end("c", pixels: 3)
    try await source.wait { store.pendingCount == 0 && changes == 3 }
    let before = source.requests.count
    #expect(store.state(of: "c") != .loading)
    #expect(store.state(of: "a") == .loading)
    try await source.end("a", pixels: 3)
    #expect(source.requests.count == before + 1)
  }

  @Test("Images in use stay, even if they have more pixels than fit")
  func imagesInUse() async throws {
    let source = Source()
    let store = store(source, capacity: 5)
    var states: [ImageState] = []
    store.onChange = { [unowned store] in states = ["a", "b"].map { store.state(of: $0) } }
    store.onChange()
    try await source.end("a", pixels: 3)
    try await source.wait { states.first != .loading }
    try await source.end("b", pixels: 3)
    try await source.wait { !states.contains(.loading) }
    #expect(store.pendingCount == 0)
    #expect(source.requests.sorted() == ["a", "b"])
  }

  @Test("An image that changes while it is loaded is loaded once more")
  func reloading() async throws {
    let source = Source()
    let store = store(source)
    _ = store.state(of: "a")
    try await source.wait { source.requests == ["a"] }
    store.reload("a")
    store.reload("a")
    try await source.end("a", pixels: 1)
    try await source.end("a", pixels: 2)
    try await source.wait { store.pendingCount == 0 }
    #expect(source.requests == ["a", "a"])
    #expect(store.state(of: "a") == .loaded(Image(width: 2, height: 1, pixels: [0xFF0000, 0xFF0000])))
  }

  @Test("Images of rows that have gone before they could be loaded are not loaded")
  func passedRows() async throws {
    let source = Source()
    let store = store(source, width: 1)
    var visible = ["a", "b", "c"]
    store.onChange = { [unowned store] in for key in visible { _ = store.state(of: key) } }
    store.onChange()
    visible = ["z"]
    store.onChange()
    try await source.end("a", pixels: 1)
    try await source.end("z", pixels: 1)
    try await source.wait { store.pendingCount == 0 }
    #expect(source.requests == ["a", "z"])
    // Rows that come back ask again.
    visible = ["b"]
    store.onChange()
    try await source.end("b", pixels: 1)
    try await source.wait { store.pendingCount == 0 }
  }

  @Test("Images in use stay while rows have not asked again for them")
  func imagesInUseBetweenFrames() async throws {
    let source = Source()
    let store = store(source, capacity: 5)
    var changes = 0
    store.onChange = { changes += 1 }
    _ = (store.state(of: "a"), store.state(of: "b"))
    try await source.end("a", pixels: 3)
    // The rows are shown again with the next frame only.
    try await source.wait { changes == 1 }
    try await source.end("b", pixels: 3)
    try await source.wait { changes == 2 && store.pendingCount == 0 }
    #expect(store.state(of: "a") != .loading && store.state(of: "b") != .loading)
  }

  @Test("A canceled load is no failure: the image is loaded again when it is asked for")
  func cancellation() async throws {
    let source = Source()
    let store = store(source)
    _ = store.state(of: "a")
    try await source.end("a", pixels: nil, CancellationError())
    try await source.wait { store.pendingCount == 0 }
    #expect(store.state(of: "a") == .loading)
    try await source.end("a", pixels: 1)
    try await source.wait { store.state(of: "a") != .loading }
  }

  @Test("Images that are forgotten while they are loaded do not arrive")
  func removal() async throws {
    let source = Source()
    let store = store(source)
    _ = store.state(of: "a")
    try await source.wait { !source.requests.isEmpty }
    store.removeAll()
    try await source.end("a", pixels: 1)
    #expect(store.pendingCount == 0)
    #expect(store.state(of: "a") == .loading)
    try await source.end("a", pixels: 2)
    try await source.wait { store.state(of: "a") != .loading }
  }

  @Test("A picture that is not here has a square in its place, which is crossed if it could not be loaded")
  func blankPictures() {
    func frames(_ state: ImageState) -> [Rect] {
      DesktopRow { HStack { AsyncPicture(state, size: .thumbnail) } }.parts
    }
    #expect(frames(.loading) == [Rect(x: 0, y: 0, width: 40, height: 40)])
    #expect(frames(.failed) == frames(.loading))
    #expect(DesktopRow { AsyncPicture(.failed) }.texts["✕"] != nil)
    #expect(ComponentCell(AsyncPicture(.failed)).accessibility.label == "")
  }
}
