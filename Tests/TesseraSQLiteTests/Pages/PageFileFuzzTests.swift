import Foundation
import TesseraLoading
import TesseraSQLite
import TestSupport
import Testing

@Suite("Damaged page files", .tags(.model))
struct PageFileFuzzTests {
  /// Returns the bytes of a file with pages of two feeds.
  private func sound(in folder: TemporaryFolder) async throws -> [UInt8] {
    let file = SQLitePageFile(path: folder.path("sound.sqlite"), version: "1")
    let (posts, others): (PostStore, PostStore) = (file.store(of: "posts"), file.store(of: "others"))
    await posts.save(.sample(0), for: nil)
    for number in 1..<6 { await posts.save(.sample(number, count: number * 20), for: number) }
    await others.save(.sample(9), for: nil)
    await posts.save(.sample(3, edition: 1), for: 3)
    await file.close()
    return Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("sound.sqlite"))))
  }

  private func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case 1:
      // The header and the first page of the schema.
      bytes[Int.random(in: 0..<600, using: &random)] = .random(in: .min ... .max, using: &random)
    case 2:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      for index in start..<min(bytes.count, start + 512) { bytes[index] = 0 }
    case 3:
      // The headers of pages, which have the positions of their contents.
      let page = Int.random(in: 0..<bytes.count / 4096, using: &random) * 4096
      bytes[page + Int.random(in: 0..<16, using: &random)] = .random(in: .min ... .max, using: &random)
    default:
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1 ... .max, using: &random)
      }
    }
  }

  /// Returns whether bytes can still be recognized as a page file.
  private func isKnown(_ bytes: [UInt8], from sound: [UInt8]) -> Bool {
    bytes.count >= 72 && bytes[..<16] == sound[..<16] && bytes[68..<72] == sound[68..<72]
  }

  @Test("A page in a damaged file is unchanged, or an issue is reported")
  func damages() async throws {
    let folder = try TemporaryFolder()
    let sound = try await sound(in: folder)
    let expected: [(feed: String, key: Int?, page: PostPage)] =
      [("posts", nil, .sample(0)), ("posts", 3, .sample(3, edition: 1)), ("others", nil, .sample(9))]
      + [1, 2, 4, 5].map { ("posts", $0, .sample($0, count: $0 * 20)) }
    var (reports, strangers) = (0, 0)
    for seed in (0..<300).sampled {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes = sound
      damage(&bytes, using: &random)
      try folder.write(bytes: bytes, to: "pages.sqlite")
      let file = SQLitePageFile(path: folder.path("pages.sqlite"), version: "1")
      for (feed, key, page) in expected.shuffled(using: &random) {
        let store: PostStore = file.store(of: feed)
        let kept = await store.page(key)
        let isReported = await !file.issues.isEmpty
        #expect(kept == page || kept == nil && isReported, "seed \(seed): \(feed) \(key as Int?)")
      }
      // It can be written again, unless it looks like a foreign file, which is left unchanged.
      let store: PostStore = file.store(of: "posts")
      await store.save(.sample(8), for: 8)
      let kept = await store.page(8)
      let issues = await file.issues
      #expect(kept == .sample(8) || !issues.isEmpty, "seed \(seed)")
      reports += issues.isEmpty ? 0 : 1
      await file.close()
      if !isKnown(bytes, from: sound) {
        #expect(issues == [.unusable("it is not a page file")], "seed \(seed)")
        let left = try Data(contentsOf: URL(fileURLWithPath: folder.path("pages.sqlite")))
        #expect(Array(left) == bytes, "seed \(seed)")
        strangers += 1
      }
      for suffix in ["-journal", "-wal", "-shm"] { try? folder.remove("pages.sqlite" + suffix) }
    }
    #expect(reports - strangers > (SeedShare.isWhole ? 100 : 10), "damages went by without a report")
    #expect(strangers > 0, "nothing was taken for somebody else's")
  }
}
