import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session delegate that forwards events to the receivers of the tasks, and redirects and authentication
/// challenges to the delegate of the app's session.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let receivers = Locked<[Int: ResponseReceiver]>([:])
  private let session: URLSession

  init(for session: URLSession) { self.session = session }

  func add(_ receiver: ResponseReceiver, for task: URLSessionTask) {
    receivers.use { $0[task.taskIdentifier] = receiver }
  }

  private func receiver(of task: URLSessionTask) -> ResponseReceiver? {
    receivers.use { $0[task.taskIdentifier] }
  }

  private var appDelegate: (any URLSessionTaskDelegate)? { session.delegate as? any URLSessionTaskDelegate }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isWanted = receiver(of: dataTask)?.begin(response) ?? false
    completionHandler(isWanted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    receiver(of: dataTask)?.take(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    receivers.use { $0.removeValue(forKey: task.taskIdentifier) }?.end(task.response, error: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    var next = request.url.map { request.redirected(to: $0, from: response.url) } ?? request
    #if canImport(FoundationNetworking)
    next.addCookies(of: session.configuration)
    #endif
    let receiver = receiver(of: task)
    let follow: @Sendable (URLRequest?) -> Void = { next in
      receiver?.whileRunning { completionHandler(next) }
    }
    guard let appDelegate else { return follow(next) }
    #if canImport(FoundationNetworking)
    self.session.delegateQueue.addOperation { [session = self.session, next] in
      appDelegate.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: next, completionHandler: follow
      )
    }
    #else
    let isAsked: Void? = appDelegate.urlSession?(
      session, task: task, willPerformHTTPRedirection: response, newRequest: next, completionHandler: follow)
    if isAsked == nil { follow(next) }
    #endif
  }
}

#if canImport(FoundationNetworking)
extension SessionDelegate {
  /// Responds with the credential of the app's delegate or a stored one. Without a credential the response
  /// ends here, because Foundation on Linux would never end it.
  ///
  /// The completion handler waits for the session, so it is called on another queue.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let receiver = receiver(of: task)
    let isStored = challenge.proposedCredential != nil
    let proceed: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
      way, credential in
      switch way {
      case .useCredential where credential != nil, .performDefaultHandling where isStored:
        DispatchQueue.global().async { completionHandler(way, credential) }
      default: receiver?.endHere()
      }
    }
    guard let appDelegate else { return proceed(.performDefaultHandling, nil) }
    self.session.delegateQueue.addOperation { [session = self.session] in
      appDelegate.urlSession(session, task: task, didReceive: challenge, completionHandler: proceed)
    }
  }
}
#endif
