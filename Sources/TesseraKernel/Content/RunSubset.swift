/// Some items of another run, such as those that match a filter.
///
/// The items keep their ids, so that they are the same items with and without the filter.
package final class RunSubset: PartialRun {
  /// The positions of the items in the whole run, in ascending order.
  private let indices: [Int]

  /// Creates a run of some items of a run.
  ///
  /// - Parameters:
  ///   - indices: The positions of the items, in ascending order.
  ///   - base: The whole run.
  package init(_ indices: [Int], of base: ItemRun) {
    self.indices = indices
    super.init(of: base, count: indices.count)
  }

  override func baseIndex(of index: Int) -> Int { indices[index] }

  #if !hasFeature(Embedded)
  override func visitSizes(in range: Range<Int>, _ visit: RowVisitor) {
    for index in indices[range] { base.visitSizes(in: index..<index + 1, visit) }
  }
  #endif

  override func hasSameID(at index: Int, as other: ItemRun, at otherIndex: Int) -> Bool {
    if let other = other as? RunSubset {
      return base.hasSameID(at: indices[index], as: other.base, at: other.indices[otherIndex])
    }
    return base.hasSameID(at: indices[index], as: other, at: otherIndex)
  }

  package override func firstIndex(of id: ItemID) -> Int? {
    guard base.hasDistinctIDs || base.findsQuickly else { return super.firstIndex(of: id) }
    guard let place = base.firstIndex(of: id) else { return nil }
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < indices.count && indices[low] == place ? low : nil
  }
}
