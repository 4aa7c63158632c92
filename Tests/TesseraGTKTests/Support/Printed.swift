import Foundation

/// What a program has printed so far.
@MainActor
final class Printed {
  private let handle: FileHandle
  private var data = Data()

  init(_ pipe: Pipe) {
    handle = pipe.fileHandleForReading
    // Whoever has nothing to read goes on.
    _ = fcntl(handle.fileDescriptor, F_SETFL, fcntl(handle.fileDescriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Everything until now.
  func text() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(handle.fileDescriptor, &bytes, bytes.count)
    if count > 0 { data.append(contentsOf: bytes.prefix(count)) }
    return String(decoding: data, as: UTF8.self)
  }
}
