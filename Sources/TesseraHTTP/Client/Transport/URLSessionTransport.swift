import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport over Foundation's networking.
///
/// An answer is received piece by piece, and the connection is given up where it becomes too long. What that
/// does not help against on Linux is told in `Documentation/LoadingOverHTTP.md`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class URLSessionTransport: HTTPTransport {
  /// The transport over `URLSession.withoutCache`, which all clients share that are given no session.
  static let standard = URLSessionTransport(deriving: .withoutCache)

  private let session: URLSession
  #if canImport(FoundationNetworking)
  private let delegate: SessionDelegate
  #endif

  /// Makes a transport.
  ///
  /// - Parameter session: What carries requests. Its delegate is asked about redirects and passwords.
  public convenience init(session: URLSession = .withoutCache) { self.init(deriving: session) }

  #if canImport(FoundationNetworking)
  /// Makes a transport with a session of its own, as the given one is configured: on Linux only the delegate
  /// of a session is told what arrives.
  private init(deriving session: URLSession) {
    delegate = SessionDelegate(for: session)
    self.session = URLSession(
      configuration: session.configuration, delegate: delegate, delegateQueue: ImmediateQueue())
  }

  deinit { session.finishTasksAndInvalidate() }
  #else
  private init(deriving session: URLSession) { self.session = session }
  #endif

  /// Sends a request and receives the answer.
  public func answer(to request: URLRequest, maximumBytes: Int) async throws -> HTTPAnswer {
    try await answer(to: request, into: AnswerReceiver(of: request, maximumBytes: maximumBytes))
  }

  /// Sends a request and receives the answer into a receiver.
  ///
  /// Not through the session's own asynchronous function: on Linux that one sends what was cancelled before
  /// it began, and keeps the whole of an answer, however long.
  func answer(to request: URLRequest, into receiver: AnswerReceiver) async throws -> HTTPAnswer {
    try Task.checkCancellation()
    return try await withTaskCancellationHandler {
      receiver.start { self.makeTask(request, for: receiver) }
      // A cancelled task gets nothing here, and waits for nothing.
      for try await answer in receiver.answers { return answer }
      try Task.checkCancellation()
      throw LoadFailure.noAnswer
    } onCancel: {
      receiver.stop()
    }
  }

  private func makeTask(_ request: URLRequest, for receiver: AnswerReceiver) -> URLSessionTask {
    let task = session.dataTask(with: request)
    #if !canImport(FoundationNetworking)
    let delegate = SessionDelegate(for: session)
    task.delegate = delegate
    #endif
    delegate.add(receiver, for: task)
    return task
  }
}

#if canImport(FoundationNetworking)
/// A queue that does at once what it is given.
///
/// A session on Linux gives its queue one operation for each piece of an answer, and reads on meanwhile. So
/// what it has read and the delegate has not seen could grow without limit on a busy machine. Here it reads
/// on when the delegate has seen it. The delegate never waits for the session, which would wait for it.
private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
  // Unchecked as its superclass is; it has no state of its own.
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
#endif
