import AsyncHTTPClient
import Foundation
import Testing

@testable import TesseraAsyncHTTPClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The configuration of async-http-client")
struct ConfigurationTests {
  @Test("Without a connect timeout of the app, connecting may take ten minutes")
  func connectTimeout() throws {
    let configuration = AsyncHTTPClient.HTTPClient.Configuration()
    #expect(try #require(configuration.forTransport.timeout.connect) >= .minutes(10))
  }

  @Test("Timeouts of the app are kept")
  func ownTimeouts() {
    let timeout = AsyncHTTPClient.HTTPClient.Configuration.Timeout(connect: .seconds(3), read: .seconds(4))
    let configuration = AsyncHTTPClient.HTTPClient.Configuration(timeout: timeout).forTransport
    #expect(configuration.timeout.connect == .seconds(3))
    #expect(configuration.timeout.read == .seconds(4))
  }

  @Test("An unknown protocol is a fault of the server, not of the request", arguments: ["h9", ""])
  func unknownProtocol(name: String) {
    let error = HTTPClientError.serverOfferedUnsupportedApplicationProtocol(name)
    #expect(URLError(telling: error).code == .cannotParseResponse)
  }

  @Test(
    "A fault of the request is not a fault of the server",
    arguments: [HTTPClientError.invalidHeaderFieldNames(["a b"]), .invalidURL, .unsupportedScheme("x")])
  func requestFaults(error: HTTPClientError) {
    #expect(URLError(telling: error).code == .badURL)
  }
}
