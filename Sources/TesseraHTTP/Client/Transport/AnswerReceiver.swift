import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Receives one answer piece by piece, and ends the transfer where it becomes longer than is wanted.
///
/// It is told by a session what has arrived, on any thread, and never waits.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class AnswerReceiver: Sendable {
  private struct State {
    /// What has come of the answer; nil: no header has come, or it is over.
    var answer: HTTPAnswer?
    var receivedBytes = 0
    var longestBody = 0
    var isOver = false
    /// What transfers it, while it runs.
    var task: URLSessionTask?
  }

  private let request: URLRequest
  private let maximumBytes: Int
  private let state = Locked(State())
  private let arrival: AsyncThrowingStream<HTTPAnswer, any Error>.Continuation

  /// The answer, once it is whole; or what went wrong; or nothing, where it was stopped.
  let answers: AsyncThrowingStream<HTTPAnswer, any Error>

  init(of request: URLRequest, maximumBytes: Int) {
    self.request = request
    self.maximumBytes = maximumBytes
    (answers, arrival) = AsyncThrowingStream.makeStream()
  }

  /// How many bytes of bodies have come.
  var receivedBytes: Int { state.use { $0.receivedBytes } }
  /// How many bytes were kept at most.
  var longestBody: Int { state.use { $0.longestBody } }
}

// MARK: - The transfer

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension AnswerReceiver {
  /// Tasks are made, resumed and cancelled here, in order: on Linux all three wait for the session, and
  /// whoever wants an answer within a time must not.
  private static let tasks = DispatchQueue(label: "TesseraHTTP.tasks")

  /// Starts the transfer, unless it is over already.
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

  /// Ends the transfer, because the answer is not wanted any more.
  func stop() { finish { _ in nil } }

  /// Does something at once, unless the transfer is over; nothing ends it meanwhile.
  ///
  /// Foundation on Linux ends the program where it is told how to follow a redirect of a task that was
  /// cancelled in the meantime. So it is told here, and a task is only cancelled behind it.
  func whileRunning(_ action: () -> Void) { state.use { if !$0.isOver { action() } } }

  /// Ends the transfer, if that was not done before.
  ///
  /// - Parameters:
  ///   - isComplete: Whether there is nothing left to transfer.
  ///   - result: What comes of it; nil: nothing.
  private func finish(
    isComplete: Bool = false, _ result: (HTTPAnswer?) -> Result<HTTPAnswer, any Error>?
  ) {
    let task: URLSessionTask? = state.use { state in
      guard !state.isOver else { return nil }
      state.isOver = true
      switch result(state.answer) {
      case .success(let answer): arrival.yield(answer)
      case .failure(let error): arrival.finish(throwing: error)
      case nil: break
      }
      arrival.finish()
      defer { (state.answer, state.task) = (nil, nil) }
      return state.task
    }
    if let task, !isComplete { Self.tasks.async { task.cancel() } }
  }
}

// MARK: - What arrives

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension AnswerReceiver {
  /// Takes the header of an answer; what came before belongs to another one.
  ///
  /// - Returns: Whether its body is wanted.
  func begin(_ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse else { return true }
    let answer = HTTPAnswer(response, body: Data())
    do {
      try answer.check(maximumBytes: maximumBytes, answering: request)
    } catch {
      finish { _ in .failure(error) }
    }
    return state.use { state in
      if !state.isOver { state.answer = answer }
      return !state.isOver
    }
  }

  /// Takes a piece of the body.
  func take(_ data: Data) {
    let isTooLong = state.use { state in
      state.receivedBytes += data.count
      guard let count = state.answer?.body.count else { return false }
      guard data.count <= maximumBytes - count else { return true }
      state.answer?.body.append(data)
      state.longestBody = max(state.longestBody, count + data.count)
      return false
    }
    if isTooLong { finish { _ in .failure(LoadFailure.tooLong) } }
  }

  /// Takes the end of the transfer.
  ///
  /// - Parameters:
  ///   - response: The header, where the session has told it nowhere else: on Linux that of a redirect that
  ///   leads
  ///     nowhere.
  ///   - error: What went wrong.
  func end(_ response: URLResponse?, error: (any Error)?) {
    finish(isComplete: true) { answer in
      if let error { return .failure(error) }
      return (answer ?? (response as? HTTPURLResponse).map { HTTPAnswer($0, body: Data()) }).map {
        .success($0)
      }
    }
  }

  /// Ends the transfer with what has come.
  func endHere() { finish { $0.map { .success($0) } } }
}
