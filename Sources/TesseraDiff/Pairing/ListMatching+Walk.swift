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
  /// - Complexity: O(*n*) comparisons.
  @inlinable
  mutating func walk(_ lists: some ListPair) {
    guard let oldPartners = old.partners, let newPartners = new.partners else { return }
    let (start, oldEnd, newEnd) = (old.prefix, old.middle, new.middle)
    var position = (old: 0, new: 0)
    var pairs = 0
    var differencesInARow = 0
    var nextFarLook = Self.patience
    var allowance = 64 + min(oldEnd, newEnd) / 4
    while allowance > 0 {
      // A run of equal ids.
      let runStart = position.new
      while position.old < oldEnd, position.new < newEnd,
        lists.hasSameID(old: start &+ position.old, new: start &+ position.new)
      {
        oldPartners[position.old] = Partner(position.new)
        newPartners[position.new] = Partner(position.old)
        position = (position.old &+ 1, position.new &+ 1)
      }
      let run = position.new - runStart
      pairs += run
      allowance += run
      if run > 0 { (differencesInARow, nextFarLook) = (0, Self.patience) }
      if position.old == oldEnd || position.new == newEnd { break }
      // A difference.
      var next = (old: position.old + 1, new: position.new + 1)
      if differencesInARow < Self.patience {
        next = meeting(after: position, within: Self.reach, lists) { _, _ in true } ?? next
      } else if differencesInARow == nextFarLook {
        // So far away one equal id may be chance; two in a row are a place to go on from.
        next =
          meeting(after: position, within: 4 * nextFarLook, lists) { old, new in
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
  ///   - reach: How many items ahead are looked at, on either side.
  ///   - isSound: Whether two items with equal ids are a place to go on from.
  @inlinable @inline(never)
  func meeting(
    after position: (old: Int, new: Int), within reach: Int, _ lists: some ListPair,
    isSound: (_ old: Int, _ new: Int) -> Bool
  ) -> (old: Int, new: Int)? {
    let start = old.prefix
    for distance in 1...reach {
      let later = (old: position.old + distance, new: position.new + distance)
      if later.old >= old.middle, later.new >= new.middle { return nil }
      if later.old < old.middle, lists.hasSameID(old: start + later.old, new: start + position.new),
        isSound(later.old, position.new)
      {
        return (later.old, position.new)
      }
      if later.new < new.middle, lists.hasSameID(old: start + position.old, new: start + later.new),
        isSound(position.old, later.new)
      {
        return (position.old, later.new)
      }
    }
    return nil
  }
}
