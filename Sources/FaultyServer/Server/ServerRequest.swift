import Foundation

/// A request of a client.
public struct ServerRequest: Sendable, Hashable {
  /// The number of the request, counted from 1 over the lifetime of the server.
  public let number: Int
  /// The HTTP method, as in `GET`.
  public let method: String
  /// The path, as in `/posts`.
  public let path: String
  /// The parameters of the query, by name.
  public let query: [String: String]
  /// The header fields, by lowercase name.
  public let headers: [String: String]

  init(number: Int, head: RequestHead) {
    let components = URLComponents(string: head.target)
    self.number = number
    method = head.method
    path = components?.path ?? head.target
    query = (components?.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
    headers = head.headers
  }

  /// Returns a parameter of the query as a number; `nil` if it is missing or not a number.
  public func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }
}

extension ServerRequest: CustomStringConvertible {
  /// The path and the query, as in `/posts?page=2`.
  public var description: String {
    let query = query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    return query.isEmpty ? path : path + "?" + query
  }
}
