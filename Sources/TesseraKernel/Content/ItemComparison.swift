import TesseraDiff

/// A comparison of the items of an older and a newer run by their ids. It is created where their types are
/// known, which avoids witness tables. A class, so that its closures are retained only once.
@usableFromInline
package final class ItemComparison {
  /// Whether an old and a new item have the same id.
  @usableFromInline package let hasSameID: (_ old: Int, _ new: Int) -> Bool
  /// Whether two old items have the same id.
  @usableFromInline package let hasSameOldID: (_ old: Int, _ otherOld: Int) -> Bool
  /// A hash of an old item's id, equal to ``ItemRun/idHash(at:)``.
  @usableFromInline package let oldHash: (_ old: Int) -> Int
  /// A hash of a new item's id.
  @usableFromInline package let newHash: (_ new: Int) -> Int
  /// Counts the items from two positions on that have the same ids, at most `limit`.
  @usableFromInline package let commonRunLength: (_ old: Int, _ new: Int, _ limit: Int) -> Int
  /// Matches items at once, if possible, which is faster than calling the other closures for each. The
  /// positions of the matcher are those of the items in their runs plus two offsets.
  @usableFromInline package let match:
    (_ matcher: inout ListMatcher, _ oldOffset: Int, _ newOffset: Int) -> Void

  @usableFromInline
  init(
    hasSameID: @escaping (Int, Int) -> Bool, hasSameOldID: @escaping (Int, Int) -> Bool,
    oldHash: @escaping (Int) -> Int, newHash: @escaping (Int) -> Int,
    commonRunLength: @escaping (Int, Int, Int) -> Int,
    match: @escaping (inout ListMatcher, Int, Int) -> Void
  ) {
    (self.hasSameID, self.hasSameOldID) = (hasSameID, hasSameOldID)
    (self.oldHash, self.newHash, self.commonRunLength) = (oldHash, newHash, commonRunLength)
    self.match = match
  }
}

#if !hasFeature(Embedded)
extension ItemComparison {
  /// Creates a comparison of two collections.
  ///
  /// - Parameter matchesAtOnce: Whether items may be matched at once. If the collections know what they have in
  ///   common, as little of them as possible is compared.
  @inlinable
  convenience init<Data: RandomAccessCollection, Provider: IDProvider>(
    old: Data, new: Data, _ provider: Provider, matchesAtOnce: Bool = true
  )
  where Provider.Element == Data.Element {
    let ids = IDHasher<Provider.ID>()
    self.init(
      hasSameID: { ids.areEqual(provider.id(of: old[offset: $0]), provider.id(of: new[offset: $1])) },
      hasSameOldID: { ids.areEqual(provider.id(of: old[offset: $0]), provider.id(of: old[offset: $1])) },
      oldHash: { Int(truncatingIfNeeded: ids.hash(provider.id(of: old[offset: $0]))) },
      newHash: { Int(truncatingIfNeeded: ids.hash(provider.id(of: new[offset: $0]))) },
      commonRunLength: { oldStart, newStart, limit in
        let found = old.withContiguousStorageIfAvailable { old in
          new.withContiguousStorageIfAvailable { new in
            countOfEqual(limit) {
              ids.areEqual(provider.id(of: old[oldStart + $0]), provider.id(of: new[newStart + $0]))
            }
          }
        }
        if let found, let count = found { return count }
        return countOfEqual(limit) {
          ids.areEqual(
            provider.id(of: old[offset: oldStart + $0]), provider.id(of: new[offset: newStart + $0]))
        }
      },
      match: { matcher, oldOffset, newOffset in
        guard matchesAtOnce else { return }
        _ = old.withContiguousStorageIfAvailable { old in
          new.withContiguousStorageIfAvailable { new in
            matcher.match(old, new, oldOffset: oldOffset, newOffset: newOffset, provider)
          }
        }
      })
  }
}
#endif

/// Counts the offsets from 0 on for which a predicate holds, at most `limit`.
@inlinable @inline(__always)
func countOfEqual(_ limit: Int, _ areEqual: (Int) -> Bool) -> Int {
  var count = 0
  while count < limit, areEqual(count) { count += 1 }
  return count
}

extension RandomAccessCollection {
  /// The element at an offset from the start.
  @inlinable @inline(__always)
  subscript(offset offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
