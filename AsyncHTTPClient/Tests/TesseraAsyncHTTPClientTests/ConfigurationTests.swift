import AsyncHTTPClient
import Foundation
import Testing

@testable import TesseraAsyncHTTPClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("How async-http-client is used")
struct ConfigurationTests {
  @Test("Without a limit in the configuration, connecting may take longer than the library's ten seconds")
  func connectTimeout() throws {
    let configuration = AsyncHTTPClient.HTTPClient.Configuration()
    #expect(try #require(configuration.forTransport.timeout.connect) >= .minutes(10))
  }

  @Test("A limit that the configuration has stays")
  func ownTimeouts() {
    let timeout = AsyncHTTPClient.HTTPClient.Configuration.Timeout(connect: .seconds(3), read: .seconds(4))
    let configuration = AsyncHTTPClient.HTTPClient.Configuration(timeout: timeout).forTransport
    #expect(configuration.timeout.connect == .seconds(3))
    #expect(configuration.timeout.read == .seconds(4))
  }

  @Test("A protocol that only the server knows is not the fault of the request", arguments: ["h9", ""])
  func unknownProtocol(name: String) {
    let error = HTTPClientError.serverOfferedUnsupportedApplicationProtocol(name)
    #expect(URLError(telling: error).code == .cannotParseResponse)
  }

  @Test(
    "A fault of the request is none of the server",
    arguments: [HTTPClientError.invalidHeaderFieldNames(["a b"]), .invalidURL, .unsupportedScheme("x")])
  func requestFaults(error: HTTPClientError) {
    #expect(URLError(telling: error).code == .badURL)
  }
}
