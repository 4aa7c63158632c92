import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One question to a server, one answer, within a time and a size.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
struct HTTPExchange: Sendable {
  let session: URLSession
  let timeLimit: Duration
  /// How many bytes the body of an answer may have.
  let maximumBytes: Int
  let clock: any Clock<Duration>

  /// Sends a request.
  ///
  /// - Returns: Whatever the server answers, whole.
  /// - Throws: A ``LoadFailure`` where there is no whole answer, or a `CancellationError`.
  func answer(to request: URLRequest) async throws -> HTTPAnswer {
    try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
      group.addTask { try await send(request) }
      group.addTask {
        try await clock.sleep(for: timeLimit)
        throw LoadFailure.tooSlow
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  /// Sends a request without a limit.
  ///
  /// Not through the session's own asynchronous function: on Linux that one sends what was cancelled before
  /// it began.
  private func send(_ request: URLRequest) async throws -> HTTPAnswer {
    try Task.checkCancellation()
    let (answers, arrival) = AsyncThrowingStream.makeStream(of: HTTPAnswer.self)
    let task = session.dataTask(with: request) { data, response, error in
      if let response = response as? HTTPURLResponse, error == nil {
        arrival.yield(HTTPAnswer(response, body: data ?? Data()))
      }
      arrival.finish(throwing: error)
    }
    return try await withTaskCancellationHandler {
      task.resume()
      do {
        // A cancelled task gets nothing here, and waits for nothing.
        for try await answer in answers {
          try answer.check(maximumBytes: maximumBytes, answering: request)
          return try answer.whole(answering: request)
        }
      } catch {
        try Task.checkCancellation()
        throw LoadFailure(reading: error)
      }
      try Task.checkCancellation()
      throw LoadFailure.noAnswer
    } onCancel: {
      task.cancel()
    }
  }
}
