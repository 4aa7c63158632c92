import Foundation

/// The places of the lines of a file, as far as it has been read: only every 128th is stored, so that twenty
/// million lines take a little more than a megabyte.
struct LineIndex: Sendable {
  static let stride = 128
  private(set) var marks = [0]
  /// The number of complete lines.
  private(set) var completeLines = 0
  /// The number of bytes read.
  private(set) var size = 0
  /// Whether text follows the last complete line.
  private(set) var hasRest = false

  var count: Int { completeLines + (hasRest ? 1 : 0) }

  /// Returns the bytes of the block of lines with a number.
  func range(ofBlock block: Int) -> Range<Int> {
    marks[block]..<(block + 1 < marks.count ? marks[block + 1] : size)
  }

  /// Reads the lines after those that are known, in some bytes of the file.
  mutating func read(_ file: Int32, limit: Int) {
    let (chunk, end) = (Chunk(), size + limit)
    while size < end {
      let bytes = chunk.read(file, at: size, limit: end - size)
      guard !bytes.isEmpty else { break }
      bytes.forEachNewline { position in
        completeLines += 1
        if completeLines % Self.stride == 0 { marks.append(size + position + 1) }
      }
      size += bytes.count
      hasRest = bytes.last != newline
    }
  }
}

let newline = UInt8(ascii: "\n")

/// A buffer for parts of a file.
final class Chunk {
  private let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: (1 << 20) + 1, alignment: 1)

  deinit { memory.deallocate() }

  /// Reads as much as fits, until the end of the file. The bytes are valid until the next call.
  func read(_ file: Int32, at offset: Int, limit: Int = .max) -> UnsafeRawBufferPointer {
    let count = pread(file, memory.baseAddress, min(memory.count - 1, limit), off_t(offset))
    memory[max(0, count)] = 0
    return UnsafeRawBufferPointer(rebasing: memory[..<max(0, count)])
  }
}

extension UnsafeRawBufferPointer {
  /// Calls a closure with the position of each end of a line.
  func forEachNewline(_ body: (Int) -> Void) {
    var position = 0
    while let found = firstNewline(from: position) {
      body(found)
      position = found + 1
    }
  }

  func firstNewline(from position: Int) -> Int? {
    guard let baseAddress, position < count else { return nil }
    return memchr(baseAddress + position, Int32(newline), count - position).map {
      UnsafeRawPointer($0) - baseAddress
    }
  }

  /// Returns the position of a text, which ends with a zero, at or after a position. A zero follows the buffer.
  func first(_ text: [CChar], from position: Int) -> Int? {
    var position = position
    while let baseAddress, position < count {
      let start = (baseAddress + position).assumingMemoryBound(to: CChar.self)
      if let found = strstr(start, text) {
        let match = UnsafeRawPointer(found) - baseAddress
        return match + text.count - 1 <= count ? match : nil
      }
      // The bytes after a zero in the file are searched as well.
      position += strlen(start) + 1
    }
    return nil
  }
}
