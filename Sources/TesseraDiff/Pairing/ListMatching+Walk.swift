extension ListMatching {
  /// How far the walk looks ahead on either side wherever the lists differ.
  @inlinable static var reach: Int { 6 }
  /// After so many differences in a row the walk looks ahead only now and then, but much further each time.
  @inlinable static var patience: Int { 8 }

  /// The second pass: walks both middles side by side and pairs what it meets.
  ///
  /// Where the items differ, a partner is looked for among the next few of either list; if there is none, both items
  /// are passed over. Most changes (a few items gone, come or moved) are paired like this with one or two comparisons
  /// an item. Lists in a different order are given up after a while and left to the table.
  ///
  /// Stretches that the lists know to have in common are paired without a look; what lies between them is walked.
  ///
  /// - Complexity: O(*n*) comparisons, O(*n*) time where none is needed.
  @inlinable
  mutating func walk(_ lists: some ListPair) {
    var position = (old: 0, new: 0)
    while let stretch = nextCommonStretch(after: position, lists) {
      walk(lists, from: position, to: (stretch.old, stretch.new))
      pair(stretch)
      position = (stretch.old + stretch.count, stretch.new + stretch.count)
    }
    walk(lists, from: position, to: (old.middle, new.middle))
  }

  /// What the lists know to have in common next, by positions within the middles.
  @inlinable
  func nextCommonStretch(after position: (old: Int, new: Int), _ lists: some ListPair) -> CommonStretch? {
    guard position.old < old.middle, position.new < new.middle else { return nil }
    // Answers of a pair that is not ours are brought into range: what follows relies on them.
    let start = old.prefix
    let stretch = lists.nextCommonStretch(old: start + position.old, new: start + position.new)?
      .clamped(
        old: start + position.old..<start + old.middle, new: start + position.new..<start + new.middle)
    return stretch.map { CommonStretch(old: $0.old - start, new: $0.new - start, count: $0.count) }
  }

  /// Pairs all items of a stretch.
  @inlinable
  mutating func pair(_ stretch: CommonStretch) {
    guard let oldPartners = old.partners, let newPartners = new.partners else { return }
    for step in 0..<stretch.count {
      oldPartners[stretch.old &+ step] = Partner(stretch.new &+ step)
      newPartners[stretch.new &+ step] = Partner(stretch.old &+ step)
    }
    old.unpaired -= stretch.count
    new.unpaired -= stretch.count
  }

  /// Walks a part of both middles.
  @inlinable
  mutating func walk(_ lists: some ListPair, from first: (old: Int, new: Int), to end: (old: Int, new: Int)) {
    guard let oldPartners = old.partners, let newPartners = new.partners else { return }
    let (start, oldEnd, newEnd) = (old.prefix, end.old, end.new)
    var position = first
    var pairs = 0
    var differencesInARow = 0
    var nextFarLook = Self.patience
    var allowance = 64 + min(oldEnd - first.old, newEnd - first.new) / 4
    while allowance > 0 {
      // A run of equal ids.
      let limit = min(oldEnd - position.old, newEnd - position.new)
      // Answers of a pair that is not ours are brought into range: what follows relies on them.
      let run = max(
        0, min(limit, lists.commonRun(old: start &+ position.old, new: start &+ position.new, limit: limit)))
      for step in 0..<run {
        oldPartners[position.old &+ step] = Partner(position.new &+ step)
        newPartners[position.new &+ step] = Partner(position.old &+ step)
      }
      position = (position.old + run, position.new + run)
      pairs += run
      allowance += run
      if run > 0 { (differencesInARow, nextFarLook) = (0, Self.patience) }
      if position.old == oldEnd || position.new == newEnd { break }
      // A difference.
      var next = (old: position.old + 1, new: position.new + 1)
      if differencesInARow < Self.patience {
        next = meeting(after: position, before: end, within: Self.reach, lists) { _, _ in true } ?? next
      } else if differencesInARow == nextFarLook {
        // So far away one equal id may be chance; two in a row are a place to go on from.
        next =
          meeting(after: position, before: end, within: 4 * nextFarLook, lists) { old, new in
            old + 1 >= oldEnd || new + 1 >= newEnd
              || lists.hasSameID(old: start + old + 1, new: start + new + 1)
          } ?? next
        nextFarLook *= 8
      }
      if next.old > position.old, next.new > position.new {
        differencesInARow += 1
        allowance -= 1
      }
      position = next
    }
    old.unpaired -= pairs
    new.unpaired -= pairs
  }

  /// The nearest place ahead where the lists meet again, after some items of one of them.
  ///
  /// - Parameters:
  ///   - position: Where they differ.
  ///   - end: Behind the last items that are looked at.
  ///   - reach: How many items ahead are looked at, on either side.
  ///   - isSound: Whether two items with equal ids are a place to go on from.
  @inlinable @inline(never)
  func meeting(
    after position: (old: Int, new: Int), before end: (old: Int, new: Int), within reach: Int,
    _ lists: some ListPair,
    isSound: (_ old: Int, _ new: Int) -> Bool
  ) -> (old: Int, new: Int)? {
    let start = old.prefix
    for distance in 1...reach {
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
