#if !hasFeature(Embedded)
/// The texts that match a pattern, which a narrower pattern and further texts refine.
package struct TextSearch: Sendable {
  package let text: String
  private let pattern: FuzzyPattern
  /// The number of texts that were examined.
  package let examinedCount: Int
  /// The numbers of the matches.
  let members: TextMembers
  /// The ranks of the matches, the best one first.
  package let ranked: [TextRank]

  /// Searches some texts; `nil` if the task is canceled.
  ///
  /// - Parameter previous: The result of a former search in the first of these texts.
  package init?(_ text: String, in blocks: TextBlocks, after previous: TextSearch? = nil) async {
    let pattern = FuzzyPattern(text)
    // The same pattern lets the search go on. A narrower one matches only what the former one matches.
    let same = previous.flatMap { $0.pattern == pattern ? $0 : nil }
    let wider = previous.flatMap { same == nil && pattern.isNarrower(than: $0.pattern) ? $0 : nil }
    let parts = await blocks.ranks(
      of: pattern, from: same?.examinedCount ?? 0, among: wider?.members(below: blocks.count))
    if Task.isCancelled { return nil }
    var members = same?.members ?? TextMembers()
    members.reserve(blocks.count)
    for part in parts { for rank in part { members.insert(rank.number) } }
    let ranked = TextRank.sorted(parts)
    self.ranked = same.map { TextRank.merged($0.ranked, ranked) } ?? ranked
    (self.text, self.pattern, self.members, examinedCount) = (text, pattern, members, blocks.count)
  }

  /// Returns the matches, and all texts that were not examined.
  private func members(below count: Int) -> TextMembers {
    var all = members
    all.reserve(count)
    for number in examinedCount..<max(examinedCount, count) { all.insert(number) }
    return all
  }
}
#endif
