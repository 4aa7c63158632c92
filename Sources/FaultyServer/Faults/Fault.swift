/// What can go wrong with an answer.
public enum Fault: Sendable, Hashable {
  /// It comes late.
  case slow(Duration)
  /// It comes when the server is told to go on.
  case held
  /// The connection ends without a byte.
  case dropped
  /// Half of it comes, then the connection ends.
  case truncated
  /// Half of it comes, the rest when the server is told to go on.
  case stalled
  /// Its body comes again and again, and nothing says how long it is; the connection ends where so many bytes
  /// are sent. `Int.max` is without an end.
  case flood(bytes: Int)
  /// Half of its header comes, then the connection ends.
  case cutHeader
  /// Something else comes: a status without content, and perhaps when to come back.
  case status(Int, retryAfter: String? = nil)
  /// Half of it comes, and is said to be all.
  case malformed
  /// Nothing comes, and is said to be all.
  case empty
  /// A page for people comes in its place, as in a hotel that wants to be paid first.
  case webPage
  /// It is said to be elsewhere, which is here.
  case redirectLoop
  /// It has another tag than it should have.
  case tagged(String)
  /// It is said not to have changed, whatever was asked.
  case unchanged(tag: String? = nil)
}

/// A part of answering.
enum AnswerStep: Sendable, Equatable {
  case send([UInt8])
  /// Sends bytes again and again, until so many are sent.
  case flood([UInt8], upTo: Int)
  case close
  case wait(Duration)
  case hold
}

extension Fault {
  /// How a request is answered with this fault.
  func steps(for answer: ServerAnswer, to request: ServerRequest) -> [AnswerStep] {
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

  /// What is answered in place of an answer.
  private func wrong(_ answer: ServerAnswer, to request: ServerRequest) -> ServerAnswer {
    var wrong = answer
    switch self {
    case .status(let status, let retryAfter):
      wrong = ServerAnswer(status: status)
      wrong.headers["Retry-After"] = retryAfter
    case .malformed: wrong.body.removeLast(wrong.body.count - wrong.body.count / 2)
    case .empty: wrong.body = []
    case .webPage: wrong = .text("<html><body>Pay first</body></html>", type: "text/html")
    case .redirectLoop: wrong = ServerAnswer(status: 302, headers: ["Location": "\(request)"])
    case .tagged(let tag): wrong.headers["ETag"] = tag
    case .unchanged(let tag):
      wrong = ServerAnswer(status: 304)
      wrong.headers["ETag"] = tag
    case .slow, .held, .dropped, .truncated, .stalled, .flood, .cutHeader: break
    }
    return wrong
  }
}
