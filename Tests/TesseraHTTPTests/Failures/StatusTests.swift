import Foundation
import Testing

@testable import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Error messages")
struct StatusTests {
  private func failure(_ status: Int, retryAfter: String? = nil) throws -> LoadFailure {
    var headers: [String: String] = [:]
    headers["Retry-After"] = retryAfter
    let answer = HTTPResponse(status: status, url: try #require(URL(string: "https://a/b")), headers: headers)
    return try #require(throws: LoadFailure.self) { try answer.successful() }
  }

  @Test(
    "Each status has a message with a reason and a suggestion",
    arguments: [
      (302, "The server redirected to an invalid address (302). Try again later."),
      (304, "The server reported no changes (304). Try again later."),
      (400, "The server rejected the request (400). Contact the developer of this app."),
      (401, "You are not signed in (401). Sign in, then try again."),
      (403, "You do not have permission to see this (403). Ask the owner for access, then try again."),
      (404, "This was not found (404). Check the address."),
      (408, "The request took too long (408). Try again."),
      (410, "This no longer exists (410). Check whether it has moved."),
      (418, "The server rejected the request (418). Contact the developer of this app."),
      (429, "Too many requests were sent (429). Try again later."),
      (500, "The server has a problem (500). Try again later."),
      (501, "The server does not support the request (501). Contact the developer of this app."),
      (502, "The server depends on another server that cannot be reached (502). Try again later."),
      (503, "The server is busy (503). Try again later."),
      (600, "The server's response is invalid (600). Try again later."),
    ])
  func messages(status: Int, message: String) throws {
    #expect(try failure(status).message == message)
  }

  @Test(
    "The message of a status has the delay, rounded up",
    arguments: [
      ("0", "now"), ("1", "in 1 s"), ("20", "in 20 s"), ("119", "in 119 s"), ("120", "in 2 min"),
      ("121", "in 3 min"), ("7199", "in 120 min"), ("7200", "in 2 h"), ("7201", "in 3 h"),
    ])
  func waits(text: String, told: String) throws {
    #expect(try failure(503, retryAfter: text).message == "The server is busy (503). Try again \(told).")
  }

  @Test("The reason is separate from the suggestion")
  func reasons() throws {
    let failure = try failure(429, retryAfter: "86400")
    #expect(failure.message == "Too many requests were sent (429). Try again in 24 h.")
    #expect(failure.reason == "Too many requests were sent (429).")
    #expect(failure.retryAfter == .seconds(86400))
  }

  @Test("Only temporary failures are transient")
  func transient() throws {
    let transient = try (300..<600).filter { try failure($0).isTransient }
    #expect(transient == [408, 425, 429, 500, 502, 503, 504])
  }

  @Test("A retry delay is only used for statuses where it helps")
  func retryAfter() throws {
    let statuses = try (300..<600).filter { try failure($0, retryAfter: "20").retryAfter != nil }
    #expect(statuses == [429, 500, 502, 503, 504])
  }

  @Test("Statuses from 200 to 299 are successful")
  func success() throws {
    let url = try #require(URL(string: "https://a/b"))
    for status in 200..<300 {
      #expect(try HTTPResponse(status: status, url: url).successful().status == status)
    }
  }

  @Test(
    "Each connection error has a message with a suggestion",
    arguments: [
      (URLError.Code.timedOut, "The server is taking too long. Try again.", true),
      (.networkConnectionLost, "The connection was lost. Try again.", true),
      (.unknown, "The connection was lost. Try again.", true),
      (.badServerResponse, "The connection was lost. Try again.", true),
      (
        .notConnectedToInternet, "There is no internet connection. Connect to the internet, then try again.",
        true
      ),
      (
        .cannotFindHost, "The server cannot be found. Check the address and the connection, then try again.",
        true
      ),
      (.cannotConnectToHost, "The server cannot be reached. Try again later.", true),
      (.httpTooManyRedirects, "The server redirected this request too many times. Try again later.", false),
      (
        .serverCertificateUntrusted,
        "The connection is not secure. Check the date of this device and the network, then try again.", false
      ),
      (.cannotDecodeContentData, "The server's response cannot be read. Try again later.", false),
      (.badURL, "This address cannot be loaded. Check it, then try again.", false),
      (.cancelled, "Loading was canceled. Try again.", false),
    ])
  func errors(code: URLError.Code, message: String, isTransient: Bool) {
    let failure = LoadFailure(reading: URLError(code))
    #expect(failure == LoadFailure(message, isTransient: isTransient))
    #expect((failure.cause as? URLError)?.code == code)
  }
}
