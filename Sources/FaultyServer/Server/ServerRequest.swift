import Foundation

/// What a client asks for.
public struct ServerRequest: Sendable, Hashable {
  /// Which of all that the server was ever asked this is, from 1.
  public let number: Int
  /// What is to be done, as in `GET`.
  public let method: String
  /// The path, as in `/posts`.
  public let path: String
  /// What stands behind the path's question mark.
  public let query: [String: String]
  /// By name, in small letters.
  public let headers: [String: String]

  init(number: Int, head: RequestHead) {
    let components = URLComponents(string: head.target)
    self.number = number
    method = head.method
    path = components?.path ?? head.target
    query = (components?.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
    headers = head.headers
  }

  /// A number of the query.
  public func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }
}

extension ServerRequest: CustomStringConvertible {
  /// One line, as in `/posts?page=2`.
  public var description: String {
    let query = query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    return query.isEmpty ? path : path + "?" + query
  }
}
