import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// Returns the request that follows a redirect.
  ///
  /// A request to another origin (another scheme, host or port) keeps only the header fields that describe
  /// the wanted response. Any other field may be a secret, as `Authorization`, `Cookie` and `X-Api-Key` are.
  ///
  /// - Parameters:
  ///   - target: The target of the redirect.
  ///   - source: The address that redirects.
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

  /// The fields that describe the wanted response, in lowercase.
  private static let harmlessFields: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "if-modified-since",
    "if-none-match", "pragma", "range", "user-agent",
  ]

  #if canImport(FoundationNetworking)
  /// Adds the session's cookies for the address. Foundation on Linux leaves them to the delegate if the
  /// delegate handles the redirect.
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
  /// The origin of the address, as in `https://example.com:443`; `nil` if the address is not on the web or no
  /// connection can be made to it.
  ///
  /// No connection can be made if the host is empty or consists of brackets, or the port is not a number from
  /// 0 to 65535.
  package var origin: String? {
    guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = host?.lowercased(), host.contains(where: { $0 != "[" && $0 != "]" }),
      let port = UInt16(exactly: port ?? (scheme == "http" ? 80 : 443))
    else { return nil }
    return "\(scheme)://\(host):\(port)"
  }
}
