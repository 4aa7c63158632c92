import TesseraDiff

/// The ids of a run, copied out of its data: what can be compared with those of another run on any thread.
///
/// They lie side by side in memory as what they are, so that a million numbers are let go of at once.
@usableFromInline
package class CopiedIDs: @unchecked Sendable {
  // Sendable by hand because a class that is subclassed cannot be checked; the one subclass has constant Sendable ids.

  /// How many ids there are.
  package let count: Int

  @usableFromInline
  init(count: Int) { self.count = count }

  /// The id of an item.
  package func id(at index: Int) -> ItemID { ItemID(structure: []) }

  /// Returns a quick way to compare the ids with older ones; nil where these are of another type.
  package func comparison(with old: CopiedIDs) -> ItemComparison? { nil }
}

#if !hasFeature(Embedded)
/// Ids of a known type.
@usableFromInline
final class TypedIDs<ID: Hashable & Sendable>: CopiedIDs, @unchecked Sendable {
  // See the superclass for why this is written by hand.
  @usableFromInline let ids: ContiguousArray<ID>
  /// Made where the type of the ids is known, and their comparison is a loop over values.
  @usableFromInline let compare:
    @Sendable (_ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>) -> ItemComparison

  @inlinable
  init(_ ids: ContiguousArray<ID>) {
    self.ids = ids
    compare = { ItemComparison(old: $0, new: $1, ValueNaming()) }
    super.init(count: ids.count)
  }

  package override func id(at index: Int) -> ItemID { ItemID(ids[index]) }

  package override func comparison(with old: CopiedIDs) -> ItemComparison? {
    (old as? TypedIDs).map { compare($0.ids, ids) }
  }
}
#endif
