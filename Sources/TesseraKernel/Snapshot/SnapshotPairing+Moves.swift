import TesseraLayout

extension SnapshotPairing {
  /// How many items have to have moved together so that it is less work to take over what is known about them than to
  /// ask them.
  private static var leastMove: Int { 64 }

  /// The same change of a new section, in which those splices say where their items come from whose items have moved
  /// together, many at a time.
  ///
  /// - Parameter haveSameSizes: Whether items have the sizes that those at the old positions had.
  /// - Complexity: O(*m*) for *m* items that came.
  func tracingMoves(
    _ splices: [ItemSplice], inNew section: Int,
    where haveSameSizes: (_ source: Range<Int>, _ items: Range<Int>) -> Bool
  ) -> [ItemSplice] {
    splices.flatMap { splice in
      var parts: [ItemSplice] = []
      var left = splice
      var item = splice.new.lowerBound
      while item < splice.new.upperBound {
        let source = source(of: item..<splice.new.upperBound, inNew: section)
        let items = item..<(item + (source?.count ?? 1))
        if let source, source.count >= Self.leastMove, haveSameSizes(source, items) {
          let gone = splice.old.upperBound..<splice.old.upperBound
          parts.append(ItemSplice(old: left.old, new: left.new.lowerBound..<item))
          parts.append(ItemSplice(old: gone, new: items, source: source))
          left = ItemSplice(old: gone, new: items.upperBound..<splice.new.upperBound)
        }
        item = items.upperBound
      }
      return (parts + [left]).filter { !$0.old.isEmpty || !$0.new.isEmpty }
    }
  }

  /// Where the first items of a range were before, as many as stood beside each other; nil where the very first was not
  /// in the same section.
  private func source(of items: Range<Int>, inNew section: Int) -> Range<Int>? {
    guard let start = oldItem(of: items.lowerBound, inNew: section) else { return nil }
    let others = items.dropFirst()
    let end = others.first { oldItem(of: $0, inNew: section) != start + $0 - items.lowerBound }
    return start..<(start + (end ?? items.upperBound) - items.lowerBound)
  }

  /// Where an item was before, if it was in the same section.
  private func oldItem(of item: Int, inNew section: Int) -> Int? {
    guard let path = oldPath(ofNew: .item(item, in: section)), path.section == oldSection(ofNew: section)
    else { return nil }
    return path.item
  }
}
