#if !hasFeature(Embedded)
/// A growing list of texts in blocks, and the search for those that match a pattern.
package struct TextBlocks: Sendable {
  private var blocks: [TextBlock] = []
  /// The number of the first text of each block.
  private var starts: [Int] = []
  /// The number of texts.
  package private(set) var count = 0

  package init() {}

  package mutating func append(_ block: TextBlock) {
    guard block.count > 0 else { return }
    blocks.append(block)
    starts.append(count)
    count += block.count
  }

  /// Returns the bytes of a text. O(log(*n*)) for *n* blocks.
  package subscript(number: Int) -> ArraySlice<UInt8> {
    let block = block(of: number)
    return blocks[block].bytes(at: number - starts[block])
  }

  private func block(of number: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the ranks of the texts that match a pattern, in the order of their numbers; several threads search. The
  /// result is not complete if the task is canceled.
  ///
  /// - Parameter first: The number of the first text to examine.
  package func ranks(of pattern: FuzzyPattern, from first: Int = 0) async -> [TextRank] {
    let portions = stride(from: first, to: count, by: Self.portion).map { $0..<min(count, $0 + Self.portion) }
    return await inParallel(portions) { portion, found in
      var (start, block) = (portion.lowerBound, block(of: portion.lowerBound))
      while start < portion.upperBound {
        let end = min(portion.upperBound, starts[block] + blocks[block].count)
        let range = start - starts[block]..<end - starts[block]
        blocks[block].appendRanks(of: pattern, in: range, first: starts[block], to: &found)
        (start, block) = (end, block + 1)
      }
    }
  }

  /// Returns the ranks of the texts that match a pattern, in the order of their numbers; several threads search.
  ///
  /// - Parameter candidates: The texts to examine, in the order of their numbers.
  package func ranks(of pattern: FuzzyPattern, among candidates: [TextRank]) async -> [TextRank] {
    let portions = stride(from: 0, to: candidates.count, by: Self.portion).map {
      candidates[$0..<min(candidates.count, $0 + Self.portion)]
    }
    return await inParallel(portions) { portion, found in
      var rest = portion
      while let first = rest.first {
        let block = block(of: first.number)
        let end = starts[block] + blocks[block].count
        let part = rest.prefix { $0.number < end }
        blocks[block].appendRanks(of: pattern, among: part, first: starts[block], to: &found)
        rest = rest[part.endIndex...]
      }
    }
  }

  /// The number of texts that one task searches.
  private static let portion = 1 << 15

  private func inParallel<Portion: Sendable>(
    _ portions: [Portion], _ search: @escaping @Sendable (Portion, inout [TextRank]) -> Void
  ) async -> [TextRank] {
    var parts = [[TextRank]](repeating: [], count: portions.count)
    await withTaskGroup(of: (index: Int, found: [TextRank]).self) { group in
      for (index, portion) in portions.enumerated() {
        group.addTask {
          var found: [TextRank] = []
          if !Task.isCancelled { search(portion, &found) }
          return (index, found)
        }
      }
      for await part in group { parts[part.index] = part.found }
    }
    if parts.count == 1 { return parts[0] }
    var all: [TextRank] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { all += part }
    return all
  }
}

/// The texts that match a pattern, which a longer pattern and further texts refine.
package struct TextSearch: Sendable {
  package let text: String
  /// The number of texts that were examined.
  package let examinedCount: Int
  /// The ranks in the order of the numbers.
  private let found: [TextRank]
  /// The ranks from the best one on.
  package let ranked: [TextRank]

  /// Searches some texts; `nil` if the task is canceled.
  ///
  /// - Parameter previous: The result of a former search in the first of these texts.
  package init?(_ text: String, in blocks: TextBlocks, after previous: TextSearch? = nil) async {
    let pattern = FuzzyPattern(text)
    var found: [TextRank]
    if let previous, previous.text == text {
      found = previous.found
      if previous.examinedCount < blocks.count {
        found += await blocks.ranks(of: pattern, from: previous.examinedCount)
      }
    } else if let previous, text.hasPrefix(previous.text) {
      // A longer text matches only what its beginning matches.
      found = await blocks.ranks(of: pattern, among: previous.found)
      if previous.examinedCount < blocks.count {
        found += await blocks.ranks(of: pattern, from: previous.examinedCount)
      }
    } else {
      found = await blocks.ranks(of: pattern)
    }
    if Task.isCancelled { return nil }
    (self.text, self.found, examinedCount) = (text, found, blocks.count)
    ranked = TextRank.sorted(found)
  }
}
#endif
