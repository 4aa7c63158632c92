import TesseraDiff

/// Compares the items of an older and a newer run by their ids, where the type of both is known: an answer takes no detour
/// through tables of witnesses.
///
/// A class, because it is handed from call to call: its functions are retained once.
@usableFromInline
package final class ItemComparison {
  /// Whether an old and a new item have the same id.
  @usableFromInline package let hasSameID: (_ old: Int, _ new: Int) -> Bool
  /// Whether two old items have the same id.
  @usableFromInline package let hasSameOldID: (_ old: Int, _ otherOld: Int) -> Bool
  /// A hash of an old item's id, as ``ItemRun/idHash(at:)`` has it.
  @usableFromInline package let oldHash: (_ old: Int) -> Int
  /// A hash of a new item's id.
  @usableFromInline package let newHash: (_ new: Int) -> Int
  /// How many items in a row have the same ids, from two positions on; `limit` at most.
  @usableFromInline package let commonRun: (_ old: Int, _ new: Int, _ limit: Int) -> Int

  @usableFromInline
  init(
    hasSameID: @escaping (Int, Int) -> Bool, hasSameOldID: @escaping (Int, Int) -> Bool,
    oldHash: @escaping (Int) -> Int, newHash: @escaping (Int) -> Int,
    commonRun: @escaping (Int, Int, Int) -> Int
  ) {
    (self.hasSameID, self.hasSameOldID) = (hasSameID, hasSameOldID)
    (self.oldHash, self.newHash, self.commonRun) = (oldHash, newHash, commonRun)
  }
}

#if !hasFeature(Embedded)
extension ItemComparison {
  /// Makes a comparison of two collections.
  @inlinable
  convenience init<Data: RandomAccessCollection, Naming: ElementNaming>(
    old: Data, new: Data, _ naming: Naming
  )
  where Naming.Element == Data.Element {
    let ids = IDHasher<Naming.ID>()
    self.init(
      hasSameID: { ids.areEqual(naming.id(of: old[offset: $0]), naming.id(of: new[offset: $1])) },
      hasSameOldID: { ids.areEqual(naming.id(of: old[offset: $0]), naming.id(of: old[offset: $1])) },
      oldHash: { Int(truncatingIfNeeded: ids.hash(naming.id(of: old[offset: $0]))) },
      newHash: { Int(truncatingIfNeeded: ids.hash(naming.id(of: new[offset: $0]))) },
      commonRun: { oldStart, newStart, limit in
        let found = old.withContiguousStorageIfAvailable { old in
          new.withContiguousStorageIfAvailable { new in
            countOfEqual(limit) {
              ids.areEqual(naming.id(of: old[oldStart + $0]), naming.id(of: new[newStart + $0]))
            }
          }
        }
        if let found, let count = found { return count }
        return countOfEqual(limit) {
          ids.areEqual(naming.id(of: old[offset: oldStart + $0]), naming.id(of: new[offset: newStart + $0]))
        }
      })
  }
}
#endif

/// Counts how often in a row a question is answered with yes, `limit` at most.
@inlinable @inline(__always)
func countOfEqual(_ limit: Int, _ areEqual: (Int) -> Bool) -> Int {
  var count = 0
  while count < limit, areEqual(count) { count += 1 }
  return count
}

extension RandomAccessCollection {
  /// The element at a distance from the start.
  @inlinable @inline(__always)
  subscript(offset offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
