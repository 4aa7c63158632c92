/// A change of items: a range of the old ones gives way to a range of the new ones.
///
/// A list of splices describes a whole change: ascending and disjoint on both sides, and between two splices the
/// items are the same ones in the same order, with the same sizes, traits and baselines. One item that has
/// changed its size is replaced by itself; an item that has moved is removed in one splice and inserted in another,
/// which may say where it was (``source``).
public struct ItemSplice: Hashable, Sendable {
  /// The items that go, by their old positions.
  public var old: Range<Int>
  /// The items that come, by their new positions.
  public var new: Range<Int>
  /// Where the items that come were before, if all of them were there, in the same order and with the same sizes,
  /// traits and baselines: as many old positions, wherever their items go. A layout can then take over what it knows
  /// about them. nil: they have to be asked.
  public var source: Range<Int>?

  /// Makes a splice from its two sides; one of items that have moved with the old positions of those that come.
  public init(old: Range<Int>, new: Range<Int>, source: Range<Int>? = nil) {
    self.old = old
    self.new = new
    self.source = source
  }
}
