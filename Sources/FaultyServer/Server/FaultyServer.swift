import FlyingSocks
import Foundation

/// A small web server on the local machine that injects faults into its responses.
///
/// The server responds to `GET` requests from a closure, over real connections. Each response can fail in its
/// own way: it can be late, truncated or missing. The server records its requests and the clients that left
/// before the response.
///
///     let server = FaultyServer { _ in .text("hello") }
///     let address = try await server.start()
///     await server.plan(.status(503, retryAfter: "20"))
public actor FaultyServer {
  private let answer: @Sendable (ServerRequest) async -> ServerResponse
  private let clock: any Clock<Duration>
  private let pool: any AsyncSocketPool = SocketPool.make()
  private var polling: Task<Void, Never>?
  private var listening: Task<Void, Never>?
  private var connections: [Int: (connection: Connection, task: Task<Void, Never>)] = [:]
  private var script = FaultScript()
  private var held: [Int: AsyncStream<Never>.Continuation] = [:]
  private var readers: [Int: AsyncStream<ServerLog>.Continuation] = [:]
  private var lastNumber = 0
  private var requestCount = 0
  private var releasedCount = 0

  /// The requests so far, and their outcomes.
  public private(set) var log = ServerLog() {
    didSet { for reader in readers.values { reader.yield(log) } }
  }

  /// Creates a server that listens once it is started.
  ///
  /// - Parameters:
  ///   - clock: The clock on which delayed responses wait.
  ///   - answer: A closure that returns the response to a request, before a fault is applied.
  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    answer: @escaping @Sendable (ServerRequest) async -> ServerResponse
  ) {
    self.clock = clock
    self.answer = answer
  }

  deinit {
    listening?.cancel()
    polling?.cancel()
  }

  /// Starts listening on a free port, for connections from this machine only.
  ///
  /// - Returns: The address of the server, as in `http://127.0.0.1:49152/`.
  public func start() async throws -> URL {
    let (socket, address) = try Self.listen()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    polling = Task { [pool] in try? await pool.run() }
    listening = Task { [weak self] in
      while !Task.isCancelled, let socket = try? await listener.accept(), let self { await self.take(socket) }
      try? listener.close()
    }
    return address
  }

  /// Ends all connections and stops listening.
  public func stop() async {
    listening?.cancel()
    await listening?.value
    for (connection, task) in connections.values {
      await connection.close()
      await task.value
    }
    polling?.cancel()
    (listening, polling) = (nil, nil)
  }
}

// MARK: - Faults

extension FaultyServer {
  /// Plans faults for the next responses, one per response.
  ///
  /// - Parameters:
  ///   - faults: The faults, in order; `nil` for a correct response.
  ///   - path: The path of the requests; `nil` for any path.
  public func plan(_ faults: Fault?..., at path: String? = nil) { script.plan(faults, at: path) }

  /// Sets the fault of all responses for which no fault is planned.
  ///
  /// - Parameters:
  ///   - fault: The fault; `nil` for correct responses.
  ///   - path: The path of the requests; `nil` for all paths.
  public func setFault(_ fault: Fault?, at path: String? = nil) { script.setFault(fault, at: path) }

  /// Continues all responses that are held for requests received so far.
  public func release() {
    releasedCount = requestCount
    for wait in held.values { wait.finish() }
    held = [:]
  }
}

// MARK: - Log

extension FaultyServer {
  /// Waits until the log meets a condition, unless it already does.
  ///
  /// - Returns: The log that meets the condition.
  @discardableResult
  public func log(until isMet: @Sendable (ServerLog) -> Bool) async -> ServerLog {
    let (logs, reader) = AsyncStream.makeStream(of: ServerLog.self)
    let number = nextNumber()
    readers[number] = reader
    defer { readers[number] = nil }
    reader.yield(log)
    for await log in logs where isMet(log) { return log }
    return log
  }

  /// Clears the log.
  public func clearLog() { log = ServerLog() }
}

// MARK: - Responding

extension FaultyServer {
  private static func listen() throws -> (Socket, URL) {
    let socket = try Socket(domain: Int32(AF_INET))
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname(), let url = URL(string: "http://127.0.0.1:\(port)/")
    else { throw SocketError.unsupportedAddress }
    return (socket, url)
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func take(_ socket: AsyncSocket) {
    let number = nextNumber()
    let connection = Connection(socket: socket) { [weak self] request, connection in
      await self?.answer(request, on: connection)
    }
    let task = Task {
      await connection.run()
      connections[number] = nil
    }
    connections[number] = (connection, task)
  }

  /// Responds to a request, with the fault from the script, until the response is complete or the client has
  /// left.
  private func answer(_ head: RequestHead, on connection: Connection) async {
    requestCount += 1
    let request = ServerRequest(number: requestCount, head: head)
    log.requests.append(request)
    let fault = script.next(at: request.path)
    let answer = await answer(request).conditional(on: request)
    do {
      for step in fault?.steps(for: answer, to: request) ?? [.send(answer.bytes)] {
        try await take(step, for: request, on: connection)
      }
      if log.has(request) { log.answered.append(request.number) }
    } catch {
      if log.has(request) { log.left.append(request.number) }
    }
  }

  private func take(_ step: ResponseStep, for request: ServerRequest, on connection: Connection) async throws
  {
    switch step {
    case .send(let bytes): try await send(bytes, to: request, on: connection)
    case .flood(let bytes, let count):
      let part = Array(repeatElement(bytes, count: max(1, 65536 / max(1, bytes.count))).joined())
      var sentCount = 0
      while sentCount < count, !part.isEmpty {
        try await send(part, to: request, on: connection)
        sentCount += part.count
      }
    case .close: await connection.close()
    case .wait(let duration): try await clock.sleep(for: duration)
    case .hold: try await hold(request)
    }
  }

  private func send(_ bytes: [UInt8], to request: ServerRequest, on connection: Connection) async throws {
    try await connection.send(bytes)
    if log.has(request) { log.sentBytes[request.number, default: 0] += bytes.count }
  }

  private func hold(_ request: ServerRequest) async throws {
    guard request.number > releasedCount else { return }
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    held[request.number] = continuation
    defer { held[request.number] = nil }
    for await _ in stream {}
    try Task.checkCancellation()
  }
}
