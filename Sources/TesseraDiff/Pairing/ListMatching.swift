/// The matching state of one version of a list.
@frozen @usableFromInline
struct MatchingSide: BitwiseCopyable {
  @usableFromInline var count: Int
  /// The number of items in the common prefix, which are paired by position.
  @usableFromInline var prefix = 0
  /// The number of items between the common prefix and the common suffix.
  @usableFromInline var middle: Int
  /// The number of items of the middle without a match.
  @usableFromInline var unmatchedCount: Int
  /// The number of items of the middle that have to move within the list.
  @usableFromInline var movingCount = 0
  /// The position, in the middle, of the first item that has to move.
  @usableFromInline var firstMoving = 0
  /// The match of each item of the middle; `nil` if no item has one.
  @usableFromInline var matches: Scratch<Match>?

  @inlinable
  init(count: Int) {
    self.count = max(0, count)
    middle = self.count
    unmatchedCount = self.count
  }

  @inlinable
  func match(_ position: Int) -> Match { matches?[position] ?? .none }

  /// Excludes the common prefix and suffix from the middle.
  @inlinable
  mutating func trim(prefix: Int, suffix: Int) {
    self.prefix = prefix
    middle = count - prefix - suffix
    unmatchedCount = middle
  }

  /// Initializes the matches of the middle, all without a match, in a buffer.
  @inlinable
  mutating func allocateMatches(_ buffer: Scratch<Match>) {
    buffer.fill(.none)
    matches = buffer
  }
}

/// The matching of the items of two lists: the state of the passes.
///
/// 1. *Trim*: the common prefix and suffix are two numbers; only the middle is examined item by item.
/// 2. *Walk*: both middles are walked side by side with a short lookahead, without hashing.
/// 3. *Table*: the remaining items are paired by a hash table.
/// 4. *Moves*: the pairs outside of a longest increasing subsequence have to move. This pass is skipped if
/// nothing is out of order.
@frozen @usableFromInline
struct ListMatching: BitwiseCopyable {
  @usableFromInline var old: MatchingSide
  @usableFromInline var new: MatchingSide

  @inlinable
  init(old: MatchingSide, new: MatchingSide) {
    self.old = old
    self.new = new
  }

  /// Matches two lists, in all passes. O(*n*) comparisons and hashes, O(*m* log *m*) for *m* pairs if any of
  /// them is out of order.
  @inlinable
  init(_ lists: some ListPair, matches: inout MemoryBlock, scratch: inout MemoryBlock) {
    self.init(trimming: lists)
    guard needsMatches else { return }
    allocateMatches(matches.take(old.middle + new.middle), at: 0)
    pairItems(lists, scratch: &scratch)
  }

  /// Performs the passes after the first one.
  @inlinable
  mutating func pairItems(_ lists: some ListPair, scratch: inout MemoryBlock) {
    var matcher = ListMatcher(self, scratch: &scratch)
    lists.match(with: &matcher)
    self = matcher.finish(&scratch)
  }

  /// Performs the first pass: finds the common prefix and suffix of two lists.
  @inlinable
  init(trimming lists: some ListPair) {
    old = MatchingSide(count: lists.oldCount)
    new = MatchingSide(count: lists.newCount)
    // Clamp the results of a foreign list pair: the following code relies on valid ranges.
    let limit = max(0, min(old.count, new.count))
    let prefix = max(0, min(limit, lists.commonPrefix()))
    let suffix = prefix == limit ? 0 : max(0, min(limit - prefix, lists.commonSuffix(after: prefix)))
    old.trim(prefix: prefix, suffix: suffix)
    new.trim(prefix: prefix, suffix: suffix)
  }

  /// Whether an item of one middle could match one of the other.
  @inlinable var needsMatches: Bool {
    old.middle > 0 && new.middle > 0 && old.middle < Match.limit && new.middle < Match.limit
  }

  /// Whether both middles have buffers for matches.
  @inlinable var hasMatches: Bool { old.matches != nil && new.matches != nil }

  /// Assigns buffers for the matches of both middles.
  @inlinable
  mutating func allocateMatches(_ buffer: Scratch<Match>, at start: Int) {
    old.allocateMatches(buffer.part(from: start, count: old.middle))
    new.allocateMatches(buffer.part(from: start + old.middle, count: new.middle))
  }

  /// Records that two items of the middles are the same item.
  @inlinable
  mutating func pair(old: Int, new: Int) {
    self.old.matches?[old] = Match(new)
    self.new.matches?[new] = Match(old)
    self.old.unmatchedCount -= 1
    self.new.unmatchedCount -= 1
  }
}

extension ListMatching {
  /// Returns the new position of an old item, or `nil` if it is not in the new list.
  @inlinable
  func newPosition(ofOld position: Int) -> Int? {
    if position < old.prefix { return position }
    let inMiddle = position - old.prefix
    if inMiddle >= old.middle { return position - old.count + new.count }
    let match = old.match(inMiddle)
    return match.isInSameList ? new.prefix + match.position : nil
  }

  /// Returns the old position of a new item, or `nil` if it is not in the old list.
  @inlinable
  func oldPosition(ofNew position: Int) -> Int? {
    if position < new.prefix { return position }
    let inMiddle = position - new.prefix
    if inMiddle >= new.middle { return position - new.count + old.count }
    let match = new.match(inMiddle)
    return match.isInSameList ? old.prefix + match.position : nil
  }
}
