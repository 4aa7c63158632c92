/// Two lists in memory that are identified by a provider. Their positions have offsets.
@usableFromInline
struct ElementsPair<Provider: IDProvider>: ListPair {
  @usableFromInline let old: Borrowed<Provider.Element>
  @usableFromInline let new: Borrowed<Provider.Element>
  @usableFromInline let oldOffset: Int
  @usableFromInline let newOffset: Int
  @usableFromInline let provider: Provider
  @usableFromInline let ids = IDHasher<Provider.ID>()

  @inlinable
  init(
    old: Borrowed<Provider.Element>, new: Borrowed<Provider.Element>, oldOffset: Int, newOffset: Int,
    _ provider: Provider
  ) {
    (self.old, self.new, self.oldOffset, self.newOffset) = (old, new, oldOffset, newOffset)
    self.provider = provider
  }

  @inlinable var oldCount: Int { oldOffset + old.count }

  @inlinable var newCount: Int { newOffset + new.count }

  @inlinable @inline(__always)
  func hasSameID(old: Int, new: Int) -> Bool { ids.areEqual(oldID(old), newID(new)) }

  @inlinable @inline(__always)
  func hasSameID(old: Int, otherOld: Int) -> Bool { ids.areEqual(oldID(old), oldID(otherOld)) }

  @inlinable @inline(__always)
  func hash(old: Int) -> Int { Int(truncatingIfNeeded: ids.hash(oldID(old))) }

  @inlinable @inline(__always)
  func hash(new: Int) -> Int { Int(truncatingIfNeeded: ids.hash(newID(new))) }

  @inlinable @inline(__always)
  func oldID(_ position: Int) -> Provider.ID { provider.id(of: old[position &- oldOffset]) }

  @inlinable @inline(__always)
  func newID(_ position: Int) -> Provider.ID { provider.id(of: new[position &- newOffset]) }
}
