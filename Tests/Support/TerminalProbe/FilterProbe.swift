import Tessera

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Filters the lines of a file by a text that becomes longer key by key, without a terminal, for benchmarks. Prints for
/// each key the number of matches and the median of the times in nanoseconds a line.
enum FilterProbe {
  private static let rounds = 9
  private static let blockSize = 1 << 20

  static func run(path: String, keys: String) async -> Never {
    let blocks = blocks(contents(of: path))
    var searches: [TextSearch] = []
    for end in keys.indices {
      var times: [Double] = []
      var found: TextSearch?
      for _ in 0..<rounds {
        let start = ContinuousClock.now
        found = await TextSearch(String(keys[...end]), in: blocks, after: searches.last)
        let time = ContinuousClock.now - start
        times.append(time / .nanoseconds(1) / Double(max(1, blocks.count)))
      }
      guard let found else { exit(1) }
      searches.append(found)
      print(keys[...end], found.ranked.count, times.sorted()[rounds / 2], separator: "\t")
    }
    exit(0)
  }

  private static func contents(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    let size = max(0, Int(lseek(file, 0, SEEK_END)))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(file, buffer.baseAddress, size, 0))
    }
  }

  /// Returns the lines in blocks of the size that `tpick` reads.
  private static func blocks(_ bytes: [UInt8]) -> TextBlocks {
    var blocks = TextBlocks()
    var start = 0
    while start < bytes.count {
      let limit = min(bytes.count, start + blockSize)
      let end = limit == bytes.count ? limit : (bytes[start..<limit].lastIndex(of: 10) ?? limit - 1) + 1
      blocks.append(TextBlock(Array(bytes[start..<end])))
      start = end
    }
    return blocks
  }
}
