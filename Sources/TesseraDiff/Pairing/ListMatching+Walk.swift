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
    var (old, new) = (0, 0)
    var pairs = 0
    var differencesInARow = 0
    var allowance = 64 + min(oldEnd, newEnd) / 2
    while old < oldEnd, new < newEnd {
      if lists.hasSameID(old: start + old, new: start + new) {
        oldPartners[old] = Partner(new)
        newPartners[new] = Partner(old)
        old += 1
        new += 1
        pairs += 1
        differencesInARow = 0
        continue
      }
      if let meeting = meeting(after: (old, new), differencesInARow, lists) {
        (old, new) = meeting
        continue
      }
      old += 1
      new += 1
      differencesInARow += 1
      allowance -= 1
      if allowance == 0 { break }
    }
    self.old.unpaired -= pairs
    self.new.unpaired -= pairs
  }

  /// The nearest place ahead where the lists meet again, after some items of one of them.
  ///
  /// At first a few items ahead. Where the lists have differed for longer, they are looked through half as far as that,
  /// whenever that has doubled: that costs one comparison a step in the mean. So far away, one equal id may be
  /// chance; two in a row are a place to go on from.
  @inlinable
  func meeting(
    after position: (old: Int, new: Int), _ differencesInARow: Int, _ lists: some ListPair
  ) -> (old: Int, new: Int)? {
    let isPatient = differencesInARow < Self.patience
    guard isPatient || differencesInARow & (differencesInARow - 1) == 0 else { return nil }
    let distances = 1...(isPatient ? Self.reach : max(Self.reach, differencesInARow / 2))
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
