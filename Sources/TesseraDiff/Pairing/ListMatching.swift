/// One version of a list while it is being paired.
@frozen @usableFromInline
struct MatchingSide: BitwiseCopyable {
  /// How many items the list has.
  @usableFromInline var count: Int
  /// How many items at the start are paired with the other version's, position by position.
  @usableFromInline var prefix = 0
  /// How many items lie between the common start and the common end.
  @usableFromInline var middle: Int
  /// How many of the middle have no partner.
  @usableFromInline var unpaired: Int
  /// How many of the middle have to move within the list.
  @usableFromInline var moving = 0
  /// Where in the middle the first of those is.
  @usableFromInline var firstMoving = 0
  /// For each item of the middle its partner; nil where none of them has one.
  @usableFromInline var partners: Scratch<Partner>?

  /// A list without any partner yet.
  @inlinable
  init(count: Int) {
    self.count = max(0, count)
    middle = self.count
    unpaired = self.count
  }

  /// The partner of an item of the middle.
  @inlinable
  func partner(_ position: Int) -> Partner { partners?[position] ?? .none }

  /// Leaves only what lies between the common start and end.
  @inlinable
  mutating func trim(prefix: Int, suffix: Int) {
    self.prefix = prefix
    middle = count - prefix - suffix
    unpaired = middle
  }

  /// Takes room for the partners of the middle, nobody for now.
  @inlinable
  mutating func takePartners(_ room: Scratch<Partner>) {
    room.fill(.none)
    partners = room
  }
}

/// Which item of an old list is which item of a new one: the result of the passes, while they work.
///
/// 1. *Trim*: the common start and end are two numbers; only the middle is looked at item by item.
/// 2. *Walk*: both middles are walked side by side with a short look-ahead, without hashing.
/// 3. *Table*: what is left over is paired through a hash table.
/// 4. *Moves*: the pairs outside of a longest increasing subsequence have to move; where nothing is out of order
///    there is nothing to do.
@frozen @usableFromInline
struct ListMatching: BitwiseCopyable {
  @usableFromInline var old: MatchingSide
  @usableFromInline var new: MatchingSide

  @inlinable
  init(old: MatchingSide, new: MatchingSide) {
    self.old = old
    self.new = new
  }

  /// Pairs two lists, all passes one after another.
  ///
  /// - Complexity: O(*n*) comparisons and hashes, O(*m* log *m*) for *m* pairs if any of them is out of order.
  @inlinable
  init(_ lists: some ListPair, partners: inout MemoryBlock, spare: inout MemoryBlock) {
    self.init(trimming: lists)
    guard needsPartners else { return }
    takePartners(partners.take(old.middle + new.middle), at: 0)
    walk(lists)
    if pairLeftovers(lists, spare: &spare) > 0 { markMoves(spare: &spare) }
  }

  /// The first pass: finds the common start and end of two lists.
  @inlinable
  init(trimming lists: some ListPair) {
    old = MatchingSide(count: lists.oldCount)
    new = MatchingSide(count: lists.newCount)
    // Answers of a pair that is not ours are brought into range: what follows relies on them.
    let limit = max(0, min(old.count, new.count))
    let prefix = max(0, min(limit, lists.commonPrefix()))
    let suffix = prefix == limit ? 0 : max(0, min(limit - prefix, lists.commonSuffix(after: prefix)))
    old.trim(prefix: prefix, suffix: suffix)
    new.trim(prefix: prefix, suffix: suffix)
  }

  /// Whether an item of one middle could be an item of the other.
  @inlinable var needsPartners: Bool {
    old.middle > 0 && new.middle > 0 && old.middle < Partner.limit && new.middle < Partner.limit
  }

  /// Whether both middles have room for partners.
  @inlinable var hasPartners: Bool { old.partners != nil && new.partners != nil }

  /// Takes room for the partners of both middles.
  @inlinable
  mutating func takePartners(_ room: Scratch<Partner>, at start: Int) {
    old.takePartners(room.part(from: start, count: old.middle))
    new.takePartners(room.part(from: start + old.middle, count: new.middle))
  }

  /// Notes that two items of the middles are the same item.
  @inlinable
  mutating func pair(old: Int, new: Int) {
    self.old.partners?[old] = Partner(new)
    self.new.partners?[new] = Partner(old)
    self.old.unpaired -= 1
    self.new.unpaired -= 1
  }
}

extension ListMatching {
  /// The place of an old item in the new list; nil where it is gone or elsewhere.
  @inlinable
  func newPosition(ofOld position: Int) -> Int? {
    if position < old.prefix { return position }
    let inMiddle = position - old.prefix
    if inMiddle >= old.middle { return position - old.count + new.count }
    let partner = old.partner(inMiddle)
    return partner.isNear ? new.prefix + partner.position : nil
  }

  /// The place of a new item in the old list; nil where it was not there or elsewhere.
  @inlinable
  func oldPosition(ofNew position: Int) -> Int? {
    if position < new.prefix { return position }
    let inMiddle = position - new.prefix
    if inMiddle >= new.middle { return position - new.count + old.count }
    let partner = new.partner(inMiddle)
    return partner.isNear ? old.prefix + partner.position : nil
  }
}
