import Foundation
import TesseraLoading

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An exchange of requests and responses with servers, with limits of time and size.
struct HTTPExchange: Sendable {
  let transport: any HTTPTransport
  let timeLimit: LoadDuration
  let maximumBytes: Int
  let clock: LoadClock

  /// Runs an operation that may send several requests, all within one time limit.
  ///
  /// - Throws: A ``LoadFailure`` or a `CancellationError`.
  func withinTime(
    _ ask: @escaping @Sendable (HTTPExchange) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
      group.addTask { try await ask(self) }
      group.addTask {
        try await clock.sleep(timeLimit)
        throw LoadFailure.tooSlow
      }
      defer { group.cancelAll() }
      guard let response = try await group.next() else { throw CancellationError() }
      return response
    }
  }

  /// Sends a request without a time limit.
  ///
  /// - Returns: The server's response, whatever its status. A successful response is complete.
  /// - Throws: A ``LoadFailure`` if the response is missing or incomplete, or a `CancellationError`.
  func response(to request: URLRequest) async throws -> HTTPResponse {
    do {
      try Task.checkCancellation()
      let response = try await transport.response(to: request, maximumBytes: maximumBytes)
      // A custom transport may have exceeded the limit.
      try response.check(maximumBytes: maximumBytes, for: request)
      return try response.complete(for: request)
    } catch {
      try Task.checkCancellation()
      if error is CancellationError { throw error }
      throw LoadFailure(reading: error)
    }
  }
}
