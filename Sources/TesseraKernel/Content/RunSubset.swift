import TesseraLayout

/// Some items of another run, such as those that match a filter.
///
/// The items keep their ids, so that they are the same items with and without the filter.
package final class RunSubset: ItemRun {
  private let base: ItemRun
  /// The positions of the items in the whole run, in ascending order.
  private let indices: [Int]

  /// Creates a run of some items of a run.
  ///
  /// - Parameters:
  ///   - indices: The positions of the items, in ascending order.
  ///   - base: The whole run.
  package init(_ indices: [Int], of base: ItemRun) {
    (self.base, self.indices) = (base, indices)
    super.init(count: indices.count)
  }

  override var uniformSizing: Sizing? { base.uniformSizing }
  override var uniformTraits: LayoutTraits? { base.uniformTraits }
  package override var uniformKind: CellKind? { base.uniformKind }
  package override var isUnmodified: Bool { base.isUnmodified }
  package override var findsQuickly: Bool { base.findsQuickly }
  package override var declared: Traits { base.declared }
  override var hasDistinctIDs: Bool { base.hasDistinctIDs || count <= 1 }
  package override func idScope(in scope: IdentityScope?) -> ItemIDScope { base.idScope(in: scope) }
  package override func dataIndex(of index: Int) -> Int { base.dataIndex(of: indices[index]) }
  package override func id(at index: Int) -> ItemID { base.id(at: indices[index]) }
  override func idHash(at index: Int) -> Int { base.idHash(at: indices[index]) }

  package override func text(at index: Int) -> String? {
    indices.indices.contains(index) ? base.text(at: indices[index]) : nil
  }

  package override func cell(at index: Int) -> DeclaredCell? {
    indices.indices.contains(index) ? base.cell(at: indices[index]) : nil
  }

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
