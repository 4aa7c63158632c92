import TesseraDiff

/// The ids of a run, copied out of its data so that any thread can compare them with those of another run.
///
/// They are stored contiguously with their own type, so that releasing a million numbers is a single
/// deallocation.
@usableFromInline
package class CopiedIDs: @unchecked Sendable {
  // Unchecked because the compiler cannot check a class with subclasses; the only subclass has constant
  // Sendable ids.

  package let count: Int

  @usableFromInline
  init(count: Int) { self.count = count }

  package func id(at index: Int) -> ItemID { ItemID(structure: []) }

  /// Returns a fast comparison with older ids; `nil` if these are of another type.
  package func comparison(with old: CopiedIDs) -> ItemComparison? { nil }
}

#if !hasFeature(Embedded)
@usableFromInline
final class TypedIDs<ID: Hashable & Sendable>: CopiedIDs, @unchecked Sendable {
  // Unchecked: see the superclass.
  @usableFromInline let ids: ContiguousArray<ID>
  /// The comparison, created where the type of the ids is known, so that it is a loop over values.
  @usableFromInline let compare:
    @Sendable (_ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>) -> ItemComparison

  @inlinable
  init(_ ids: ContiguousArray<ID>) {
    self.ids = ids
    compare = { ItemComparison(old: $0, new: $1, SelfIDProvider()) }
    super.init(count: ids.count)
  }

  package override func id(at index: Int) -> ItemID { ItemID(ids[index]) }

  package override func comparison(with old: CopiedIDs) -> ItemComparison? {
    (old as? TypedIDs).map { compare($0.ids, ids) }
  }
}
#endif
