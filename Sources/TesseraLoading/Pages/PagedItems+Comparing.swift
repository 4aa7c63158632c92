extension PagedItems {
  /// How many items at the start have the same ids as those of another version.
  ///
  /// - Complexity: What both share is passed at once: O(*p* + *c*) for *p* pages, and *c* items of pages that
  ///   they do not share.
  public func commonPrefix(with other: PagedItems) -> Int {
    common(Remainder(blocks, from: .start), Remainder(other.blocks, from: .start))
  }

  /// How many items at the end have the same ids as those of another version; it costs what
  /// ``commonPrefix(with:)`` does.
  public func commonSuffix(with other: PagedItems) -> Int {
    common(Remainder(blocks, from: .end), Remainder(other.blocks, from: .end))
  }

  private func common(_ one: Remainder<Item>, _ two: Remainder<Item>) -> Int {
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

/// What is left of the items while they are compared from one of their ends.
private struct Remainder<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// An end of a list.
  enum End { case start, end }

  private let end: End
  private var blocks: ArraySlice<ItemBlock<Item>>
  /// How many items of the block in hand were compared.
  private(set) var passed = 0

  init(_ blocks: [ItemBlock<Item>], from end: End) {
    self.blocks = blocks[...]
    self.end = end
  }

  /// The block in hand; nil where everything was compared. None is empty.
  var block: ItemBlock<Item>? { end == .start ? blocks.first : blocks.last }

  /// The item of the block in hand that comes next.
  func item(of block: ItemBlock<Item>) -> Item {
    block.items[end == .start ? passed : block.count - 1 - passed]
  }

  /// Notes that an item was compared.
  mutating func step() {
    passed += 1
    if passed == block?.count { leave() }
  }

  /// Notes that the block in hand was compared.
  mutating func leave() {
    passed = 0
    blocks = end == .start ? blocks.dropFirst() : blocks.dropLast()
  }
}
