#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A text file by lines, read on demand: only the offset of every 64th line is held in memory.
final class LogFile {
  let path: String
  /// The number of lines found so far, including an incomplete last line.
  private(set) var lineCount = 0
  /// A number that changes when the file was replaced or truncated, so that all lines are new.
  private(set) var generation = 0

  private var descriptor: Int32
  private var scannedBytes = 0
  private var endsWithNewline = true
  /// The offsets of the lines 0, 64, 128 …
  private var marks: [Int] = [0]
  private var block: (number: Int, lines: [String])?

  /// The buffer for reading, reused because a long file has many chunks.
  private var chunk = [UInt8](repeating: 0, count: LogFile.chunkSize)

  private static let stride = 64
  private static let chunkSize = 1 << 16
  /// The maximum number of bytes shown of a line; a longer line states how many more it has.
  static let lineLimit = 1 << 16

  init(path: String) throws(GalleryError) {
    self.path = path
    descriptor = try RegularFile.open(path)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Searches for new lines. Returns whether there may be more.
  func readMore() -> Bool {
    followReplacement()
    let count = chunk.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, $0.count, off_t(scannedBytes))
    }
    guard count > 0 else { return false }
    if !endsWithNewline { lineCount -= 1 }
    chunk.withUnsafeBytes { noteLines(in: $0.prefix(count)) }
    scannedBytes += count
    endsWithNewline = chunk[count - 1] == UInt8(ascii: "\n")
    if !endsWithNewline { lineCount += 1 }
    block = nil
    return count == Self.chunkSize
  }

  /// Returns the text of a line, without its end, with spaces for tabs.
  func line(at number: Int) -> String {
    guard number >= 0, number < lineCount else { return "" }
    let wanted = number / Self.stride
    if block?.number != wanted { block = (wanted, readBlock(wanted)) }
    let lines = block?.lines ?? []
    let index = number % Self.stride
    return index < lines.count ? lines[index] : ""
  }

  private func noteLines(in bytes: Slice<UnsafeRawBufferPointer>) {
    guard let start = UnsafeRawBufferPointer(rebasing: bytes).baseAddress else { return }
    var position = 0
    while position < bytes.count,
      let newline = memchr(start + position, Int32(UInt8(ascii: "\n")), bytes.count - position)
    {
      position = UnsafeRawPointer(newline) - start + 1
      lineCount += 1
      if lineCount % Self.stride == 0, marks.count == lineCount / Self.stride {
        marks.append(scannedBytes + position)
      }
    }
  }

  private func readBlock(_ number: Int) -> [String] {
    guard number < marks.count else { return [] }
    let start = marks[number]
    let end = number + 1 < marks.count ? marks[number + 1] : scannedBytes
    // Only the start of an extremely long line is stored, so a block is read in pieces.
    var lines = [Line()]
    var chunk = [UInt8](repeating: 0, count: min(max(0, end - start), Self.chunkSize))
    var position = start
    while position < end {
      let limit = min(end - position, chunk.count)
      let count = chunk.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, limit, off_t(position)) }
      guard count > 0 else { break }
      position += count
      let pieces = chunk[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, piece) in pieces.enumerated() {
        if number > 0 { lines.append(Line()) }
        lines[lines.count - 1].append(piece)
      }
    }
    return lines.map { $0.text }
  }

  /// A line that is being read.
  private struct Line {
    private var start: [UInt8] = []
    private var byteCount = 0

    mutating func append(_ piece: ArraySlice<UInt8>) {
      start += piece.prefix(lineLimit - start.count)
      byteCount += piece.count
    }

    var text: String {
      let isWhole = byteCount == start.count
      let shown = isWhole && start.last == UInt8(ascii: "\r") ? start.dropLast() : start[...]
      let text = String(decoding: shown, as: UTF8.self).expandingTabs()
      return isWhole ? text : text + " … \((byteCount - start.count).grouped) more bytes"
    }
  }

  /// Starts over if the file has become shorter, or another file is at its path.
  private func followReplacement() {
    var held = stat()
    var named = stat()
    guard fstat(descriptor, &held) == 0 else { return }
    let isReplaced = stat(path, &named) == 0 && named.st_ino != held.st_ino
    guard isReplaced || Int(held.st_size) < scannedBytes else { return }
    if isReplaced {
      guard let replacement = try? RegularFile.open(path) else { return }
      close(descriptor)
      descriptor = replacement
    }
    generation += 1
    (lineCount, scannedBytes, endsWithNewline, marks, block) = (0, 0, true, [0], nil)
  }
}
