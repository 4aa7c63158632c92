import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// The request as it follows a redirect.
  ///
  /// Another origin, which is another scheme, host or port, gets only those fields of the header that say
  /// what kind of answer is wanted: any other may be a secret, as `Authorization`, `Cookie` and `X-Api-Key`
  /// are.
  ///
  /// - Parameters:
  ///   - target: Where the redirect leads.
  ///   - source: Where it comes from.
  public func redirected(to target: URL, from source: URL?) -> URLRequest {
    var request = self
    request.url = target
    guard target.origin == nil || target.origin != source?.origin else { return request }
    for name in allHTTPHeaderFields?.keys.map({ $0 }) ?? []
    where !Self.harmlessFields.contains(name.lowercased()) {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    return request
  }

  /// The fields that say what kind of answer is wanted, in small letters.
  private static let harmlessFields: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "if-modified-since",
    "if-none-match", "pragma", "range", "user-agent",
  ]

  #if canImport(FoundationNetworking)
  /// Adds the cookies that a session has for the address; Foundation on Linux leaves that to the delegate
  /// where it asks one about a redirect.
  mutating func addCookies(of configuration: URLSessionConfiguration) {
    guard configuration.httpShouldSetCookies, let url,
      let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty,
      let field = HTTPCookie.requestHeaderFields(with: cookies)["Cookie"]
    else { return }
    setValue(field, forHTTPHeaderField: "Cookie")
  }
  #endif
}

extension URL {
  /// The server, as in `https://example.com:443`; nil if the address is none of the web, or if no connection can be made to
  /// it: its host is empty or nothing but brackets, or its port is no number from 0 to 65535.
  package var origin: String? {
    guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = host?.lowercased(), host.contains(where: { $0 != "[" && $0 != "]" }),
      let port = UInt16(exactly: port ?? (scheme == "http" ? 80 : 443))
    else { return nil }
    return "\(scheme)://\(host):\(port)"
  }
}
