import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A receiver of one response, which ends the transfer if the body becomes too long. The session calls the
/// receiver on any thread. The receiver never blocks.
final class ResponseReceiver: Sendable {
  private struct State {
    /// The response so far; `nil` before its header and after its end.
    var partialResponse: HTTPResponse?
    var receivedBytes = 0
    var longestBody = 0
    var isOver = false
    var task: URLSessionTask?
  }

  private let request: URLRequest
  private let maximumBytes: Int
  private let state = Locked(State())
  private let arrival: AsyncThrowingStream<HTTPResponse, any Error>.Continuation

  /// The complete response, or an error, or nothing if the transfer was stopped.
  let responses: AsyncThrowingStream<HTTPResponse, any Error>

  init(of request: URLRequest, maximumBytes: Int) {
    self.request = request
    self.maximumBytes = maximumBytes
    (responses, arrival) = AsyncThrowingStream.makeStream()
  }

  /// The number of bytes received in bodies.
  var receivedBytes: Int { state.use { $0.receivedBytes } }
  /// The greatest number of bytes that were held at a time.
  var longestBody: Int { state.use { $0.longestBody } }
}

// MARK: - Transfer

extension ResponseReceiver {
  /// Creates, resumes and cancels tasks in order. On Linux all three wait for the session, and a caller with
  /// a time limit must not.
  private static let tasks = DispatchQueue(label: "TesseraHTTP.tasks")

  /// Starts the transfer, unless it has ended already.
  func start(_ makeTask: @escaping @Sendable () -> URLSessionTask) {
    Self.tasks.async { [self] in
      guard !state.use({ $0.isOver }) else { return }
      let task = makeTask()
      let isWanted = state.use { state in
        if !state.isOver { state.task = task }
        return !state.isOver
      }
      if isWanted { task.resume() } else { task.cancel() }
    }
  }

  /// Ends the transfer without a response.
  func stop() { finish { _ in nil } }

  /// Runs an action unless the transfer is over, which it cannot become meanwhile. Foundation on Linux traps
  /// if the redirect of a canceled task is followed. Here the task is canceled only afterward.
  func whileRunning(_ action: () -> Void) { state.use { if !$0.isOver { action() } } }

  /// Ends the transfer, unless it has ended already.
  ///
  /// - Parameters:
  ///   - isComplete: Whether nothing is left to transfer.
  ///   - result: A closure that returns the result; `nil` if there is none.
  private func finish(
    isComplete: Bool = false, _ result: (HTTPResponse?) -> Result<HTTPResponse, any Error>?
  ) {
    let task: URLSessionTask? = state.use { state in
      guard !state.isOver else { return nil }
      state.isOver = true
      switch result(state.partialResponse) {
      case .success(let partialResponse): arrival.yield(partialResponse)
      case .failure(let error): arrival.finish(throwing: error)
      case nil: break
      }
      arrival.finish()
      defer { (state.partialResponse, state.task) = (nil, nil) }
      return state.task
    }
    if let task, !isComplete { Self.tasks.async { task.cancel() } }
  }
}

// MARK: - Receiving

extension ResponseReceiver {
  /// Receives the header of a response. Data before it belongs to another response. Returns `true` if the
  /// body should be received.
  func begin(_ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse else { return true }
    let partialResponse = HTTPResponse(response, body: Data())
    do {
      try partialResponse.check(maximumBytes: maximumBytes, for: request)
    } catch {
      finish { _ in .failure(error) }
    }
    return state.use { state in
      if !state.isOver { state.partialResponse = partialResponse }
      return !state.isOver
    }
  }

  func take(_ data: Data) {
    let isTooLong = state.use { state in
      state.receivedBytes += data.count
      guard let count = state.partialResponse?.body.count else { return false }
      guard data.count <= maximumBytes - count else { return true }
      state.partialResponse?.body.append(data)
      state.longestBody = max(state.longestBody, count + data.count)
      return false
    }
    if isTooLong { finish { _ in .failure(LoadFailure.tooLong) } }
  }

  /// Receives the end of the transfer.
  ///
  /// - Parameters:
  ///   - response: The header, if it was not passed before, as for a redirect without a target on Linux.
  ///   - error: The error; `nil` if the transfer succeeded.
  func end(_ response: URLResponse?, error: (any Error)?) {
    finish(isComplete: true) { partialResponse in
      if let error { return .failure(error) }
      return (partialResponse ?? (response as? HTTPURLResponse).map { HTTPResponse($0, body: Data()) }).map {
        .success($0)
      }
    }
  }

  /// Ends the transfer with the data received so far.
  func endHere() { finish { $0.map { .success($0) } } }
}
