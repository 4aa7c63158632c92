/// A change of items that replaces a range of old items by a range of new ones.
///
/// A list of splices describes a whole change. The splices are ascending and disjoint on both sides. Between
/// two splices the items are the same, in the same order, with the same sizes, traits and baselines. A
/// resized item is replaced by itself. A moved item is removed by one splice and inserted by another one,
/// which may state where it was (``source``).
public struct ItemSplice: Hashable, Sendable {
  /// The removed items, as a range of old indices.
  public var old: Range<Int>
  /// The inserted items, as a range of new indices.
  public var new: Range<Int>
  /// The old indices of the inserted items, if they have moved together: one after another, in the same
  /// order, with the same sizes, traits and baselines.
  ///
  /// The range has as many indices as ``new``. A layout can reuse the measurements of these items. `nil` if
  /// the inserted items have to be measured.
  public var source: Range<Int>?

  /// Creates a splice.
  ///
  /// - Parameters:
  ///   - old: The removed items, as a range of old indices.
  ///   - new: The inserted items, as a range of new indices.
  ///   - source: The old indices of the inserted items, if they have moved.
  public init(old: Range<Int>, new: Range<Int>, source: Range<Int>? = nil) {
    self.old = old
    self.new = new
    self.source = source
  }
}
