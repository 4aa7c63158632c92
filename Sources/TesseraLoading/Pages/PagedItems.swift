import Tessera

/// A version of the items of ``Pages`` as a flat collection, which a ``ForEach`` shows.
///
/// Versions share their common pages. Therefore the memory for keeping a version and the time for comparing
/// two depend only on the changes between them.
public struct PagedItems<Item: Identifiable & Sendable>: VersionedCollection, Sendable
where Item.ID: Sendable {
  let blocks: [ItemBlock<Item>]
  /// The number of items up to the end of each block.
  private let ends: [Int]

  init(_ blocks: [ItemBlock<Item>]) {
    self.blocks = blocks.filter { $0.count > 0 }
    var end = 0
    ends = self.blocks.map { block in
      end += block.count
      return end
    }
  }

  /// The position of the first item, which is 0.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int { ends.last ?? 0 }

  /// Returns the position at a distance from another one.
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// Accesses the item at a position.
  ///
  /// - Complexity: O(log *p*) for *p* pages.
  public subscript(position: Int) -> Item {
    precondition(position >= 0 && position < endIndex, "There is no item at this position")
    let block = block(around: position)
    return blocks[block].items[position - start(of: block)]
  }

  /// Whether all items have unique ids, which is always the case.
  public static var hasDistinctIDs: Bool { true }

  /// Returns the position of the item with an id; `nil` if there is none.
  ///
  /// - Complexity: O(*p*) for *p* pages.
  public func position(of id: ItemID) -> Int? {
    (id as? Item.ID ?? id.value()).flatMap { position(ofItem: $0) }
  }

  func position(ofItem id: Item.ID) -> Int? {
    for (index, block) in blocks.enumerated() {
      if let position = block.positions[id] { return start(of: index) + position }
    }
    return nil
  }

  // MARK: Blocks

  private func start(of block: Int) -> Int { block > 0 ? ends[block - 1] : 0 }

  private func block(around position: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PagedItems: Equatable where Item: Equatable {
  /// Returns a Boolean value that indicates whether two collections have equal items.
  public static func == (left: PagedItems, right: PagedItems) -> Bool { left.elementsEqual(right) }
}

extension PagedItems: CustomStringConvertible {
  /// The items as in `[1, 2, 3]`.
  public var description: String { Array(self).description }
}
