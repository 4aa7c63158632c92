import Foundation

/// A file by lines. What is on screen is read when it is needed; everything else only once, in the background.
@MainActor
final class LineFile {
  let path: String
  private nonisolated let file: Int32
  private(set) var index = LineIndex()
  /// The number of times that the file became shorter: each time the lines are others.
  private(set) var generation = 0
  private var block: (number: Int, lines: [String])?

  /// The number of bytes shown of a line.
  private static let lineLimit = 1 << 16

  /// Opens a file, and reads as much as the first screen needs; `nil`, with `errno`, if it cannot be read.
  init?(path: String) {
    self.path = path
    file = open(path, O_RDONLY)
    // A folder can be opened, but not read.
    guard file >= 0, pread(file, nil, 0, 0) == 0 else { return nil }
    index.read(file, limit: 1 << 20)
  }

  var count: Int { index.count }
  /// The part of the file that has been read: 1 for all of it.
  var progress: Double { size == 0 ? 1 : Double(index.size) / Double(size) }

  private var size: Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads the next part of the file, or the first one if the file became shorter. Returns `false` if nothing
  /// has changed.
  func readMore() async -> Bool {
    let isShorter = size < index.size
    let longer = await Self.longer(isShorter ? LineIndex() : index, file)
    guard isShorter || longer.size > index.size else { return false }
    if isShorter { generation += 1 }
    // The last line of the block may have become longer.
    (index, block) = (longer, nil)
    return true
  }

  @concurrent
  private nonisolated static func longer(_ index: LineIndex, _ file: Int32) async -> LineIndex {
    var index = index
    index.read(file, limit: 64 << 20)
    return index
  }

  /// The text of a line, without its end; empty if there is no such line any more.
  subscript(line: Int) -> String {
    guard line < count else { return "" }
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

  /// Returns the first line with a text, after a line or before it; `nil` if there is none.
  func find(_ text: String, from line: Int, isForward: Bool) async -> Int? {
    let index = index
    var block = max(0, min(line, count - 1)) / LineIndex.stride
    while index.marks.indices.contains(block), !Task.isCancelled {
      // Going forward, several blocks are read at once.
      let end = isForward ? min(index.marks.count, block + 4096) : block + 1
      let lines = await Self.lines(with: text, in: block..<end, of: index, file)
      if let found = isForward ? lines.first(where: { $0 > line }) : lines.last(where: { $0 < line }) {
        return found
      }
      block = isForward ? end : block - 1
    }
    return nil
  }

  /// Returns the lines with a text in a portion that begins with a line, and moves that line to the next portion.
  func lines(with text: String, line: inout Int) async -> [Int] {
    let (index, start, block) = (index, line, line / LineIndex.stride)
    guard start < index.count else { return [] }
    let end = min(index.marks.count, block + 4096)
    let found = await Self.lines(with: text, in: block..<end, of: index, file)
    // A last line whose end was read in the meantime is searched once more.
    let hasNewEnd = self.index.completeLines > index.completeLines
    let next = min(end * LineIndex.stride, hasNewEnd ? index.completeLines : index.count)
    line = next
    return found.filter { (start..<next).contains($0) }
  }

  /// Returns the numbers of the lines with a text in some blocks of a file.
  @concurrent
  private nonisolated static func lines(
    with text: String, in blocks: Range<Int>, of index: LineIndex, _ file: Int32
  ) async -> [Int] {
    let (words, chunk) = (Array(text.utf8CString), Chunk())
    let end = index.range(ofBlock: blocks.upperBound - 1).upperBound
    var (offset, line) = (index.marks[blocks.lowerBound], blocks.lowerBound * LineIndex.stride)
    var found: [Int] = []
    while offset < end {
      let read = chunk.read(file, at: offset, limit: end - offset)
      guard !read.isEmpty else { break }
      let last = read.lastIndex(of: newline)
      let bytes = UnsafeRawBufferPointer(rebasing: read[...(last ?? read.count - 1)])
      var position = 0
      while let match = bytes.first(words, from: position) {
        UnsafeRawBufferPointer(rebasing: bytes[position..<match]).forEachNewline { _ in line += 1 }
        // The file may have become another meanwhile, with more lines.
        if found.last != line, line < index.count { found.append(line) }
        position = match
        guard let end = bytes.firstNewline(from: match) else { break }
        (position, line) = (end + 1, line + 1)
      }
      UnsafeRawBufferPointer(rebasing: bytes[min(position, bytes.count)...]).forEachNewline { _ in line += 1 }
      // The parts of a line that is longer than a chunk overlap: a word may be at the edge.
      let isCut = last == nil && offset + bytes.count < end
      offset += max(1, bytes.count - (isCut ? max(0, words.count - 2) : 0))
    }
    return found
  }
}
