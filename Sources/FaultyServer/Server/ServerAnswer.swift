import Foundation

/// What a server answers.
public struct ServerAnswer: Sendable, Equatable {
  /// The status, as in 200.
  public var status: Int
  /// The header fields by name; `Content-Length` is added, unless it or `Transfer-Encoding` is there.
  public var headers: [String: String]
  /// The bytes behind them.
  public var body: [UInt8]

  /// An answer of bytes.
  public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer of text.
  public static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> ServerAnswer {
    ServerAnswer(headers: ["Content-Type": type], body: Array(text.utf8))
  }

  /// An answer of JSON, with a tag that tells contents apart.
  public static func json(_ value: some Encodable, headers: [String: String] = [:]) -> ServerAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let body = try? encoder.encode(value) else { return ServerAnswer(status: 500) }
    var answer = ServerAnswer(headers: headers, body: Array(body))
    answer.headers["Content-Type"] = "application/json"
    answer.headers["ETag"] = "\"\(checksum(answer.body))\""
    return answer
  }

  /// The answer without what the client has already: 304 where its tag is the one that it asks about.
  func conditional(on request: ServerRequest) -> ServerAnswer {
    guard status == 200, let tag = headers["ETag"], request.headers["if-none-match"] == tag else {
      return self
    }
    return ServerAnswer(status: 304, headers: headers)
  }

  /// A number for bytes (FNV-1a, 64 bits).
  private static func checksum(_ bytes: [UInt8]) -> String {
    let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(sum, radix: 16)
  }
}

// MARK: - On the wire

extension ServerAnswer {
  /// The lines before the body, with the empty one.
  var head: [UInt8] {
    var headers = headers
    if status != 204, status != 304, headers["Transfer-Encoding"] == nil, headers["Content-Length"] == nil {
      headers["Content-Length"] = "\(body.count)"
    }
    return head(headers)
  }

  /// The lines before a body that ends with the connection.
  var endlessHead: [UInt8] { head(headers.filter { $0.key != "Content-Length" }) }

  private func head(_ headers: [String: String]) -> [UInt8] {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Array("HTTP/1.1 \(status) \(Self.phrases[status] ?? "Unnamed")\r\n\(lines.joined())\r\n".utf8)
  }

  /// All of it.
  var bytes: [UInt8] { head + body }

  private static let phrases = [
    200: "OK", 204: "No Content", 302: "Found", 304: "Not Modified", 401: "Unauthorized", 404: "Not Found",
    429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
