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

  /// Returns the ranks of the texts that match a pattern, in the order of their numbers, in portions; several threads
  /// search. The result is not complete if the task is canceled.
  ///
  /// - Parameters:
  ///   - first: The number of the first text to examine.
  ///   - candidates: The texts to examine; `nil` for all.
  func ranks(
    of pattern: FuzzyPattern, from first: Int, among candidates: TextMembers?
  ) async -> [[TextRank]] {
    let portions = stride(from: first, to: count, by: Self.portion).map { $0..<min(count, $0 + Self.portion) }
    if portions.count == 1 { return [ranks(of: pattern, in: portions[0], among: candidates)] }
    var parts = [[TextRank]](repeating: [], count: portions.count)
    await withTaskGroup(of: (index: Int, ranks: [TextRank]).self) { group in
      for (index, portion) in portions.enumerated() {
        group.addTask {
          (index, Task.isCancelled ? [] : ranks(of: pattern, in: portion, among: candidates))
        }
      }
      for await part in group { parts[part.index] = part.ranks }
    }
    return parts
  }

  /// The number of texts that one task searches.
  private static let portion = 1 << 15

  private func ranks(
    of pattern: FuzzyPattern, in portion: Range<Int>, among candidates: TextMembers?
  ) -> [TextRank] {
    var ranks: [TextRank] = []
    var (start, block) = (portion.lowerBound, block(of: portion.lowerBound))
    while start < portion.upperBound {
      let end = min(portion.upperBound, starts[block] + blocks[block].count)
      blocks[block].search(
        pattern, places: start..<end, first: starts[block], among: candidates, into: &ranks)
      (start, block) = (end, block + 1)
    }
    return ranks
  }
}
#endif
