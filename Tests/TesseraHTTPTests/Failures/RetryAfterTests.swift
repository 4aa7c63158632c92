import Foundation
import Testing

@testable import TesseraHTTP

@Suite("The Retry-After header")
struct RetryAfterTests {
  private func answer(_ headers: [String: String], status: Int = 503) throws -> HTTPResponse {
    HTTPResponse(status: status, url: try #require(URL(string: "https://a/b")), headers: headers)
  }

  @Test(
    "A delay in seconds is read, and limited to a day",
    arguments: [
      ("20", LoadDuration.seconds(20)), (" 20 ", .seconds(20)), ("0", .zero), ("007", .seconds(7)),
      ("86401", .seconds(86400)), ("99999999999999999999999999", .seconds(86400)), ("-5", nil), ("1.5", nil),
      ("", nil), ("soon", nil), ("20 s", nil),
    ])
  func seconds(text: String, expected: LoadDuration?) throws {
    #expect(try answer(["Retry-After": text]).retryAfter() == expected)
  }

  @Test("A date is compared with the date of the server, not with the local clock")
  func serverDate() throws {
    let answer = try answer([
      "Retry-After": "Sun, 06 Nov 1994 08:49:57 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
    ])
    #expect(answer.retryAfter(now: Date(timeIntervalSince1970: 0)) == .seconds(20))
  }

  @Test("A date is compared with now if the response has no date")
  func date() throws {
    let answer = try answer(["Retry-After": "Thu, 01 Jan 1970 00:01:00 GMT"])
    #expect(answer.retryAfter(now: Date(timeIntervalSince1970: 10.5)) == .seconds(50))
    #expect(answer.retryAfter(now: Date(timeIntervalSince1970: 90)) == .zero)
  }

  @Test("A response without the header has no delay")
  func nothing() throws {
    #expect(try answer([:]).retryAfter() == nil)
  }
}
