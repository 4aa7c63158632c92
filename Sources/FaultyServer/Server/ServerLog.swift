/// The requests that a server received, and their outcomes.
public struct ServerLog: Sendable, Equatable {
  /// The requests, in order of arrival.
  public internal(set) var requests: [ServerRequest] = []
  /// The numbers of the finished requests, in the order in which they finished: those with a complete
  /// response, and those cut off by a fault.
  public internal(set) var answered: [Int] = []
  /// The numbers of the requests whose clients left before the response was complete.
  public internal(set) var left: [Int] = []
  /// The number of bytes sent, by request number, including bytes in the system's buffers.
  public internal(set) var sentBytes: [Int: Int] = [:]

  /// The number of requests whose responses are under way.
  public var openCount: Int { requests.count - answered.count - left.count }

  func has(_ request: ServerRequest) -> Bool { requests.contains { $0.number == request.number } }

  /// The requests as text, as in `/posts?page=2`.
  public var lines: [String] { requests.map(\.description) }
}
