import Foundation

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadFailure {
  /// Creates a failure from a response with an unsuccessful status.
  init(unsuccessful response: HTTPResponse) {
    let status = response.status
    let retryAfter = [429, 503, 500, 502, 504].contains(status) ? response.retryAfter() : nil
    let reason = "\(Self.explanation(status)) (\(status))."
    self.init(
      "\(reason) \(Self.advice(status, retryAfter: retryAfter))",
      isTransient: Self.transientStatuses.contains(status), retryAfter: retryAfter, reason: reason)
  }

  /// The statuses that may not occur again for the same request.
  private static let transientStatuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504]

  private static func explanation(_ status: Int) -> String {
    switch status {
    case 304: "The server says that nothing has changed"
    case 300..<400: "The server points nowhere"
    case 401: "You are not signed in"
    case 403: "You may not see this"
    case 404: "Nothing was found"
    case 408: "The request took too long"
    case 410: "This is gone for good"
    case 429: "Too much was asked for"
    case 400..<500: "The server refuses this"
    case 500: "The server has failed"
    case 502, 504: "A server behind the server is out of reach"
    case 503: "The server is busy"
    case 500..<600: "The server cannot do this"
    default: "The server's answer makes no sense"
    }
  }

  private static func advice(_ status: Int, retryAfter: Duration?) -> String {
    switch status {
    case 401: "Sign in, then try again."
    case 403: "Ask whoever owns it, then try again."
    case 404: "Check the address."
    case 410: "Look for it elsewhere."
    case 408, 425: "Try again."
    case 400..<429, 430..<500, 501, 505..<600: "Tell whoever made this app."
    default: "Try again " + (retryAfter.map(Self.formatted) ?? "later") + "."
    }
  }

  /// A time to wait as text, as in `in 20 s`, rounded up.
  private static func formatted(_ duration: Duration) -> String {
    duration <= .zero ? "now" : "in \(duration.shortText)"
  }
}
