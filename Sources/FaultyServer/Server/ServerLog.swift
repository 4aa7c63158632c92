/// What a server was asked, and what became of it.
public struct ServerLog: Sendable, Equatable {
  /// What was asked, in order.
  public internal(set) var requests: [ServerRequest] = []
  /// The numbers of the requests that are done, in the order in which they were: answered, or cut off on
  /// purpose.
  public internal(set) var answered: [Int] = []
  /// The numbers of the requests whose clients left before they were answered.
  public internal(set) var left: [Int] = []
  /// How many bytes were sent, by the numbers of the requests; those that wait in the system's buffers too.
  public internal(set) var sentBytes: [Int: Int] = [:]

  /// How many requests are being answered.
  public var openCount: Int { requests.count - answered.count - left.count }

  /// Whether a request was asked since the log was forgotten.
  func has(_ request: ServerRequest) -> Bool { requests.contains { $0.number == request.number } }

  /// What was asked, line by line, as in `/posts?page=2`.
  public var lines: [String] { requests.map(\.description) }
}
