import Foundation

/// A file by lines. What is on screen is read when it is needed; everything else only once, in the background.
@MainActor
final class LineFile {
  let path: String
  private nonisolated let file: Int32
  private(set) var index = LineIndex()
  private var block: (number: Int, lines: [String])?

  /// The number of bytes shown of a line.
  private static let lineLimit = 1 << 16

  /// Opens a file, and reads as much as the first screen needs; `nil` if there is no such file.
  init?(path: String) {
    self.path = path
    file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    index.append(index.nextPart(of: file, limit: 1 << 20))
  }

  var count: Int { index.count }
  /// The part of the file that has been read: 1 for all of it.
  var progress: Double { Double(index.size) / Double(max(1, size)) }

  private var size: Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads the next part of the file. Returns `false` if there is none.
  func readMore() async -> Bool {
    // A file that was truncated has other lines.
    if size < index.size { (index, block) = (LineIndex(), nil) }
    let part = await Self.read(index, file)
    index.append(part)
    // The last line of the block may have become longer.
    if part.bytes > 0 { block = nil }
    return part.bytes > 0
  }

  @concurrent
  private nonisolated static func read(_ index: LineIndex, _ file: Int32) async -> LineIndex.Part {
    index.nextPart(of: file, limit: 64 << 20)
  }

  /// The text of a line, without its end.
  subscript(line: Int) -> String {
    let number = line / LineIndex.stride
    if block?.number != number { block = (number, readBlock(number)) }
    let lines = block?.lines ?? []
    return lines.indices.contains(line % LineIndex.stride) ? lines[line % LineIndex.stride] : ""
  }

  private func readBlock(_ number: Int) -> [String] {
    let range = index.range(ofBlock: number)
    let chunk = Chunk()
    var lines: [[UInt8]] = [[]]
    var offset = range.lowerBound
    while offset < range.upperBound {
      let bytes = chunk.read(file, at: offset, limit: range.upperBound - offset)
      guard !bytes.isEmpty else { break }
      offset += bytes.count
      for (piece, part) in bytes.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
        if piece > 0 { lines.append([]) }
        lines[lines.count - 1] += part.prefix(Self.lineLimit - lines[lines.count - 1].count)
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Searching

  /// Returns the first line with a text, after a line or before it; `nil` if there is none.
  func find(_ text: String, from line: Int, isForward: Bool) async -> Int? {
    let (index, words) = (index, Array(text.utf8CString))
    guard words.count > 1 else { return nil }
    var block = max(0, min(line, count - 1)) / LineIndex.stride
    while index.marks.indices.contains(block), !Task.isCancelled {
      // Going forward, several blocks are read at once.
      let end = isForward ? min(index.marks.count, block + 4096) : block + 1
      let bytes = index.marks[block]..<index.range(ofBlock: end - 1).upperBound
      let lines = await Self.lines(with: words, in: bytes, of: file, first: block * LineIndex.stride)
      if let found = isForward ? lines.first(where: { $0 > line }) : lines.last(where: { $0 < line }) {
        return found
      }
      block = isForward ? end : block - 1
    }
    return nil
  }

  /// Returns the lines with a text, in portions, from a number of bytes on.
  func lines(with text: String, from offset: inout Int, line: inout Int) async -> [Int] {
    let block = line / LineIndex.stride
    let end = min(index.marks.count, block + 4096)
    let bytes = offset..<index.range(ofBlock: end - 1).upperBound
    let found = await Self.lines(with: Array(text.utf8CString), in: bytes, of: file, first: line)
    offset = bytes.upperBound
    line = end * LineIndex.stride
    return found
  }

  /// Returns the numbers of the lines with some bytes, in a part of a file that begins with a line.
  @concurrent
  private nonisolated static func lines(
    with words: [CChar], in range: Range<Int>, of file: Int32, first: Int
  ) async -> [Int] {
    let chunk = Chunk()
    var (offset, line, found) = (range.lowerBound, first, [Int]())
    while offset < range.upperBound {
      let read = chunk.read(file, at: offset, limit: range.upperBound - offset)
      guard let last = read.lastIndex(of: newline) ?? (read.isEmpty ? nil : read.count - 1) else { break }
      let bytes = UnsafeRawBufferPointer(rebasing: read[...last])
      var position = 0
      while let match = bytes.first(words, from: position) {
        UnsafeRawBufferPointer(rebasing: bytes[position..<match]).forEachNewline { _ in line += 1 }
        found.append(line)
        position = match
        guard let end = bytes.firstNewline(from: match) else { break }
        (position, line) = (end + 1, line + 1)
      }
      UnsafeRawBufferPointer(rebasing: bytes[min(position, bytes.count)...]).forEachNewline { _ in line += 1 }
      offset += bytes.count
    }
    return found
  }
}
