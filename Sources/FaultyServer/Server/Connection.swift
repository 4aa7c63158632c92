import FlyingSocks
import Foundation

/// A client's connection: reads its requests and has them answered one after the other.
///
/// It goes on reading while an answer is under way, so that a client that leaves is noticed at once, and
/// nobody works for it any more.
actor Connection {
  private let socket: AsyncSocket
  private let answer: @Sendable (RequestHead, Connection) async -> Void
  private var reading: Task<Void, Never>?
  private var answering: Task<Void, Never>?
  private var isClosed = false

  init(socket: AsyncSocket, answer: @escaping @Sendable (RequestHead, Connection) async -> Void) {
    self.socket = socket
    self.answer = answer
  }

  /// Serves the client until it leaves or is to go.
  func run() async {
    let reading = Task { await read() }
    self.reading = reading
    if isClosed { reading.cancel() }
    await reading.value
    answering?.cancel()
    await answering?.value
    try? socket.close()
  }

  /// Sends bytes.
  func send(_ bytes: [UInt8]) async throws {
    try Task.checkCancellation()
    try await socket.write(Data(bytes))
  }

  /// Ends the connection. The socket is closed when nobody reads it any more: its number may be that of
  /// another one then.
  func close() {
    isClosed = true
    reading?.cancel()
  }

  private func read() async {
    var buffer: [UInt8] = []
    while !Task.isCancelled, let bytes = try? await socket.read(atMost: 4096) {
      buffer += bytes
      while let head = RequestHead(takenFrom: &buffer) { begin(head) }
    }
  }

  private func begin(_ head: RequestHead) {
    let last = answering
    answering = Task {
      await last?.value
      await answer(head, self)
    }
  }
}
