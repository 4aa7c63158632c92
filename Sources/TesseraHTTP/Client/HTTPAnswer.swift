import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a server has answered.
public struct HTTPAnswer: Sendable, Hashable {
  /// Where an answer comes from.
  public enum Origin: Sendable, Hashable {
    /// The server has sent it.
    case server
    /// It was kept, and the server says that it is still right.
    case confirmed
    /// It was kept, and no server was asked.
    case kept
  }

  /// The status, as in 200.
  public var status: Int
  /// Where it was found in the end, after all redirects.
  public var url: URL
  /// The content.
  public var body: Data
  /// Where it comes from.
  public internal(set) var origin: Origin
  /// By name, in small letters.
  var headers: [String: String]

  /// An answer.
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

  /// A field of the header, by its name in whatever case. Fields that came several times are joined with
  /// commas.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The links of the header (RFC 8288).
  public var links: [WebLink] { header("Link").map { WebLink.links(in: $0, from: url) } ?? [] }
}

// MARK: - Reading

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPAnswer {
  /// The content as JSON, whatever the server calls it.
  ///
  /// - Throws: A ``LoadFailure`` that says for people what came instead.
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

  /// How many bytes the header announces; nil: that is not known, or of another body.
  private func announcedBytes(answering request: URLRequest) -> Int? {
    guard status != 304, request.httpMethod?.uppercased() != "HEAD", header("Content-Encoding") == nil,
      header("Transfer-Encoding") == nil
    else { return nil }
    return header("Content-Length").flatMap { Int($0) }
  }

  /// Throws where the body is too long, or is said to become so.
  package func check(maximumBytes: Int, answering request: URLRequest) throws {
    if max(body.count, announcedBytes(answering: request) ?? 0) > maximumBytes { throw LoadFailure.tooLong }
  }

  /// The answer, where it has all that its header has announced: connections that break are not noticed
  /// everywhere. Of a failure the body does not count; of a redirect that leads nowhere it does not always come.
  func whole(answering request: URLRequest) throws -> HTTPAnswer {
    guard (200..<300).contains(status), let length = announcedBytes(answering: request), body.count < length
    else { return self }
    throw LoadFailure.connectionLost
  }

  /// The answer, where the server says that it is what was asked for.
  func successful() throws -> HTTPAnswer {
    guard (200..<300).contains(status) else { throw LoadFailure(unsuccessful: self) }
    return self
  }
}
