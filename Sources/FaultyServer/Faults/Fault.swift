/// A fault that the server injects into a response.
public enum Fault: Sendable, Hashable {
  /// A response that arrives after a delay.
  case slow(Duration)
  /// A response that waits until ``FaultyServer/release()`` is called.
  case held
  /// A connection that ends before the first byte.
  case dropped
  /// A connection that ends after half of the response.
  case truncated
  /// A response of which the second half waits until ``FaultyServer/release()`` is called.
  case stalled
  /// A response without a `Content-Length` whose body repeats until the given number of bytes is sent.
  ///
  /// Then the connection ends.
  ///
  /// Pass `Int.max` for a body without an end.
  case flood(bytes: Int)
  /// A connection that ends after half of the response's header.
  case cutHeader
  /// A status without a body, with an optional `Retry-After` field.
  case status(Int, retryAfter: String? = nil)
  /// A response with half of its body and a `Content-Length` that matches that half.
  case malformed
  /// A response with an empty body.
  case empty
  /// An HTML page in place of the response, such as the sign-in page of a hotel network.
  case webPage
  /// A redirect to the address of the request itself.
  case redirectLoop
  /// A response with another entity tag than its own.
  case tagged(String)
  /// A response of status 304 (Not Modified), whatever the request.
  case unchanged(tag: String? = nil)
}

/// A step in sending a response.
enum ResponseStep: Sendable, Equatable {
  case send([UInt8])
  /// Sends bytes repeatedly until the given number of bytes is sent.
  case flood([UInt8], upTo: Int)
  case close
  case wait(Duration)
  case hold
}

extension Fault {
  func steps(for answer: ServerResponse, to request: ServerRequest) -> [ResponseStep] {
    let half = answer.head + answer.body.prefix(answer.body.count / 2)
    return switch self {
    case .slow(let duration): [.wait(duration), .send(answer.bytes)]
    case .held: [.hold, .send(answer.bytes)]
    case .dropped: [.close]
    case .truncated: [.send(half), .close]
    case .stalled: [.send(half), .hold, .send(Array(answer.body.suffix(answer.bytes.count - half.count)))]
    case .flood(let count): [.send(answer.endlessHead), .flood(answer.body, upTo: count), .close]
    case .cutHeader: [.send(Array(answer.head.prefix(answer.head.count / 2))), .close]
    default: [.send(wrong(answer, to: request).bytes)]
    }
  }

  /// The response with this fault applied.
  private func wrong(_ answer: ServerResponse, to request: ServerRequest) -> ServerResponse {
    var wrong = answer
    switch self {
    case .status(let status, let retryAfter):
      wrong = ServerResponse(status: status)
      wrong.headers["Retry-After"] = retryAfter
    case .malformed: wrong.body.removeLast(wrong.body.count - wrong.body.count / 2)
    case .empty: wrong.body = []
    case .webPage: wrong = .text("<html><body>Pay first</body></html>", type: "text/html")
    case .redirectLoop: wrong = ServerResponse(status: 302, headers: ["Location": "\(request)"])
    case .tagged(let tag): wrong.headers["ETag"] = tag
    case .unchanged(let tag):
      wrong = ServerResponse(status: 304)
      wrong.headers["ETag"] = tag
    case .slow, .held, .dropped, .truncated, .stalled, .flood, .cutHeader: break
    }
    return wrong
  }
}
