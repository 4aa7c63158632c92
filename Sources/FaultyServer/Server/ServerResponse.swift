import Foundation

/// A response of a server.
public struct ServerResponse: Sendable, Equatable {
  /// The status code, as in 200.
  public var status: Int
  /// The header fields, by name.
  ///
  /// `Content-Length` is added unless it or `Transfer-Encoding` is set.
  public var headers: [String: String]
  /// The bytes of the body.
  public var body: [UInt8]

  /// Creates a response.
  public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a response with a text.
  public static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> ServerResponse {
    ServerResponse(headers: ["Content-Type": type], body: Array(text.utf8))
  }

  /// Returns a response with a value encoded as JSON, and an entity tag computed from the body.
  public static func json(_ value: some Encodable, headers: [String: String] = [:]) -> ServerResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let body = try? encoder.encode(value) else { return ServerResponse(status: 500) }
    var answer = ServerResponse(headers: headers, body: Array(body))
    answer.headers["Content-Type"] = "application/json"
    answer.headers["ETag"] = "\"\(checksum(answer.body))\""
    return answer
  }

  /// The response, or status 304 if the request's `If-None-Match` equals the entity tag.
  func conditional(on request: ServerRequest) -> ServerResponse {
    guard status == 200, let tag = headers["ETag"], request.headers["if-none-match"] == tag else {
      return self
    }
    return ServerResponse(status: 304, headers: headers)
  }

  /// The FNV-1a checksum of bytes (64 bits).
  private static func checksum(_ bytes: [UInt8]) -> String {
    let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(sum, radix: 16)
  }
}

// MARK: - Serialization

extension ServerResponse {
  var head: [UInt8] {
    var headers = headers
    if status != 204, status != 304, headers["Transfer-Encoding"] == nil, headers["Content-Length"] == nil {
      headers["Content-Length"] = "\(body.count)"
    }
    return head(headers)
  }

  var endlessHead: [UInt8] { head(headers.filter { $0.key != "Content-Length" }) }

  private func head(_ headers: [String: String]) -> [UInt8] {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Array("HTTP/1.1 \(status) \(Self.phrases[status] ?? "Unnamed")\r\n\(lines.joined())\r\n".utf8)
  }

  var bytes: [UInt8] { head + body }

  private static let phrases = [
    200: "OK", 204: "No Content", 302: "Found", 304: "Not Modified", 401: "Unauthorized", 404: "Not Found",
    429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
