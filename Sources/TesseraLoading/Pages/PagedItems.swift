import Tessera

/// The items of ``Pages`` as they are at some time, one behind the other: a value that a ``ForEach`` shows.
///
/// What two versions have in common they share, so that both keeping one and comparing two costs what has
/// changed.
public struct PagedItems<Item: Identifiable & Sendable>: VersionedCollection, Sendable
where Item.ID: Sendable {
  /// The items of the pages that have some.
  let blocks: [ItemBlock<Item>]
  /// How many items there are up to the end of each of them.
  private let ends: [Int]

  init(_ blocks: [ItemBlock<Item>]) {
    self.blocks = blocks.filter { $0.count > 0 }
    var end = 0
    ends = self.blocks.map { block in
      end += block.count
      return end
    }
  }

  /// Zero.
  public var startIndex: Int { 0 }

  /// How many items there are.
  public var endIndex: Int { ends.last ?? 0 }

  /// The position so many places on.
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// An item.
  ///
  /// - Complexity: O(log *p*) for *p* pages.
  public subscript(position: Int) -> Item {
    precondition(position >= 0 && position < endIndex, "There is no item at this position")
    let block = block(around: position)
    return blocks[block].items[position - start(of: block)]
  }

  /// No two items have the same id.
  public static var hasDistinctIDs: Bool { true }

  /// The position of the item with an id; nil where there is none.
  ///
  /// - Complexity: O(*p*) for *p* pages.
  public func position(of id: ItemID) -> Int? {
    (id as? Item.ID ?? id.value()).flatMap { position(ofItem: $0) }
  }

  /// The position of the item with an id; nil where there is none.
  ///
  /// - Complexity: O(*p*) for *p* pages.
  func position(ofItem id: Item.ID) -> Int? {
    for (index, block) in blocks.enumerated() {
      if let position = block.positions[id] { return start(of: index) + position }
    }
    return nil
  }

  // MARK: Blocks

  /// Where the items of a page begin.
  private func start(of block: Int) -> Int { block > 0 ? ends[block - 1] : 0 }

  /// Which page has the item at a position.
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
  /// Whether both have the same items.
  public static func == (left: PagedItems, right: PagedItems) -> Bool { left.elementsEqual(right) }
}

extension PagedItems: CustomStringConvertible {
  /// As in `[1, 2, 3]`.
  public var description: String { Array(self).description }
}
