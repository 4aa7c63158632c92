import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A response of a server.
public struct HTTPResponse: Sendable, Hashable {
  /// The origin of a response.
  public enum Origin: Sendable, Hashable {
    /// The server sent the response.
    case server
    /// The response was stored, and the server confirmed that it is current.
    case revalidated
    /// The response was stored, and no server was contacted.
    case cached
  }

  /// The status code, as in 200.
  public var status: Int
  /// The final address of the response, after all redirects.
  public var url: URL
  /// The body of the response.
  public var body: Data
  /// The origin of the response.
  public internal(set) var origin: Origin
  /// The header fields, by lowercase name.
  var headers: [String: String]

  /// Creates a response.
  public init(
    status: Int = 200, url: URL, headers: [String: String] = [:], body: Data = Data(),
    origin: Origin = .server
  ) {
    self.status = status
    self.url = url
    self.headers = headers.reduce(into: [:]) { $0[$1.key.lowercased()] = $1.value }
    self.body = body
    self.origin = origin
  }

  init(_ response: HTTPURLResponse, body: Data) {
    let headers = response.allHeaderFields.reduce(into: [String: String]()) { headers, field in
      guard let name = field.key as? String, let value = field.value as? String else { return }
      headers[name] = value
    }
    self.init(
      status: response.statusCode, url: response.url ?? URL(fileURLWithPath: "/"), headers: headers,
      body: body)
  }

  /// Returns the value of a header field by its case-insensitive name; `nil` if it is missing.
  ///
  /// Repeated fields are joined with commas.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The links in the header (RFC 8288).
  public var links: [WebLink] { header("Link").map { WebLink.links(in: $0, from: url) } ?? [] }
}

// MARK: - Reading

extension HTTPResponse {
  /// Decodes the body as JSON, whatever its content type.
  ///
  /// - Throws: A ``LoadFailure`` whose message tells the user what arrived instead.
  public func json<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    if body.isEmpty { throw LoadFailure.nothingSent }
    do {
      return try decoder.decode(type, from: body)
    } catch {
      let isPage = header("Content-Type")?.lowercased().hasPrefix("text/html") == true
      throw isPage ? LoadFailure.webPage : LoadFailure(reading: error)
    }
  }

  /// Returns the announced size of this response's body, in bytes; `nil` if it is unknown.
  private func expectedContentLength(for request: URLRequest) -> Int? {
    guard status != 304, request.httpMethod?.uppercased() != "HEAD", header("Content-Encoding") == nil,
      header("Transfer-Encoding") == nil
    else { return nil }
    return header("Content-Length").flatMap { Int($0) }
  }

  /// Throws an error if the body is too long, or the header announces one that is.
  package func check(maximumBytes: Int, for request: URLRequest) throws {
    if max(body.count, expectedContentLength(for: request) ?? 0) > maximumBytes {
      throw LoadFailure.tooLong
    }
  }

  /// Returns the response unless its body is shorter than announced, because some systems do not report a
  /// broken connection.
  ///
  /// Failed responses and redirects are not checked.
  ///
  /// - Throws: A ``LoadFailure`` if the body is too short.
  func complete(for request: URLRequest) throws -> HTTPResponse {
    guard (200..<300).contains(status), let length = expectedContentLength(for: request),
      body.count < length
    else { return self }
    throw LoadFailure.connectionLost
  }

  /// Returns the response, or throws a ``LoadFailure`` if its status does not mean success.
  func successful() throws -> HTTPResponse {
    guard (200..<300).contains(status) else { throw LoadFailure(unsuccessful: self) }
    return self
  }
}
