import Foundation

extension LoadFailure {
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
    case 304: "The server reported no changes"
    case 300..<400: "The server redirected to an invalid address"
    case 401: "You are not signed in"
    case 403: "You do not have permission to see this"
    case 404: "This was not found"
    case 408: "The request took too long"
    case 410: "This no longer exists"
    case 429: "Too many requests were sent"
    case 400..<500: "The server rejected the request"
    case 500: "The server has a problem"
    case 502, 504: "The server depends on another server that cannot be reached"
    case 503: "The server is busy"
    case 500..<600: "The server does not support the request"
    default: "The server's response is invalid"
    }
  }

  private static func advice(_ status: Int, retryAfter: LoadDuration?) -> String {
    switch status {
    case 401: "Sign in, then try again."
    case 403: "Ask the owner for access, then try again."
    case 404: "Check the address."
    case 410: "Check whether it has moved."
    case 408, 425: "Try again."
    case 400..<429, 430..<500, 501, 505..<600: "Contact the developer of this app."
    default: "Try again " + (retryAfter.map(Self.formatted) ?? "later") + "."
    }
  }

  /// Returns a time to wait as text, as in `in 20 s`, rounded up.
  private static func formatted(_ duration: LoadDuration) -> String {
    duration <= .zero ? "now" : "in \(duration.shortText)"
  }
}
