import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Messages over a socket, each ended by a zero byte, as Chromium's `--remote-debugging-pipe` reads and writes them.
struct MessagePipe: Sendable {
  /// The messages of the browser; they end when the browser closes the socket.
  let messages: AsyncStream<Data>
  private let socket: Int32

  /// Starts reading a socket, which must stay open until the messages have ended.
  init(socket: Int32) {
    self.socket = socket
    let (messages, continuation) = AsyncStream.makeStream(of: Data.self)
    self.messages = messages
    Thread.detachNewThread {
      var message = Data()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = recv(socket, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        var rest = buffer[..<count]
        while let end = rest.firstIndex(of: 0) {
          continuation.yield(message + rest[..<end])
          message = Data()
          rest = rest[(end + 1)...]
        }
        message += rest
      }
      continuation.finish()
    }
  }

  /// Writes a message. Returns `false` if the browser does not read any more.
  func send(_ message: Data) -> Bool {
    #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    var rest = ([UInt8](message) + [0])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.sendBytes(socket, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends the messages.
  func shutDown() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Calls the system's `send`, whose name means something else within the type.
  private static let sendBytes: @Sendable (Int32, UnsafeRawPointer?, Int, Int32) -> Int = {
    #if canImport(Glibc)
    Glibc.send($0, $1, $2, $3)
    #else
    Darwin.send($0, $1, $2, $3)
    #endif
  }
}
