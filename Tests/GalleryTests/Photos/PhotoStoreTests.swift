#if HAS_GTK
import TestSupport
import Testing

@testable import gallery

@MainActor
@Suite("Decoded pictures", .timeLimit(.minutes(10)))
struct PhotoStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func photo(_ name: String, width: Int32 = 64, height: Int32 = 32) throws -> Photo {
    folder.makePicture(name, width: width, height: height)
    return try #require(Photo(path: folder.path(name)))
  }

  @Test("A picture is decoded in the requested width and cached")
  func kept() async throws {
    let store = PhotoStore()
    let photo = try photo("a.png")
    let texture = try #require(await store.load(photo, width: 32))
    #expect(texture.byteCount >= 32 * 16 * 3 && texture.byteCount < 64 * 32 * 3)
    #expect(store.texture(PhotoStore.Key(id: photo.id, width: 32)) === texture)
    #expect(store.texture(PhotoStore.Key(id: photo.id, width: 64)) == nil)
    #expect(await store.load(photo, width: 32) === texture)
    #expect(store.decodedCount == 1 && store.pendingCount == 0)
  }

  @Test("A full cache removes the least recently shown picture")
  func forgotten() async throws {
    let one = try #require(Texture(try photo("0.png"), width: 64)).byteCount
    let store = PhotoStore(capacity: 2 * one)
    let photos = try (0..<3).map { try photo("\($0).png") }
    let keys = photos.map { PhotoStore.Key(id: $0.id, width: 64) }
    _ = await store.load(photos[0], width: 64)
    _ = await store.load(photos[1], width: 64)
    _ = store.texture(keys[0])
    _ = await store.load(photos[2], width: 64)
    #expect(keys.map { store.texture($0) != nil } == [true, false, true])
    #expect(store.byteCount == 2 * one)
  }

  @Test("The last requested picture is decoded first; canceled requests are skipped")
  func order() async throws {
    let store = PhotoStore(width: 1)
    // The first picture takes so long that all others are requested before it is decoded.
    let photos = try (0..<4).map { number in
      let extent: Int32 = number == 0 ? 2_000 : 400
      return try photo("\(number).png", width: extent, height: extent)
    }
    var done: [Int] = []
    let tasks = photos.indices.map { number in
      Task { if await store.load(photos[number], width: 400) != nil { done.append(number) } }
    }
    while store.pendingCount < 4, store.decodedCount == 0 { await Task.yield() }
    try #require(store.pendingCount == 4)
    tasks[2].cancel()
    for task in tasks { await task.value }
    #expect(done == [0, 3, 1])
    #expect(store.decodedCount == 3 && store.pendingCount == 0)
  }

  @Test("A file that is no longer a picture gives none")
  func broken() async throws {
    let photo = try photo("a.png")
    try folder.write("nonsense", to: "a.png")
    let store = PhotoStore()
    #expect(await store.load(photo, width: 32) == nil)
    #expect(store.byteCount == 0)
  }
}
#endif
