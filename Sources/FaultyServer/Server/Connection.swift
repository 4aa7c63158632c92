import FlyingSocks
import Foundation

/// A client's connection, which reads requests and responds to them one after the other.
///
/// The connection keeps reading while a response is under way. It notices at once when the client leaves, and
/// stops the work on its response.
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

  /// Serves the client until it leaves or the connection is closed.
  func run() async {
    let reading = Task { await read() }
    self.reading = reading
    if isClosed { reading.cancel() }
    await reading.value
    answering?.cancel()
    await answering?.value
    try? socket.close()
  }

  func send(_ bytes: [UInt8]) async throws {
    try Task.checkCancellation()
    try await socket.write(Data(bytes))
  }

  /// Ends the connection.
  ///
  /// The socket is closed only when reading has ended, because the system may reuse the number of a closed
  /// socket.
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
