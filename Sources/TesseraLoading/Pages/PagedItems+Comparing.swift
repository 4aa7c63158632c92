extension PagedItems {
  /// Returns the number of items at the start that have the same ids as those of another version.
  ///
  /// - Complexity: O(*p* + *c*) for *p* pages and *c* items of pages that the versions do not share. Shared
  ///   pages are skipped.
  public func commonPrefix(with other: PagedItems) -> Int {
    common(ComparisonCursor(blocks, from: .start), ComparisonCursor(other.blocks, from: .start))
  }

  /// Returns the number of items at the end that have the same ids as those of another version.
  ///
  /// - Complexity: That of ``commonPrefix(with:)``.
  public func commonSuffix(with other: PagedItems) -> Int {
    common(ComparisonCursor(blocks, from: .end), ComparisonCursor(other.blocks, from: .end))
  }

  private func common(_ one: ComparisonCursor<Item>, _ two: ComparisonCursor<Item>) -> Int {
    var (one, two) = (one, two)
    var length = 0
    while let left = one.block, let right = two.block {
      if left === right, one.passed == two.passed {
        length += left.count - one.passed
        one.leave()
        two.leave()
      } else if one.item(of: left).id == two.item(of: right).id {
        length += 1
        one.step()
        two.step()
      } else {
        break
      }
    }
    return length
  }
}

/// A cursor over the items that have not been compared yet, from one end of the list.
private struct ComparisonCursor<Item: Identifiable & Sendable> where Item.ID: Sendable {
  enum End { case start, end }

  private let end: End
  private var blocks: ArraySlice<ItemBlock<Item>>
  private(set) var passed = 0

  init(_ blocks: [ItemBlock<Item>], from end: End) {
    self.blocks = blocks[...]
    self.end = end
  }

  /// The current block, which is never empty; `nil` if all items were compared.
  var block: ItemBlock<Item>? { end == .start ? blocks.first : blocks.last }

  func item(of block: ItemBlock<Item>) -> Item {
    block.items[end == .start ? passed : block.count - 1 - passed]
  }

  mutating func step() {
    passed += 1
    if passed == block?.count { leave() }
  }

  mutating func leave() {
    passed = 0
    blocks = end == .start ? blocks.dropFirst() : blocks.dropLast()
  }
}
