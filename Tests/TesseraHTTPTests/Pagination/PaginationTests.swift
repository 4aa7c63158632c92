import Foundation
import Testing

import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Styles of pagination")
struct PaginationTests {
  private struct Item: Identifiable, Sendable, Equatable {
    let id: Int
  }

  private func items(_ count: Int) -> [Item] { (0..<count).map(Item.init) }

  private func answer(_ headers: [String: String] = [:], at url: String = "https://a/b") throws
    -> HTTPResponse
  {
    HTTPResponse(url: try #require(URL(string: url)), headers: headers)
  }

  private func base(_ url: String = "https://a/b?q=x") throws -> URLRequest {
    URLRequest(url: try #require(URL(string: url)))
  }

  @Test("A page is requested by its number")
  func numberRequests() throws {
    let pages = PageNumbers(size: 20)
    #expect(try pages.request(for: nil, base: base()).url?.query == "q=x&page=1&per_page=20")
    #expect(try pages.request(for: 3, base: base()).url?.query == "q=x&page=3&per_page=20")
    let others = PageNumbers(size: 20, first: 0, numberName: "p", sizeName: nil)
    #expect(try others.request(for: nil, base: base("https://a/b?p=7")).url?.query == "p=0")
  }

  @Test("Page numbers increase until a page is empty")
  func numbers() throws {
    let pages = PageNumbers(size: 20)
    #expect(try pages.page(of: items(20), at: nil, in: answer()) == Page(items(20), next: 2))
    #expect(try pages.page(of: items(3), at: 2, in: answer()) == Page(items(3), next: 3, previous: 1))
    #expect(try pages.page(of: items(0), at: 3, in: answer()) == Page([], previous: 2))
  }

  @Test("Page numbers end at the server's count of items")
  func countedNumbers() throws {
    let pages = PageNumbers(size: 20, total: "X-Total-Count")
    let answer = try answer(["x-total-count": " 45 "])
    #expect(
      pages.page(of: items(20), at: 1, in: answer) == Page(items(20), next: 2, itemsBefore: 0, itemsAfter: 25)
    )
    let full = try self.answer(["X-Total-Count": "40"])
    #expect(
      pages.page(of: items(20), at: 2, in: full)
        == Page(items(20), previous: 1, itemsBefore: 20, itemsAfter: 0))
    let short = try self.answer(["X-Total-Count": "5"])
    #expect(
      pages.page(of: items(5), at: 1, in: short)
        == Page(items(5), itemsBefore: 0, itemsAfter: 0))
    #expect(
      pages.page(of: items(0), at: 9, in: answer) == Page([], previous: 8, itemsBefore: 45, itemsAfter: 0))
  }

  @Test("A short page does not end numbered pages, because the server may limit sizes")
  func cappedNumbers() throws {
    let pages = PageNumbers(size: 20, total: "X-Total-Count")
    let answer = try answer(["X-Total-Count": "30"])
    let first = pages.page(of: items(10), at: nil, in: answer)
    #expect(first == Page(items(10), next: 2, itemsBefore: 0, itemsAfter: 20))
    let second = pages.page(of: items(10), at: 2, in: answer)
    #expect(second == Page(items(10), next: 3, previous: 1, itemsBefore: 20, itemsAfter: 0))
    // The position is unknown, because the server limits the size of pages.
    let third = pages.page(of: items(10), at: 3, in: answer)
    #expect(third == Page(items(10), next: 4, previous: 2))
  }

  @Test("Extreme keys do no harm", arguments: [Int.max, .max - 1, .min, .min + 1])
  func extremeKeys(key: Int) throws {
    let answer = try answer(["X-Total-Count": "45"])
    for first in [Int.min, 0, 1, .max] {
      let pages = PageNumbers(size: .max, first: first, total: "X-Total-Count")
      _ = pages.request(for: key, base: try base())
      for count in [0, 3] { _ = pages.page(of: items(count), at: key, in: answer) }
    }
    #expect(PageNumbers(size: 20).page(of: items(3), at: .max, in: answer).next == nil)
    for size in [20, Int.max] {
      let pages = PageOffsets(size: size, total: "X-Total-Count")
      for count in [0, 3] { _ = pages.page(of: items(count), at: key, in: answer) }
    }
    #expect(PageOffsets(size: 20).page(of: items(3), at: .max, in: answer).next == nil)
  }

  @Test("An invalid count is ignored", arguments: ["", "many", "-1", "1.5", "99999999999999999999"])
  func wrongCounts(text: String) throws {
    let pages = PageNumbers(size: 20, total: "X-Total-Count")
    let page = try pages.page(of: items(20), at: 1, in: answer(["X-Total-Count": text]))
    #expect(page == Page(items(20), next: 2))
  }

  @Test("A page is requested by its offset, and the next one starts at its end")
  func offsets() throws {
    let pages = PageOffsets(size: 20)
    #expect(try pages.request(for: nil, base: base()).url?.query == "q=x&offset=0&limit=20")
    #expect(try pages.page(of: items(20), at: nil, in: answer()) == Page(items(20), next: 20))
    #expect(try pages.page(of: items(7), at: 20, in: answer()) == Page(items(7), next: 27, previous: 13))
    #expect(try pages.page(of: items(7), at: 27, in: answer()) == Page(items(7), next: 34, previous: 20))
    #expect(try pages.page(of: items(0), at: 40, in: answer()) == Page([], previous: 20))
    let counted = PageOffsets(size: 20, total: "X-Total-Count")
    #expect(
      try counted.page(of: items(5), at: 40, in: answer(["X-Total-Count": "45"]))
        == Page(items(5), previous: 35, itemsBefore: 40, itemsAfter: 0))
    #expect(
      try counted.page(of: items(0), at: 60, in: answer(["X-Total-Count": "45"]))
        == Page([], previous: 44, itemsBefore: 45, itemsAfter: 0))
  }

  @Test("A size is at least one")
  func sizes() {
    #expect(PageNumbers(size: 0).size == 1)
    #expect(PageOffsets(size: -3).size == 1)
  }

  @Test("Links lead to the adjacent pages, but not to the page itself")
  func links() throws {
    let pages = PageLinks()
    let answer = try answer(
      ["Link": "</b?page=3>; rel=next, </b?page=1>; rel=previous"], at: "https://a/b?page=2")
    let page = pages.page(of: items(1), at: answer.url, in: answer)
    #expect(page.next?.absoluteString == "https://a/b?page=3")
    #expect(page.previous?.absoluteString == "https://a/b?page=1")
    for link in [
      "</b?page=2>", "<mailto:a@b>", "<file:///etc/hosts>", "<>", "<http://a:65536/>", "<http://[]/>",
    ] {
      let answer = try self.answer(["Link": link + "; rel=next"], at: "https://a/b?page=2")
      #expect(pages.page(of: items(1), at: nil, in: answer).next == nil, "\(link)")
    }
  }

  @Test(
    "Passwords are only sent to their own server",
    arguments: [
      ("https://a/c", "secret"), ("https://A:443/c", "secret"), ("http://a/c", nil), ("https://a:444/c", nil),
      ("https://a.evil/c", nil),
    ])
  func foreignLinks(target: String, password: String?) throws {
    var base = try base()
    base.setValue("secret", forHTTPHeaderField: "Authorization")
    base.httpMethod = "POST"
    base.httpBody = Data("secret".utf8)
    let request = PageLinks().request(for: URL(string: target), base: base)
    #expect(request.url?.absoluteString == target)
    #expect(request.value(forHTTPHeaderField: "Authorization") == password)
    #expect(request.httpBody == password.map { Data($0.utf8) })
    #expect(request.httpMethod == (password == nil ? "GET" : "POST"))
  }

  @Test("A password is not sent between addresses with impossible ports")
  func impossiblePorts() throws {
    var base = try base("https://a:70000/b")
    base.setValue("secret", forHTTPHeaderField: "Authorization")
    let request = PageLinks().request(for: URL(string: "https://c:70000/d"), base: base)
    #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
  }

  @Test("Cursors are escaped in the query")
  func cursors() throws {
    let pages = PageCursors(next: "after", previous: "before")
    let page = pages.page(of: items(2), next: "a+/=&?#ü %2B", previous: "")
    #expect(page == Page(items(2), next: PageCursor("after", "a+/=&?#ü %2B")))
    let request = try pages.request(for: page.next, base: base("https://a/b?q=x+y"))
    #expect(
      request.url?.absoluteString == "https://a/b?q=x+y&after=a%2B%2F%3D%26%3F%23%C3%BC%20%252B")
    #expect(try pages.request(for: nil, base: base()).url?.query == "q=x")
  }
}
