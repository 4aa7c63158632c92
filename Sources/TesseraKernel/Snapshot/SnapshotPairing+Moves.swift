import TesseraLayout

extension SnapshotPairing {
  /// The number of items that have to move together so that reusing their layout saves work.
  private static var minimumMoveLength: Int { 64 }

  /// Returns the same changes of a new section, with the sources of items that have moved together in large
  /// numbers.
  ///
  /// - Parameter haveSameSizes: Returns whether items have the same sizes as those at the old positions.
  /// - Complexity: O(*m*) for *m* inserted items.
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
        if let source, source.count >= Self.minimumMoveLength, haveSameSizes(source, items) {
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

  /// Returns the old positions of the first items of a range, as many as were consecutive; `nil` if the first
  /// item was not in the same section.
  private func source(of items: Range<Int>, inNew section: Int) -> Range<Int>? {
    guard let start = oldItem(of: items.lowerBound, inNew: section) else { return nil }
    let others = items.dropFirst()
    let end = others.first { oldItem(of: $0, inNew: section) != start + $0 - items.lowerBound }
    return start..<(start + (end ?? items.upperBound) - items.lowerBound)
  }

  /// Returns the old position of an item; `nil` if it was not in the same section.
  private func oldItem(of item: Int, inNew section: Int) -> Int? {
    guard let path = oldPath(ofNew: .item(item, in: section)), path.section == oldSection(ofNew: section)
    else { return nil }
    return path.item
  }
}
