import TesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A reader of lines from a descriptor, in large blocks while the input is fast, and without delay while it is slow.
struct LineReader {
  private let descriptor: Int32
  private let separator: UInt8
  /// The bytes that have been read and do not belong to a block yet.
  private var bytes: [UInt8] = []
  /// The number of those bytes that are known to contain no separator.
  private var searchedCount = 0
  private var isAtEnd = false

  private static let blockSize = 1 << 20
  private static let portion = 1 << 16

  init(_ descriptor: Int32, separator: UInt8) { (self.descriptor, self.separator) = (descriptor, separator) }

  /// Waits for input and returns the next lines; `nil` at the end.
  mutating func next() -> TextBlock? {
    while !isAtEnd {
      if bytes.count >= Self.blockSize || !bytes.isEmpty && !isInputWaiting, let block = takeBlock() {
        return block
      }
      read()
    }
    defer { bytes = [] }
    return bytes.isEmpty ? nil : TextBlock(bytes, separator: separator)
  }

  private var isInputWaiting: Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// Takes the complete lines; `nil` if there is none.
  private mutating func takeBlock() -> TextBlock? {
    guard let end = bytes[searchedCount...].lastIndex(of: separator) else {
      searchedCount = bytes.count
      return nil
    }
    let rest = Array(bytes[(end + 1)...])
    bytes.removeSubrange((end + 1)...)
    let block = TextBlock(bytes, separator: separator)
    (bytes, searchedCount) = (rest, rest.count)
    bytes.reserveCapacity(Self.blockSize + Self.portion)
    return block
  }

  private mutating func read() {
    let descriptor = descriptor
    var count = 0
    let portion = [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, filled in
      repeat { count = systemRead(descriptor, buffer) } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    bytes += portion
    if count <= 0 { isAtEnd = true }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
