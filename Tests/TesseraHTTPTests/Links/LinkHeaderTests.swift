import Foundation
import Testing

@testable import TesseraHTTP

@Suite("Links in headers")
struct LinkHeaderTests {
  private let base = URL(string: "https://example.com/feed/posts?page=2")

  private func links(_ header: String) throws -> [WebLink] {
    WebLink.links(in: header, from: try #require(base))
  }

  /// Returns the links as text, as in `next https://example.com/a`.
  private func lines(_ header: String) throws -> [String] {
    try links(header).map { ($0.relations + [$0.target.absoluteString]).joined(separator: " ") }
  }

  @Test("A header has a link for each address with a relation")
  func common() throws {
    let header = """
      <https://example.com/posts?page=3>; rel="next", <https://example.com/posts?page=1>; rel="prev"
      """
    #expect(
      try lines(header) == ["next https://example.com/posts?page=3", "prev https://example.com/posts?page=1"])
    #expect(try links(header).target("next")?.query == "page=3")
    #expect(try links(header).target("NEXT")?.query == "page=3")
    #expect(try links(header).target("last") == nil)
  }

  @Test(
    "Unusual but valid links are read",
    arguments: [
      ("<https://a/b>;rel=next", ["next https://a/b"]),
      ("<https://a/b> ; rel = next", ["next https://a/b"]),
      ("<https://a/b>; REL=\"Next\"", ["next https://a/b"]),
      ("<https://a/b>; rel=\"next last\"", ["next last https://a/b"]),
      ("<https://a/b>; rel=\"  next\tlast \"", ["next last https://a/b"]),
      ("<https://a/b>; rel=\"https://rels/other next\"", ["https://rels/other next https://a/b"]),
      (
        "<https://a/b?x=1,2,3>; rel=next, <https://a/c>; rel=prev",
        ["next https://a/b?x=1,2,3", "prev https://a/c"]
      ),
      ("<https://a/b;c>; rel=next", ["next https://a/b;c"]),
      ("<https://a/b>; title=\"a, b; c\"; rel=next", ["next https://a/b"]),
      ("<https://a/b>; title=\"a \\\"b\\\", <c>\"; rel=next", ["next https://a/b"]),
      ("<https://a/b>; title*=UTF-8''%e2%82%ac; rel=next", ["next https://a/b"]),
      ("<https://a/b>; crossorigin; rel=next", ["next https://a/b"]),
      ("<https://a/b>; rel=next; rel=prev", ["next https://a/b"]),
      ("<https://a/b>;; ; rel=next;", ["next https://a/b"]),
      ("<https://a/b>", ["https://a/b"]),
      ("<https://a/b>; rel=\"\"", ["https://a/b"]),
      ("  ,, <https://a/b>; rel=next ,, <https://a/c>; rel=prev,", ["next https://a/b", "prev https://a/c"]),
    ])
  func odd(header: String, expected: [String]) throws {
    #expect(try lines(header) == expected)
  }

  @Test(
    "Addresses are relative to the address of the response",
    arguments: [
      ("</posts?page=3>; rel=next", "https://example.com/posts?page=3"),
      ("<posts?page=3>; rel=next", "https://example.com/feed/posts?page=3"),
      ("<?page=3>; rel=next", "https://example.com/feed/posts?page=3"),
      ("<../other>; rel=next", "https://example.com/other"),
      ("<//other.com/a>; rel=next", "https://other.com/a"),
      ("< /a >; rel=next", "https://example.com/a"),
      ("<>; rel=next", "https://example.com/feed/posts?page=2"),
    ])
  func relative(header: String, expected: String) throws {
    #expect(try links(header).target("next")?.absoluteString == expected)
  }

  @Test(
    "Invalid links are skipped up to the next comma",
    arguments: [
      ("", []), ("   ", []), (",", []), ("<", []), ("<https://a/b", []), ("next", []), ("\"", []), (";", []),
      ("rubbish, <https://a/b>; rel=next", ["next https://a/b"]),
      ("rubbish \"with, comma\" <and,one>, <https://a/b>; rel=next", ["next https://a/b"]),
      ("rubbish \"a, <https://x/y>; rel=next\", <https://a/b>; rel=prev", ["prev https://a/b"]),
      ("rubbish <a,<https://x/y>; rel=next, <https://a/b>; rel=prev", ["prev https://a/b"]),
      ("<https://a/b>; rel=\"next", ["next https://a/b"]),
      ("<https://a/b>; rel=\"next\\", ["next\\ https://a/b"]),
      ("<https://a/b> rubbish; rel=prev, <https://a/c>; rel=next", ["https://a/b", "next https://a/c"]),
      ("<https://a/b>; =x; rel=next", ["next https://a/b"]),
      (
        "<https://a/b>; rel=next trailing, <https://a/c>; rel=prev", ["next https://a/b", "prev https://a/c"]
      ),
    ])
  func broken(header: String, expected: [String]) throws {
    #expect(try lines(header) == expected)
  }

  @Test(
    "A long header of unfinished links is read in linear time",
    .timeLimit(.minutes(15)), arguments: ["<", "<,", "x<", "\"<", "<>;"])
  func beginnings(text: String) throws {
    let header = String(repeating: text, count: 200_000 / text.count)
    var parser = LinkHeaderParser(header)
    #expect(parser.values().count <= 100_000)
  }

  @Test("A link with another anchor does not belong to the page")
  func anchors() throws {
    let header = "</a>; rel=next; anchor=\"/elsewhere\", </b>; rel=next; anchor=\"?page=2\""
    #expect(try links(header).map { $0.anchor?.path } == ["/elsewhere", nil])
    #expect(try links(header).target("next")?.path == "/b")
  }

  @Test("A link has its parameters by name")
  func parameters() throws {
    let header = "</a>; rel=next; title=\"a \\\"b\\\"\"; Type=text/html; results=true; title=other"
    #expect(
      try links(header).first?.parameters == ["title": "a \"b\"", "type": "text/html", "results": "true"])
  }
}
