extension Pairing {
  /// Returns the items of a new section that were not in its old match, ascending; all items if it has no
  /// match.
  ///
  /// - Complexity: O(*m*) for *m* items between the common prefix and suffix.
  public func inserted(inNew section: Int) -> [Int] {
    let side = newSections[section]
    guard side.match != nil else { return Array(0..<side.count) }
    guard !side.matches.isEmpty else { return Array(side.middle) }
    var inserted: [Int] = []
    side.matches.forEachRun { items, match in
      guard !match.isInSameList else { return }
      for item in items { inserted.append(side.middle.lowerBound + item) }
    }
    return inserted
  }

  /// Returns the changes of the items of a new section, as ranges of old items that were replaced by ranges
  /// of new ones.
  ///
  /// The ranges are ascending and disjoint in both versions. Between two replacements the items are the same
  /// ones in the same order. An item that had to move is in both an old and a new range. An inserted section
  /// is one replacement of an empty range.
  ///
  /// - Complexity: O(*m*) for *m* items between the common prefix and suffix.
  public func replacements(inNew section: Int) -> [(old: Range<Int>, new: Range<Int>)] {
    let side = newSections[section]
    guard let match = side.match else { return side.count > 0 ? [(0..<0, 0..<side.count)] : [] }
    let oldMiddle = oldSections[match].middle
    var replacements: [(old: Range<Int>, new: Range<Int>)] = []
    var old = oldMiddle.lowerBound
    var new = side.middle.lowerBound
    func replace(upTo oldEnd: Int, _ newEnd: Int) {
      if old < oldEnd || new < newEnd { replacements.append((old..<oldEnd, new..<newEnd)) }
      (old, new) = (oldEnd, newEnd)
    }
    side.matches.forEachRun { items, match in
      guard match.isInSameList, !match.isMoving else { return }
      replace(upTo: oldMiddle.lowerBound + match.position, side.middle.lowerBound + items.lowerBound)
      (old, new) = (old + items.count, new + items.count)
    }
    replace(upTo: oldMiddle.upperBound, side.middle.upperBound)
    return replacements
  }
}
