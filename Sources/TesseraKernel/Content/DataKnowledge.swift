import TesseraDiff

/// What is known about a kind of data: what is certain without looking at its elements, and how their ids compare.
///
/// It is made where the types of the data and its ids are known, so that comparing a million ids is a loop over
/// numbers, not a million calls through witness tables.
@usableFromInline
struct DataKnowledge<Data: RandomAccessCollection> {
  /// The element at a position, counted from the start.
  @usableFromInline let element: (Data, Int) -> Data.Element
  /// How many elements at the start of two collections are certain to be the same.
  @usableFromInline let certainPrefix: (Data, Data) -> Int
  /// How many elements at the end of two collections are certain to be the same.
  @usableFromInline let certainSuffix: (Data, Data) -> Int
  /// The next elements in a row of an older and a newer collection that are certain to be the same, none of them before
  /// two positions; nil: the data never knows.
  @usableFromInline let nextStretch: ((_ old: Data, _ new: Data, Int, Int) -> CommonStretch?)?
  /// Whether no two elements can have the same id.
  @usableFromInline let hasDistinctIDs: Bool
  /// Finds the position of an id without looking at elements; nil: only a search tells.
  @usableFromInline let position: ((Data, ItemID) -> Int?)?
  /// How many elements of two collections have equal ids, `limit` at most, from one of the ends, from where
  /// the first `known` ones are known to.
  @usableFromInline let equalCount: (Data, Data, _ end: ComparedEnd, _ known: Int, _ limit: Int) -> Int
  #if !hasFeature(Embedded)
  /// Compares two collections item by item.
  @usableFromInline let comparison: (_ old: Data, _ new: Data) -> ItemComparison
  /// Adds a hash for the id of each element to a list.
  @usableFromInline let appendHashes: (Data, inout [UInt64]) -> Void
  /// How many elements of two collections are the very same values, from two positions on; `limit` at most.
  @usableFromInline let sameCount: (_ old: Data, _ new: Data, Int, Int, _ limit: Int) -> Int
  /// Copies the ids of the elements.
  @usableFromInline let copyIDs: (Data) -> CopiedIDs
  /// Finds the position of an id by a search.
  @usableFromInline let search: (Data, ItemID) -> Int?
  #endif

  @inlinable
  init<Naming: ElementNaming>(
    _ naming: Naming, hasDistinctIDs: Bool,
    position: ((Data, ItemID) -> Int?)? = nil, certainSuffix: @escaping (Data, Data) -> Int = { _, _ in 0 },
    nextStretch: ((_ old: Data, _ new: Data, Int, Int) -> CommonStretch?)? = nil,
    certainPrefix: @escaping (Data, Data) -> Int
  ) where Naming.Element == Data.Element {
    self.certainPrefix = certainPrefix
    self.certainSuffix = certainSuffix
    self.nextStretch = nextStretch
    self.hasDistinctIDs = hasDistinctIDs
    self.position = position
    element = { $0[offset: $1] }
    #if !hasFeature(Embedded)
    comparison = { ItemComparison(old: $0, new: $1, naming) }
    appendHashes = { data, hashes in
      let ids = IDHasher<Naming.ID>()
      let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
        for position in 0..<elements.count { hashes.append(ids.hash(naming.id(of: elements[position]))) }
      }
      if isDone == nil { for element in data { hashes.append(ids.hash(naming.id(of: element))) } }
    }
    sameCount = { old, new, oldStart, newStart, limit in
      // An element that is its own id says nothing of what it stands for: that is looked up elsewhere, and may have changed.
      if Naming.ID.self == Data.Element.self { return 0 }
      let found = old.withContiguousStorageIfAvailable { old in
        new.withContiguousStorageIfAvailable { new in
          countOfSameMemory(
            UnsafeBufferPointer(rebasing: old[oldStart..<oldStart + limit]),
            UnsafeBufferPointer(rebasing: new[newStart..<newStart + limit]))
        }
      }
      return (found ?? nil) ?? 0
    }
    copyIDs = { data in
      let copied = data.withContiguousStorageIfAvailable { elements in
        TypedIDs(ContiguousArray(elements.lazy.map { naming.id(of: $0) }))
      }
      return copied ?? TypedIDs(ContiguousArray(data.lazy.map { naming.id(of: $0) }))
    }
    search = { data, wanted in
      guard let wanted = wanted.value(of: Naming.ID.self) else { return nil }
      let ids = IDHasher<Naming.ID>()
      let found = data.withContiguousStorageIfAvailable { elements in
        (0..<elements.count).first { ids.areEqual(naming.id(of: elements[$0]), wanted) }
      }
      return found ?? (0..<data.count).first { ids.areEqual(naming.id(of: data[offset: $0]), wanted) }
    }
    #endif
    equalCount = { left, right, end, known, limit in
      let ids = IDHasher<Naming.ID>()
      // Reading an element through the protocol of all collections costs more than comparing it; memory does not.
      let found = left.withContiguousStorageIfAvailable { left in
        right.withContiguousStorageIfAvailable { right in
          end.count(left.count, right.count, known, limit) {
            ids.areEqual(naming.id(of: left[$0]), naming.id(of: right[$1]))
          }
        }
      }
      if let found, let count = found { return count }
      return end.count(left.count, right.count, known, limit) {
        ids.areEqual(naming.id(of: left[offset: $0]), naming.id(of: right[offset: $1]))
      }
    }
  }

  /// Two collections that share their storage have equal elements; otherwise nothing is certain.
  @inlinable
  static func sharedStorage<Naming: ElementNaming>(_ naming: Naming) -> DataKnowledge
  where Naming.Element == Data.Element {
    DataKnowledge(naming, hasDistinctIDs: false) { left, right in
      let count = left.withContiguousStorageIfAvailable { left in
        right.withContiguousStorageIfAvailable { right in
          left.baseAddress == right.baseAddress ? min(left.count, right.count) : 0
        }
      }
      return (count ?? nil) ?? 0
    }
  }

  /// The same for elements that a function tells apart.
  @inlinable
  static func sharedStorage<ID: Hashable & Sendable>(id: @escaping (Data.Element) -> ID) -> DataKnowledge {
    sharedStorage(FunctionNaming(id))
  }
}

extension DataKnowledge where Data.Element: Identifiable, Data.Element.ID: Sendable {
  /// The same for elements that say themselves who they are.
  @inlinable static var identifiable: DataKnowledge { sharedStorage(OwnNaming()) }
}

extension DataKnowledge where Data == Range<Int> {
  /// Ranges that begin alike are alike as far as the shorter one goes, no number comes twice, and each tells where
  /// it stands.
  @inlinable static var numbers: DataKnowledge {
    DataKnowledge(
      ValueNaming(), hasDistinctIDs: true,
      position: { numbers, id in
        id.value(as: Int.self).flatMap { numbers.contains($0) ? $0 - numbers.lowerBound : nil }
      },
      certainPrefix: { $0.lowerBound == $1.lowerBound ? min($0.count, $1.count) : 0 })
  }
}

/// From which end two lists are compared.
@usableFromInline
package enum ComparedEnd {
  case start, end

  /// Counts equal elements from that end, until two differ.
  @inlinable @inline(__always)
  func count(
    _ left: Int, _ right: Int, _ known: Int, _ limit: Int, _ areEqual: (Int, Int) -> Bool
  ) -> Int {
    var length = known
    switch self {
    case .start: while length < limit, areEqual(length, length) { length += 1 }
    case .end: while length < limit, areEqual(left - 1 - length, right - 1 - length) { length += 1 }
    }
    return length
  }
}
