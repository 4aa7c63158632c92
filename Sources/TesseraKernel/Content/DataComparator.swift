import TesseraDiff

/// The ways to compare two collections of a type: by what is certain without visiting elements, and by ids.
///
/// It is created where the types of the data and its ids are known, so that comparing a million ids is a loop
/// over numbers, not a million calls through witness tables.
@usableFromInline
struct DataComparator<Data: RandomAccessCollection> {
  /// Returns the element at an offset from the start.
  @usableFromInline let element: (Data, Int) -> Data.Element
  /// Returns the number of elements at the start of two collections that are certainly the same.
  @usableFromInline let certainPrefix: (Data, Data) -> Int
  /// Returns the number of elements at the end of two collections that are certainly the same.
  @usableFromInline let certainSuffix: (Data, Data) -> Int
  /// Returns the next elements that are certainly the same, at or after two positions; `nil` if unknown.
  @usableFromInline let nextCommonRun: ((_ old: Data, _ new: Data, Int, Int) -> CommonRun?)?
  /// Whether no two elements can have the same id.
  @usableFromInline let hasDistinctIDs: Bool
  /// Finds the position of an id without visiting elements; `nil` if a search is needed.
  @usableFromInline let position: ((Data, ItemID) -> Int?)?
  /// Counts the equal ids from one end, at most `limit`; the first `known` ones are known to be equal.
  @usableFromInline let equalCount: (Data, Data, _ end: ComparedEnd, _ known: Int, _ limit: Int) -> Int
  #if !hasFeature(Embedded)
  /// Compares two collections item by item.
  @usableFromInline let comparison: (_ old: Data, _ new: Data) -> ItemComparison
  /// Appends a hash of the id of each element to a list.
  @usableFromInline let appendHashes: (Data, inout [UInt64]) -> Void
  /// Returns whether the ids are ascending integers in one block of memory, which need no check for equal ones.
  @usableFromInline let hasAscendingIDs: (Data) -> Bool
  /// Counts the elements from two positions on that are the same values bit by bit, at most `limit`.
  @usableFromInline let sameCount: (_ old: Data, _ new: Data, Int, Int, _ limit: Int) -> Int
  /// Copies the ids of the elements.
  @usableFromInline let copyIDs: (Data) -> CopiedIDs
  /// Finds the position of an id by a search.
  @usableFromInline let search: (Data, ItemID) -> Int?
  #endif

  @inlinable
  init<Provider: IDProvider>(
    _ provider: Provider, hasDistinctIDs: Bool,
    position: ((Data, ItemID) -> Int?)? = nil, certainSuffix: @escaping (Data, Data) -> Int = { _, _ in 0 },
    nextCommonRun: ((_ old: Data, _ new: Data, Int, Int) -> CommonRun?)? = nil,
    certainPrefix: @escaping (Data, Data) -> Int
  ) where Provider.Element == Data.Element {
    self.certainPrefix = certainPrefix
    self.certainSuffix = certainSuffix
    self.nextCommonRun = nextCommonRun
    self.hasDistinctIDs = hasDistinctIDs
    self.position = position
    element = { $0[offset: $1] }
    #if !hasFeature(Embedded)
    comparison = { ItemComparison(old: $0, new: $1, provider, matchesAtOnce: nextCommonRun == nil) }
    appendHashes = { data, hashes in
      let ids = IDHasher<Provider.ID>()
      let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
        for position in 0..<elements.count { hashes.append(ids.hash(provider.id(of: elements[position]))) }
      }
      if isDone == nil { for element in data { hashes.append(ids.hash(provider.id(of: element))) } }
    }
    hasAscendingIDs = { data in
      data.withContiguousStorageIfAvailable { elements in
        IDHasher<Provider.ID>.areAscendingNumbers(elements.count) { provider.id(of: elements[$0]) }
      } ?? false
    }
    sameCount = { old, new, oldStart, newStart, limit in
      // An element that is its own id carries no other data; the data that it refers to may have changed.
      if Provider.ID.self == Data.Element.self { return 0 }
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
        TypedIDs(ContiguousArray(elements.lazy.map { provider.id(of: $0) }))
      }
      return copied ?? TypedIDs(ContiguousArray(data.lazy.map { provider.id(of: $0) }))
    }
    search = { data, wanted in
      guard let wanted = wanted.value(of: Provider.ID.self) else { return nil }
      let ids = IDHasher<Provider.ID>()
      let found = data.withContiguousStorageIfAvailable { elements in
        (0..<elements.count).first { ids.areEqual(provider.id(of: elements[$0]), wanted) }
      }
      return found ?? (0..<data.count).first { ids.areEqual(provider.id(of: data[offset: $0]), wanted) }
    }
    #endif
    equalCount = { left, right, end, known, limit in
      let ids = IDHasher<Provider.ID>()
      // Reading an element through the `Collection` protocol costs more than comparing it; reading memory
      // does not.
      let found = left.withContiguousStorageIfAvailable { left in
        right.withContiguousStorageIfAvailable { right in
          end.count(left.count, right.count, known, limit) {
            ids.areEqual(provider.id(of: left[$0]), provider.id(of: right[$1]))
          }
        }
      }
      if let found, let count = found { return count }
      return end.count(left.count, right.count, known, limit) {
        ids.areEqual(provider.id(of: left[offset: $0]), provider.id(of: right[offset: $1]))
      }
    }
  }

  /// Returns a comparator by shared storage: collections that share it have equal elements.
  @inlinable
  static func sharedStorage<Provider: IDProvider>(_ provider: Provider) -> DataComparator
  where Provider.Element == Data.Element {
    DataComparator(provider, hasDistinctIDs: false) { left, right in
      let count = left.withContiguousStorageIfAvailable { left in
        right.withContiguousStorageIfAvailable { right in
          left.baseAddress == right.baseAddress ? min(left.count, right.count) : 0
        }
      }
      return (count ?? nil) ?? 0
    }
  }

  /// Returns a comparator by shared storage, for elements with ids from a closure.
  @inlinable
  static func sharedStorage<ID: Hashable & Sendable>(id: @escaping (Data.Element) -> ID) -> DataComparator {
    sharedStorage(ClosureIDProvider(id))
  }
}

extension DataComparator where Data.Element: Identifiable, Data.Element.ID: Sendable {
  /// A comparator by shared storage, for identifiable elements.
  @inlinable static var identifiable: DataComparator { sharedStorage(IdentifiableIDProvider()) }
}

extension DataComparator where Data == Range<Int> {
  /// A comparator of ranges: those with the same start are equal up to the end of the shorter one, ids are
  /// distinct, and a number determines its position.
  @inlinable static var numbers: DataComparator {
    DataComparator(
      SelfIDProvider(), hasDistinctIDs: true,
      position: { numbers, id in
        id.value(as: Int.self).flatMap { numbers.contains($0) ? $0 - numbers.lowerBound : nil }
      },
      certainPrefix: { $0.lowerBound == $1.lowerBound ? min($0.count, $1.count) : 0 })
  }
}

/// The end from which two lists are compared.
@usableFromInline
package enum ComparedEnd {
  case start, end

  /// Counts equal elements from this end, until two differ.
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
