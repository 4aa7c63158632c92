import Testing

@testable import FaultyServer

@Suite("Faults of responses")
struct FaultStepTests {
  private let answer = ServerResponse(headers: ["ETag": "\"1\""], body: Array("[1, 2]".utf8))

  private func request(_ text: String = "GET /a?b=c HTTP/1.1\r\n\r\n") throws -> ServerRequest {
    var bytes = Array(text.utf8)
    return ServerRequest(number: 1, head: try #require(RequestHead(takenFrom: &bytes)))
  }

  /// Returns the steps of a fault as text.
  private func lines(_ fault: Fault) throws -> [String] {
    fault.steps(for: answer, to: try request()).map { step in
      switch step {
      case .send(let bytes): String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "|")
      case .flood(let bytes, let count): "flood \(String(decoding: bytes, as: UTF8.self)) \(count)"
      case .close: "close"
      case .wait(let duration): "wait \(duration)"
      case .hold: "hold"
      }
    }
  }

  @Test("A fault consists of a few steps")
  func steps() throws {
    let head = "HTTP/1.1 200 OK|Content-Length: 6|ETag: \"1\"||"
    #expect(try lines(.slow(.seconds(1))) == ["wait 1.0 seconds", head + "[1, 2]"])
    #expect(try lines(.held) == ["hold", head + "[1, 2]"])
    #expect(try lines(.dropped) == ["close"])
    #expect(try lines(.truncated) == [head + "[1,", "close"])
    #expect(try lines(.stalled) == [head + "[1,", "hold", " 2]"])
    #expect(
      try lines(.flood(bytes: 100)) == ["HTTP/1.1 200 OK|ETag: \"1\"||", "flood [1, 2] 100", "close"])
    #expect(try lines(.cutHeader) == ["HTTP/1.1 200 OK|Content", "close"])
    #expect(try lines(.malformed) == ["HTTP/1.1 200 OK|Content-Length: 3|ETag: \"1\"||[1,"])
    #expect(try lines(.empty) == ["HTTP/1.1 200 OK|Content-Length: 0|ETag: \"1\"||"])
    #expect(try lines(.tagged("x")) == ["HTTP/1.1 200 OK|Content-Length: 6|ETag: x||[1, 2]"])
    #expect(try lines(.unchanged(tag: "x")) == ["HTTP/1.1 304 Not Modified|ETag: x||"])
    #expect(
      try lines(.status(503, retryAfter: "9"))
        == ["HTTP/1.1 503 Service Unavailable|Content-Length: 0|Retry-After: 9||"])
    #expect(try lines(.redirectLoop) == ["HTTP/1.1 302 Found|Content-Length: 0|Location: /a?b=c||"])
    #expect(try lines(.webPage).first?.contains("text/html") == true)
  }

  @Test("Planned faults come first, one per response, and then the lasting fault")
  func script() {
    var script = FaultScript()
    script.setFault(.empty, at: nil)
    script.setFault(.held, at: "/a")
    script.plan([.dropped, nil], at: "/a")
    script.plan([.malformed], at: nil)
    #expect(
      ["/a", "/b", "/a", "/a", "/b"].map { script.next(at: $0) } == [
        .dropped, .malformed, nil, .held, .empty,
      ])
    script.setFault(nil, at: nil)
    #expect(script.next(at: "/b") == nil)
  }

  @Test("Request heads are taken from the received bytes once they are complete")
  func heads() throws {
    var bytes = Array("GET /a?b=c%20d&e HTTP/1.1\r\nX-Name:  value \r\nrubbish\r\n\r\nGET".utf8)
    let request = ServerRequest(number: 1, head: try #require(RequestHead(takenFrom: &bytes)))
    #expect(request.path == "/a")
    #expect(request.query == ["b": "c d", "e": ""])
    #expect(request.headers == ["x-name": "value"])
    #expect(String(decoding: bytes, as: UTF8.self) == "GET")
    #expect(RequestHead(takenFrom: &bytes) == nil)
    for text in ["\r\n\r\n", "x\r\n\r\n", "GET \r\n\r\n"] { #expect(try self.request(text).path == "/") }
  }

  @Test("A request with the current entity tag gets a not-modified response")
  func conditional() throws {
    let known = try request("GET / HTTP/1.1\r\nIf-None-Match: \"1\"\r\n\r\n")
    let other = try request("GET / HTTP/1.1\r\nIf-None-Match: \"2\"\r\n\r\n")
    #expect(answer.conditional(on: known) == ServerResponse(status: 304, headers: ["ETag": "\"1\""]))
    #expect(answer.conditional(on: other) == answer)
    #expect(try answer.conditional(on: request()) == answer)
  }
}
