/// Two lists in memory whose ids are stored separately, in the same order.
@frozen @usableFromInline
struct IdentifiedListPair<Element, ID: Hashable>: ComparableListPair {
  @usableFromInline let ids: BorrowedPair<ValueRule<ID>>
  @usableFromInline let old: Borrowed<Element>
  @usableFromInline let new: Borrowed<Element>
  @usableFromInline let isSameContent: (Element, Element) -> Bool

  @inlinable
  init(
    ids: BorrowedPair<ValueRule<ID>>, old: Borrowed<Element>, new: Borrowed<Element>,
    isSameContent: @escaping (Element, Element) -> Bool
  ) {
    (self.ids, self.old, self.new) = (ids, old, new)
    self.isSameContent = isSameContent
  }

  @inlinable var oldCount: Int { ids.oldCount }

  @inlinable var newCount: Int { ids.newCount }

  @inlinable @inline(__always)
  func hasSameID(old: Int, new: Int) -> Bool { ids.hasSameID(old: old, new: new) }

  @inlinable @inline(__always)
  func hasSameID(old: Int, otherOld: Int) -> Bool { ids.hasSameID(old: old, otherOld: otherOld) }

  @inlinable @inline(__always)
  func hash(old: Int) -> Int { ids.hash(old: old) }

  @inlinable @inline(__always)
  func hash(new: Int) -> Int { ids.hash(new: new) }

  @inlinable
  func isUnchanged(old: Int, new: Int) -> Bool { isSameContent(self.old[old], self.new[new]) }
}
