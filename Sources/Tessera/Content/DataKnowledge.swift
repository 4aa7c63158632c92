/// What is certain about a kind of data without looking at its elements.
struct DataKnowledge<Data: RandomAccessCollection> {
  /// How many elements at the start of two collections are certain to be the same.
  var certainPrefix: (Data, Data) -> Int
  /// Whether no two elements can have the same id.
  var hasDistinctIDs: Bool

  /// Two collections that share their storage have equal elements; otherwise nothing is certain.
  static var sharedStorage: DataKnowledge {
    DataKnowledge(certainPrefix: { sharedCount($0, $1) }, hasDistinctIDs: false)
  }

  private static func sharedCount(_ left: Data, _ right: Data) -> Int {
    let count = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        left.baseAddress == right.baseAddress ? min(left.count, right.count) : 0
      }
    }
    return (count ?? nil) ?? 0
  }
}

extension DataKnowledge where Data == Range<Int> {
  /// Ranges that begin alike are alike as far as the shorter one goes, and no number comes twice.
  static var numbers: DataKnowledge {
    DataKnowledge(
      certainPrefix: { $0.lowerBound == $1.lowerBound ? min($0.count, $1.count) : 0 }, hasDistinctIDs: true)
  }
}
