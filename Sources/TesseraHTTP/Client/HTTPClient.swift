import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks servers, and remembers what they have answered.
///
/// An answer that could be read is kept. The next time the server is only asked whether something has
/// changed, and where it says no, the kept answer is used. What goes wrong is thrown as a ``LoadFailure``
/// whose message is for people.
///
///     let client = HTTPClient(timeLimit: .seconds(10))
///     let posts = try await client.json([Post].self, at: address)
///
/// Cancelling the task cancels the request.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct HTTPClient: Sendable {
  /// Where answers come from.
  enum Reach: Sendable {
    /// The server; it is told what is kept.
    case server
    /// The server; it is not told what is kept.
    case serverAnew
    /// What is kept, and nothing else.
    case memory
  }

  let exchange: HTTPExchange
  let memory: AnswerMemory
  private(set) var reach = Reach.server
  /// The handler that is told of answers that are not kept, or cannot be read; nil: there is none.
  private var misses: AnswerMisses?

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - session: What carries requests. The one it has otherwise has no cache: ``AnswerMemory`` is one that
  ///     is the same on all systems, and no limit of time of its own. What another one has of these counts as well:
  ///     usually a request fails there where nothing comes for 60 seconds.
  ///   - memory: What keeps answers; several clients may share one.
  ///   - timeLimit: How long the whole of an answer may take, also where it takes two requests.
  ///   - maximumBytes: How many bytes the body of an answer may have. One that announces more is refused before
  ///     its body; else the server is left where there is more.
  ///   - clock: What measures the time.
  public init(
    session: URLSession = .withoutCache, memory: AnswerMemory = AnswerMemory(),
    timeLimit: Duration = .seconds(30), maximumBytes: Int = 64 << 20,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      transport: session === URLSession.withoutCache ? .standard : URLSessionTransport(session: session),
      memory: memory, timeLimit: timeLimit, maximumBytes: maximumBytes, clock: clock)
  }

  /// Makes a client that reaches servers in another way than by a session.
  ///
  /// - Parameters:
  ///   - transport: What carries requests.
  ///   - memory: What keeps answers; several clients may share one.
  ///   - timeLimit: How long the whole of an answer may take, also where it takes two requests.
  ///   - maximumBytes: How many bytes the body of an answer may have.
  ///   - clock: What measures the time.
  public init(
    transport: any HTTPTransport, memory: AnswerMemory = AnswerMemory(),
    timeLimit: Duration = .seconds(30), maximumBytes: Int = 64 << 20,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    exchange = HTTPExchange(
      transport: transport, timeLimit: min(timeLimit, .longestWait), maximumBytes: maximumBytes, clock: clock)
    self.memory = memory
  }

  /// The client that asks no server, and fails where nothing is kept.
  public var onlyMemory: HTTPClient { reaching(.memory) }

  /// The client that asks no server, and notes where it fails.
  func onlyMemory(noting misses: AnswerMisses) -> HTTPClient {
    var client = onlyMemory
    client.misses = misses
    return client
  }

  /// The client that wants everything whole, whatever is kept: the way out where a server says wrongly that
  /// nothing has changed.
  public var anew: HTTPClient { reaching(.serverAnew) }

  /// The client as an intent wants it: anew where what is there was discarded.
  func serving<Key>(_ intent: LoadIntent<Key>) -> HTTPClient {
    intent == .force(keepsContent: false) ? anew : self
  }

  private func reaching(_ reach: Reach) -> HTTPClient {
    var client = self
    client.reach = reach
    return client
  }
}

// MARK: - Asking

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPClient {
  /// Sends a request and reads the answer. It is kept when it could be read.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - read: Reads the answer. It does not run on the main actor, wherever it is asked from: a long answer
  ///     would hold up what is shown.
  /// - Throws: A ``LoadFailure``, or a `CancellationError`.
  public func load<Value>(
    _ request: URLRequest, read: @Sendable (HTTPAnswer) throws -> Value
  ) async throws -> Value {
    try await value(of: request, read: read)
  }

  /// Sends a request and reads the answer, where this runs.
  private func value<Value>(
    of request: URLRequest, read: (HTTPAnswer) throws -> Value
  ) async throws -> Value {
    let answer = try await answer(to: request)
    do {
      let value = try read(answer)
      if reach != .memory { await memory.keep(answer, to: request) }
      return value
    } catch let news as NothingNew {
      // What is kept was read before, and is right.
      throw news
    } catch {
      // What cannot be read is not asked about again.
      await memory.forget(request)
      await misses?.note()
      throw LoadFailure(reading: error)
    }
  }

  /// Sends a request and reads the answer as JSON.
  public func json<Value: Decodable>(
    _ type: Value.Type = Value.self, from request: URLRequest, decoder: JSONDecoder = JSONDecoder()
  ) async throws -> Value {
    try await value(of: request) { try $0.json(type, decoder: decoder) }
  }

  /// Reads what is at an address as JSON.
  public func json<Value: Decodable>(
    _ type: Value.Type = Value.self, at url: URL, decoder: JSONDecoder = JSONDecoder()
  ) async throws -> Value {
    try await json(type, from: URLRequest(url: url), decoder: decoder)
  }

  private func answer(to request: URLRequest) async throws -> HTTPAnswer {
    switch reach {
    case .server:
      let kept = await memory.answer(to: request)
      return try await exchange.withinTime { try await $0.answer(to: request, comparedWith: kept) }
    case .serverAnew: return try await exchange.withinTime { try await $0.answer(to: request).successful() }
    case .memory:
      guard !Task.isCancelled, let answer = await memory.answer(to: request) else {
        await misses?.note()
        try Task.checkCancellation()
        throw LoadFailure.nothingKept
      }
      return answer
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPExchange {
  /// Asks whether something has changed. A server that says no, but means something else than what is kept,
  /// is asked for the whole.
  fileprivate func answer(to request: URLRequest, comparedWith kept: HTTPAnswer?) async throws -> HTTPAnswer {
    guard let kept, let question = request.asking(whether: kept) else {
      return try await answer(to: request).successful()
    }
    let answer = try await answer(to: question)
    guard answer.status == 304 else { return try answer.successful() }
    if let confirmed = kept.confirmed(by: answer) { return confirmed }
    return try await self.answer(to: request).successful()
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension URLSession {
  /// An ephemeral session that keeps no answers, and leaves it to others how long they wait for one.
  public static let withoutCache: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // Else a client that waits longer would not.
    configuration.timeoutIntervalForRequest = Double(Duration.longestWait.components.seconds)
    configuration.timeoutIntervalForResource = configuration.timeoutIntervalForRequest
    return URLSession(configuration: configuration)
  }()
}
