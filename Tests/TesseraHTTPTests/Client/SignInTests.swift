import FaultyServer
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Servers that require a sign-in", .timeLimit(.minutes(15)))
struct SignInTests {
  /// Runs a test with a server that requires the user `ada` and the password `secret`.
  private func withServer(
    _ header: [String: String], _ body: (FaultyServer, URL) async throws -> Void
  ) async throws {
    let server = FaultyServer { request in
      request.headers["authorization"] == "Basic YWRhOnNlY3JldA=="
        ? .text("[1]") : ServerResponse(status: 401, headers: header, body: Array("sign in".utf8))
    }
    let url = try await server.start()
    try await body(server, url)
    await server.stop()
  }

  @Test(
    "A client without credentials fails at once",
    arguments: [nil, "Basic realm=\"posts\"", "Digest realm=\"posts\", nonce=\"1\"", "Bearer", "Basic", ""])
  func notSignedIn(challenge: String?) async throws {
    var header: [String: String] = [:]
    header["WWW-Authenticate"] = challenge
    try await withServer(header) { server, url in
      let client = HTTPClient.patient()
      for count in 1...2 {
        let failure = try await failure { try await client.json([Int].self, at: url) }
        #expect(failure == LoadFailure("You are not signed in (401). Sign in, then try again."))
        #expect(await server.log.requests.count == count)
      }
    }
  }

  @Test("A request with credentials succeeds")
  func signedIn() async throws {
    try await withServer(["WWW-Authenticate": "Basic realm=\"posts\""]) { _, url in
      var request = URLRequest(url: url)
      request.setValue("Basic YWRhOnNlY3JldA==", forHTTPHeaderField: "Authorization")
      let numbers = try await HTTPClient.patient().json([Int].self, from: request)
      #expect(numbers == [1])
    }
  }

  @Test("The delegate of an app's session supplies the credentials")
  func delegate() async throws {
    try await withServer(["WWW-Authenticate": "Basic realm=\"posts\""]) { server, url in
      let session = URLSession(configuration: .ephemeral, delegate: Ada(), delegateQueue: nil)
      let client = HTTPClient(session: session, timeLimit: .seconds(3600))
      let numbers = try await client.json([Int].self, at: url)
      #expect(numbers == [1])
      #expect(await server.log.requests.count == 2)
    }
  }
}

/// A delegate that signs in as `ada`.
private final class Ada: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let credential = URLCredential(user: "ada", password: "secret", persistence: .none)
    completionHandler(
      challenge.previousFailureCount == 0 ? .useCredential : .performDefaultHandling, credential)
  }
}
