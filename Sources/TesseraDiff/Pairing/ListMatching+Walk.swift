extension ListMatching {
  /// The number of items that the walk looks ahead in either list at a difference.
  @inlinable static var lookahead: Int { 6 }
  /// The number of consecutive differences after which the walk looks ahead rarely, but much further each
  /// time.
  @inlinable static var shortLookaheadLimit: Int { 8 }

  /// Performs the second pass: walks both middles side by side and pairs equal items.
  ///
  /// At a difference, the walk searches the next few items of either list for a match. If there is none, it
  /// skips both items. Most changes (a few items deleted, inserted or moved) need only one or two comparisons
  /// per item this way. Lists in a different order are abandoned after a while and left to the hash table.
  ///
  /// Runs that the lists report as common are paired without comparison; the items between them are walked.
  ///
  /// - Complexity: O(*n*) comparisons, O(*n*) time where none is needed.
  @inlinable
  mutating func walk(_ lists: some ListPair) {
    var position = (old: 0, new: 0)
    while let commonRun = nextCommonRun(after: position, lists) {
      walk(lists, from: position, to: (commonRun.old, commonRun.new))
      pair(commonRun)
      position = (commonRun.old + commonRun.count, commonRun.new + commonRun.count)
    }
    walk(lists, from: position, to: (old.middle, new.middle))
  }

  /// Returns the next common run that the lists report, by positions within the middles.
  @inlinable
  func nextCommonRun(after position: (old: Int, new: Int), _ lists: some ListPair) -> CommonRun? {
    guard position.old < old.middle, position.new < new.middle else { return nil }
    // Clamp the results of a foreign list pair: the following code relies on valid ranges.
    let start = old.prefix
    let commonRun = lists.nextCommonRun(old: start + position.old, new: start + position.new)?
      .clamped(
        old: start + position.old..<start + old.middle, new: start + position.new..<start + new.middle)
    return commonRun.map { CommonRun(old: $0.old - start, new: $0.new - start, count: $0.count) }
  }

  /// Pairs all items of a run.
  @inlinable
  mutating func pair(_ commonRun: CommonRun) {
    guard let oldMatches = old.matches, let newMatches = new.matches else { return }
    for step in 0..<commonRun.count {
      oldMatches[commonRun.old &+ step] = Match(commonRun.new &+ step)
      newMatches[commonRun.new &+ step] = Match(commonRun.old &+ step)
    }
    old.unmatchedCount -= commonRun.count
    new.unmatchedCount -= commonRun.count
  }

  /// Walks a part of both middles.
  @inlinable
  mutating func walk(_ lists: some ListPair, from first: (old: Int, new: Int), to end: (old: Int, new: Int)) {
    guard let oldMatches = old.matches, let newMatches = new.matches else { return }
    let (start, oldEnd, newEnd) = (old.prefix, end.old, end.new)
    var position = first
    var pairs = 0
    var differencesInARow = 0
    var nextLongLookahead = Self.shortLookaheadLimit
    var allowance = 64 + min(oldEnd - first.old, newEnd - first.new) / 4
    while allowance > 0 {
      // A run of equal ids.
      let limit = min(oldEnd - position.old, newEnd - position.new)
      // Clamp the result of a foreign list pair: the following code relies on valid ranges.
      let run = max(
        0, min(limit, lists.commonRun(old: start &+ position.old, new: start &+ position.new, limit: limit)))
      for step in 0..<run {
        oldMatches[position.old &+ step] = Match(position.new &+ step)
        newMatches[position.new &+ step] = Match(position.old &+ step)
      }
      position = (position.old + run, position.new + run)
      pairs += run
      allowance += run
      if run > 0 { (differencesInARow, nextLongLookahead) = (0, Self.shortLookaheadLimit) }
      if position.old == oldEnd || position.new == newEnd { break }
      // A difference.
      var next = (old: position.old + 1, new: position.new + 1)
      if differencesInARow < Self.shortLookaheadLimit {
        next = nextMatch(after: position, before: end, within: Self.lookahead, lists) { _, _ in true } ?? next
      } else if differencesInARow == nextLongLookahead {
        // At this distance one equal id may be a coincidence; two in a row are a place to continue.
        next =
          nextMatch(after: position, before: end, within: 4 * nextLongLookahead, lists) { old, new in
            old + 1 >= oldEnd || new + 1 >= newEnd
              || lists.hasSameID(old: start + old + 1, new: start + new + 1)
          } ?? next
        nextLongLookahead *= 8
      }
      if next.old > position.old, next.new > position.new {
        differencesInARow += 1
        allowance -= 1
      }
      position = next
    }
    old.unmatchedCount -= pairs
    new.unmatchedCount -= pairs
  }

  /// Returns the nearest place ahead where the lists match again, after some items of one of them.
  ///
  /// - Parameters:
  ///   - end: The end of the searched ranges.
  ///   - lookahead: The number of items to search ahead in either list.
  ///   - isSound: Returns whether the walk can continue at two items with equal ids.
  @inlinable @inline(never)
  func nextMatch(
    after position: (old: Int, new: Int), before end: (old: Int, new: Int), within lookahead: Int,
    _ lists: some ListPair,
    isSound: (_ old: Int, _ new: Int) -> Bool
  ) -> (old: Int, new: Int)? {
    let start = old.prefix
    for distance in 1...lookahead {
      let later = (old: position.old + distance, new: position.new + distance)
      if later.old >= end.old, later.new >= end.new { return nil }
      if later.old < end.old, lists.hasSameID(old: start + later.old, new: start + position.new),
        isSound(later.old, position.new)
      {
        return (later.old, position.new)
      }
      if later.new < end.new, lists.hasSameID(old: start + position.old, new: start + later.new),
        isSound(position.old, later.new)
      {
        return (position.old, later.new)
      }
    }
    return nil
  }
}
