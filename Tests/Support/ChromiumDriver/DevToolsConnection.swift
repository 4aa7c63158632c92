import Foundation

/// A connection to a browser: calls and their results, and events.
actor DevToolsConnection {
  private let process: ChromiumProcess
  private let pipe: MessagePipe
  private let deadline: Int
  private var reading: Task<Void, Never>?
  private var lastNumber = 0
  private var calls: [Int: (method: String, continuation: CheckedContinuation<JSON, any Error>)] = [:]
  private var waits: [Int: EventWait] = [:]
  private var events: [String: [DevToolsEvent]] = [:]
  private var isEnded = false

  /// An event that a caller waits for.
  private struct EventWait {
    var session: String
    var method: String
    var continuation: CheckedContinuation<JSON, any Error>
  }

  /// A message as the browser writes it.
  private struct Message: Decodable {
    var id: Int?
    var method: String?
    var params: JSON?
    var result: JSON?
    var error: JSON?
    var sessionId: String?
  }

  /// Creates a connection to a process.
  ///
  /// - Parameter deadline: The seconds that a call or an event may take.
  init(process: ChromiumProcess, deadline: Int) {
    self.process = process
    self.deadline = deadline
    pipe = MessagePipe(socket: process.socket)
  }

  /// Starts reading the messages of the browser.
  func start() {
    reading = Task {
      for await message in pipe.messages { receive(message) }
      finish()
    }
  }

  /// Calls a method, of a page if there is a session.
  func call(_ method: String, _ parameters: JSON, session: String?) async throws -> JSON {
    guard !isEnded else { throw ChromiumError.ended(output: process.output) }
    lastNumber += 1
    let number = lastNumber
    var message: [String: JSON] = [
      "id": .number(Double(number)), "method": .string(method), "params": parameters,
    ]
    if let session { message["sessionId"] = .string(session) }
    guard pipe.send(try JSONEncoder().encode(JSON.object(message))) else {
      throw ChromiumError.ended(output: process.output)
    }
    let timer = startTimer(number)
    defer { timer.cancel() }
    return try await withCheckedThrowingContinuation { calls[number] = (method, $0) }
  }

  /// The events of a page so far.
  func events(of session: String) -> [DevToolsEvent] { events[session] ?? [] }

  /// Waits for an event of a page, unless it has happened already.
  ///
  /// - Parameter first: The number of earlier events, which do not count.
  func event(_ method: String, of session: String, from first: Int) async throws -> JSON {
    if let event = events(of: session).dropFirst(first).first(where: { $0.method == method }) {
      return event.parameters
    }
    guard !isEnded else { throw ChromiumError.ended(output: process.output) }
    lastNumber += 1
    let number = lastNumber
    let timer = startTimer(number)
    defer { timer.cancel() }
    return try await withCheckedThrowingContinuation {
      waits[number] = EventWait(session: session, method: method, continuation: $0)
    }
  }

  /// Ends the browser.
  func end() async {
    if !isEnded { _ = try? await call("Browser.close", [:], session: nil) }
    await process.end(within: 10)
    pipe.shutDown()
    await reading?.value
  }

  private func startTimer(_ number: Int) -> Task<Void, Never> {
    Task { [deadline] in
      guard (try? await Task.sleep(for: .seconds(deadline))) != nil else { return }
      expire(number)
    }
  }

  private func expire(_ number: Int) {
    if let call = calls.removeValue(forKey: number) {
      call.continuation.resume(throwing: late(call.method))
    } else if let wait = waits.removeValue(forKey: number) {
      wait.continuation.resume(throwing: late(wait.method))
    }
  }

  private func late(_ what: String) -> ChromiumError {
    .late(what: what, seconds: deadline, output: process.output)
  }

  private func receive(_ data: Data) {
    guard let message = try? JSONDecoder().decode(Message.self, from: data) else { return }
    if let number = message.id {
      guard let call = calls.removeValue(forKey: number) else { return }
      if let error = message.error {
        let text = error["message"].string ?? error.text
        call.continuation.resume(throwing: ChromiumError.refused(method: call.method, message: text))
      } else {
        call.continuation.resume(returning: message.result ?? .null)
      }
    } else if let method = message.method, let session = message.sessionId {
      take(DevToolsEvent(method: method, parameters: message.params ?? .null), of: session)
    }
  }

  private func take(_ event: DevToolsEvent, of session: String) {
    events[session, default: []].append(event)
    for (number, wait) in waits where wait.session == session && wait.method == event.method {
      waits[number] = nil
      wait.continuation.resume(returning: event.parameters)
    }
  }

  /// Fails all that waits, because no message will arrive any more.
  private func finish() {
    isEnded = true
    let error = ChromiumError.ended(output: process.output)
    for call in calls.values {
      // This is the response to the request to end, at times.
      if call.method == "Browser.close" {
        call.continuation.resume(returning: .null)
      } else {
        call.continuation.resume(throwing: error)
      }
    }
    for wait in waits.values { wait.continuation.resume(throwing: error) }
    (calls, waits) = ([:], [:])
  }
}

/// An event of a page.
package struct DevToolsEvent: Sendable {
  package var method: String
  package var parameters: JSON
}
