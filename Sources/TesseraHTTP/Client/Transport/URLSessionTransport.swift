import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport over Foundation's networking.
///
/// The transport receives a response in pieces, and closes the connection if the body becomes too long.
/// `Documentation/LoadingOverHTTP.md` describes the limits of this protection on Linux.
public final class URLSessionTransport: HTTPTransport {
  /// The transport over `URLSession.withoutCache`, shared by all clients that are created without a session.
  static let standard = URLSessionTransport(deriving: .withoutCache)

  /// Returns a transport over a session, which is shared if it is the session without a cache.
  static func over(_ session: URLSession) -> URLSessionTransport {
    session === URLSession.withoutCache ? standard : URLSessionTransport(session: session)
  }

  private let session: URLSession
  #if canImport(FoundationNetworking)
  private let delegate: SessionDelegate
  #endif

  /// Creates a transport.
  ///
  /// - Parameter session: The session that sends requests. Its delegate handles redirects and authentication
  ///   challenges.
  public convenience init(session: URLSession = .withoutCache) { self.init(deriving: session) }

  #if canImport(FoundationNetworking)
  /// Creates a transport with a session of its own, configured like the given one: on Linux only a session's
  /// delegate receives the events of its tasks.
  private init(deriving session: URLSession) {
    delegate = SessionDelegate(for: session)
    self.session = URLSession(
      configuration: session.configuration, delegate: delegate, delegateQueue: ImmediateQueue())
  }

  deinit { session.finishTasksAndInvalidate() }
  #else
  private init(deriving session: URLSession) { self.session = session }
  #endif

  /// Sends a request and receives the response.
  public func response(to request: URLRequest, maximumBytes: Int) async throws -> HTTPResponse {
    try await response(to: request, into: ResponseReceiver(of: request, maximumBytes: maximumBytes))
  }

  /// Sends a request and receives the response into a receiver. On Linux the session's own asynchronous
  /// function sends requests that were canceled before, and holds the whole of any response.
  func response(to request: URLRequest, into receiver: ResponseReceiver) async throws -> HTTPResponse {
    try Task.checkCancellation()
    return try await withTaskCancellationHandler {
      receiver.start { self.makeTask(request, for: receiver) }
      // The loop ends at once, without a response, if the task is canceled.
      for try await response in receiver.responses { return response }
      try Task.checkCancellation()
      throw LoadFailure.noAnswer
    } onCancel: {
      receiver.stop()
    }
  }

  private func makeTask(_ request: URLRequest, for receiver: ResponseReceiver) -> URLSessionTask {
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
/// A queue that runs operations immediately.
///
/// A session on Linux adds an operation for each piece of a response, and reads on meanwhile: on a busy
/// machine, undelivered data could grow without limit. With this queue, the session reads on after the
/// delegate has received the data. The delegate never waits for the session, which would be a deadlock.
private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
  // Unchecked as its superclass is; it has no state of its own.
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
#endif
