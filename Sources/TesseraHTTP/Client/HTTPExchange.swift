import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Questions to servers and their answers, within a time and a size.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
struct HTTPExchange: Sendable {
  let transport: any HTTPTransport
  let timeLimit: Duration
  /// How many bytes the body of an answer may have.
  let maximumBytes: Int
  let clock: any Clock<Duration>

  /// Asks something that may take several questions, all of them within the time.
  ///
  /// - Throws: A ``LoadFailure``, or a `CancellationError`.
  func withinTime(
    _ ask: @escaping @Sendable (HTTPExchange) async throws -> HTTPAnswer
  ) async throws -> HTTPAnswer {
    try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
      group.addTask { try await ask(self) }
      group.addTask {
        try await clock.sleep(for: timeLimit)
        throw LoadFailure.tooSlow
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  /// Sends a request without a limit of time.
  ///
  /// - Returns: Whatever the server answers; whole, where it is what was asked for.
  /// - Throws: A ``LoadFailure`` where there is no whole answer, or a `CancellationError`.
  func answer(to request: URLRequest) async throws -> HTTPAnswer {
    do {
      try Task.checkCancellation()
      let answer = try await transport.answer(to: request, maximumBytes: maximumBytes)
      // Another transport may have taken more than it should.
      try answer.check(maximumBytes: maximumBytes, answering: request)
      return try answer.whole(answering: request)
    } catch {
      try Task.checkCancellation()
      if error is CancellationError { throw error }
      throw LoadFailure(reading: error)
    }
  }
}
