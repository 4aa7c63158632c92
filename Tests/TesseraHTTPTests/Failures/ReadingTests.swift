import Foundation
import Testing

import TesseraHTTP

@Suite("Unreadable content")
struct ReadingTests {
  /// Returns the error message for content that is decoded as another type.
  private func message<Value: Decodable>(_ content: some Encodable, as type: Value.Type) throws -> String {
    let answer = HTTPResponse(
      url: try #require(URL(string: "https://a/b")), body: try JSONEncoder().encode(content))
    return try #require(throws: LoadFailure.self) { try answer.json(type) }.message
  }

  private struct Nest: Codable {
    var inner: [Nest]?
    var leaf: Int?
  }

  private struct Leaf: Codable {
    var inner: [Leaf]?
    var leaf: String?
  }

  @Test("Long keys are shortened in messages, and have no control characters")
  func keys() throws {
    let key = "\u{1B}[31m\u{202E}evil\n" + String(repeating: "k", count: 100_000)
    let message = try message([key: ["deep\u{9B}": "x"]], as: [String: [String: Int]].self)
    #expect(message.hasPrefix("The server's response cannot be read (at [31mevil"))
    #expect(message.hasSuffix("k….deep). Try again later."))
    #expect(message.count < 100)
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
    #expect(!message.unicodeScalars.contains("\u{202E}"))
  }

  @Test(
    "A flag of tag characters is kept or removed whole; other tags are removed",
    arguments: [
      (
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1"
      ),
      (
        "kkkkkkkkkkkkkkkkkkkk\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "kkkkkkkkkkkkkkkkkkkk…"
      ),
      ("a\u{E0041}b", "ab"),
    ])
  func tags(key: String, shown: String) throws {
    let message = try message([key: "x"], as: [String: Int].self)
    #expect(message == "The server's response cannot be read (at \(shown)). Try again later.")
  }

  @Test("The message for a deep place shows the end of the path")
  func depth() throws {
    var nest = Nest(leaf: 1)
    for _ in 0..<60 { nest = Nest(inner: [nest]) }
    let message = try message(nest, as: Leaf.self)
    #expect(
      message.hasPrefix("The server's response cannot be read (at …")
        && message.hasSuffix(".0.leaf). Try again later."))
    #expect(message.count < 150)
  }
}
