#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPClientRequest {
  /// Creates a request from a `URLRequest`.
  ///
  /// - Throws: A `URLError` if no connection can be made to the address; a ``LoadFailure`` if the body is a
  ///   stream.
  init(_ request: URLRequest) throws {
    // The library parses the text of the address, and traps on some ports and hosts that have no origin.
    guard let url = request.url, URL(string: url.absoluteString)?.origin != nil else {
      throw URLError(.badURL)
    }
    guard request.httpBodyStream == nil else {
      throw LoadFailure("This request cannot be sent. Contact the developer of this app.")
    }
    self.init(url: url.absoluteString)
    method = HTTPMethod(rawValue: (request.httpMethod ?? "GET").uppercased())
    for (name, value) in request.allHTTPHeaderFields ?? [:] { headers.add(name: name, value: value) }
    if let data = request.httpBody { body = .bytes(ByteBuffer(bytes: data)) }
  }
}

extension URLRequest {
  /// Returns the request that follows a redirect; `nil` if the response is not a redirect, or its location is
  /// not on the web.
  func redirected(by response: HTTPClientResponse) -> URLRequest? {
    let status = Int(response.status.code)
    guard [301, 302, 303, 307, 308].contains(status), let location = response.headers.first(name: "Location"),
      !location.isEmpty, let target = URL(string: location, relativeTo: url)?.absoluteURL,
      target.origin != nil
    else { return nil }
    var next = redirected(to: target, from: url)
    let method = (httpMethod ?? "GET").uppercased()
    let isResent = status == 303 ? method != "HEAD" : status < 303 && method == "POST"
    if isResent, method != "GET" {
      next.httpMethod = "GET"
      next.httpBody = nil
      for name in next.allHTTPHeaderFields?.keys.map({ $0 }) ?? []
      where name.lowercased().hasPrefix("content-") {
        next.setValue(nil, forHTTPHeaderField: name)
      }
    }
    return next
  }
}
#endif
