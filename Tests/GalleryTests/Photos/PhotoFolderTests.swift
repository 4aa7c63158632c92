#if HAS_GTK
import TestSupport
import Testing

@testable import gallery

@Suite("Folders of pictures", .timeLimit(.minutes(10)))
struct PhotoFolderTests {
  private func photos(under path: String) async -> [Photo] {
    var photos: [Photo] = []
    for await batch in PhotoFolder.photos(under: path) { photos += batch.photos }
    return photos
  }

  @Test("Pictures in all folders are found in order with their sizes")
  func found() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("deep/deeper")
    try folder.makeFolder(".hidden")
    folder.makePicture("b.png", width: 30, height: 20)
    folder.makePicture("a.png", width: 10, height: 40)
    folder.makePicture("deep/deeper/c.png", width: 7, height: 5)
    folder.makePicture(".hidden/d.png", width: 7, height: 5)
    try folder.makeLink("link.png", to: "a.png")
    try folder.write("no picture", to: "text.png")
    try folder.write("", to: "empty.jpg")
    let photos = await photos(under: folder.path)
    #expect(photos.map(\.name) == ["c.png", "a.png", "b.png"])
    #expect(photos.map(\.width) == [7, 10, 30])
    #expect(photos.map(\.height) == [5, 40, 20])
    #expect(photos.map(\.ratio) == [5.0 / 7, 3, 2.0 / 3])
  }

  @Test("A missing folder has no pictures")
  func missing() async {
    #expect(await photos(under: "/nowhere/at/all").isEmpty)
  }

  @Test("Many pictures are reported in few batches, beginning with a small one")
  func batches() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 { folder.makePicture("\(number).png", width: 2, height: 2) }
    var counts: [Int] = []
    for await batch in PhotoFolder.photos(under: folder.path) { counts.append(batch.photos.count) }
    #expect(counts == [16, 32, 52])
  }
}
#endif
