extension ListMatching {
  /// How far the walk looks ahead on either side wherever the lists differ.
  @inlinable static var reach: Int { 6 }
  /// After so many differences in a row the walk looks ahead only now and then, but further each time.
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
      if run > 0 { differencesInARow = 0 }
      if position.old == oldEnd || position.new == newEnd { break }
      // A difference.
      if let meeting = meeting(after: position, differencesInARow, lists) {
        position = meeting
      } else {
        position = (position.old + 1, position.new + 1)
        differencesInARow += 1
        allowance -= 1
      }
    }
    old.unpaired -= pairs
    new.unpaired -= pairs
  }

  /// The nearest place ahead where the lists meet again, after some items of one of them.
  ///
  /// At first a few items ahead. Where the lists have differed for longer, they are looked through twice as far as that,
  /// whenever that has doubled: that costs a few comparisons a step in the mean. So far away, one equal id may be
  /// chance; two in a row are a place to go on from.
  @inlinable @inline(never)
  func meeting(
    after position: (old: Int, new: Int), _ differencesInARow: Int, _ lists: some ListPair
  ) -> (old: Int, new: Int)? {
    let isPatient = differencesInARow < Self.patience
    guard isPatient || differencesInARow & (differencesInARow - 1) == 0 else { return nil }
    let distances = 1...(isPatient ? Self.reach : 2 * differencesInARow)
    for distance in distances {
      let later = (old: position.old + distance, new: position.new + distance)
      if later.old < old.middle, meets(later.old, position.new, isPatient, lists) {
        return (later.old, position.new)
      }
      if later.new < new.middle, meets(position.old, later.new, isPatient, lists) {
        return (position.old, later.new)
      }
    }
    return nil
  }

  /// Whether two items of the middles are the same item, and if one is not enough, the next two as well.
  @inlinable
  func meets(_ old: Int, _ new: Int, _ isOneEnough: Bool, _ lists: some ListPair) -> Bool {
    let start = self.old.prefix
    guard lists.hasSameID(old: start + old, new: start + new) else { return false }
    guard !isOneEnough, old + 1 < self.old.middle, new + 1 < self.new.middle else { return true }
    return lists.hasSameID(old: start + old + 1, new: start + new + 1)
  }
}
