import TesseraLayout

// Finds the items that kept their sizes without querying each, so that their layout is reused.

/// The changes of a section that its layout has to process.
struct SizeChanges {
  /// The inserted and deleted items, and those that stayed and have to be queried again.
  var splices: [ItemSplice]
  /// Whether other items were not queried and might differ in size. See ``SectionFrames/hasAssumedSizes``.
  var areAssumed = false
}

extension SectionSnapshot {
  /// The maximum number of changes that a layout processes one by one.
  private var maxChanges: Int { 64 + count / 16 }

  /// Returns the changes that a layout has to process.
  ///
  /// The items of a run are uniform, or each has to be queried, which calls its closure. Of these, only the
  /// items whose elements have changed are queried: the others are assumed to declare the same as before.
  ///
  /// - Parameter splices: The changes of the items since the older section.
  /// - Returns: The changes; `nil` if each item has to be queried.
  /// - Complexity: O(*r* + *s*) for *r* runs and *s* splices if runs are uniform or share their storage;
  ///   otherwise O(*n*) memory accesses.
  func sizeChanges(since old: SectionSnapshot, besides splices: [ItemSplice]) -> SizeChanges? {
    // If nearly all items have moved, a new layout is faster.
    guard splices.count <= maxChanges else { return nil }
    var changes = SizeChanges(splices: [])
    var (oldItem, newItem) = (0, 0)
    for splice in splices + [ItemSplice(old: old.count..<old.count, new: count..<count)] {
      guard addSizeChanges(in: newItem..<splice.new.lowerBound, since: old, from: oldItem, to: &changes)
      else {
        return nil
      }
      changes.add(splice)
      (oldItem, newItem) = (splice.old.upperBound, splice.new.upperBound)
    }
    return changes
  }

  /// Returns whether items have the same sizes as older items from a position on, as far as that is known
  /// without querying each.
  ///
  /// - Parameter areAssumed: Set to `true` if the result is `true` and some of the items might declare
  ///   another size.
  func hasSameSizes(
    in items: Range<Int>, as old: SectionSnapshot, from oldItem: Int, areAssumed: inout Bool
  ) -> Bool {
    var changes = SizeChanges(splices: [], areAssumed: areAssumed)
    guard addSizeChanges(in: items, since: old, from: oldItem, to: &changes), changes.splices.isEmpty else {
      return false
    }
    areAssumed = changes.areAssumed
    return true
  }

  /// Adds the items of a range without inserted ones to be queried again. Returns `false` if each has to be.
  private func addSizeChanges(
    in items: Range<Int>, since old: SectionSnapshot, from oldItem: Int, to changes: inout SizeChanges
  ) -> Bool {
    var (oldItem, newItem) = (oldItem, items.lowerBound)
    while newItem < items.upperBound {
      guard let one = old.locate(oldItem), let other = locate(newItem),
        one.run.uniformSizing == other.run.uniformSizing, one.run.uniformTraits == other.run.uniformTraits
      else { return false }
      let step = min(one.run.count - one.index, other.run.count - other.index, items.upperBound - newItem)
      // If all items have one size, no screen would reveal a change of their layout traits.
      guard other.run.uniformSizing == nil || other.run.uniformTraits != nil else { return false }
      if other.run.uniformSizing == nil {
        guard addChanged(one, other, (oldItem, newItem), limit: step, to: &changes) else { return false }
      }
      (oldItem, newItem) = (oldItem + step, newItem + step)
    }
    return true
  }

  /// Adds the items of two runs with unequal elements. Returns `false` if each item has to be queried.
  private func addChanged(
    _ one: Place, _ other: Place, _ start: (old: Int, new: Int), limit: Int, to changes: inout SizeChanges
  ) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    changes.areAssumed = true
    var position = 0
    while position < limit {
      position += other.run.countOfSame(
        from: other.index + position, as: one.run, from: one.index + position, limit: limit - position)
      guard position < limit else { break }
      let (old, new) = (start.old + position, start.new + position)
      changes.add(ItemSplice(old: old..<old + 1, new: new..<new + 1))
      guard changes.splices.count <= maxChanges else { return false }
      position += 1
    }
    return true
    #endif
  }

  private typealias Place = (run: ItemRun, index: Int, start: Int)
}

extension SizeChanges {
  /// Appends a splice, and merges it with the last one if it follows immediately.
  fileprivate mutating func add(_ splice: ItemSplice) {
    if splice.old.isEmpty, splice.new.isEmpty { return }
    guard let last = splices.last, last.old.upperBound == splice.old.lowerBound,
      last.new.upperBound == splice.new.lowerBound, last.source == nil, splice.source == nil
    else { return splices.append(splice) }
    splices[splices.count - 1] = ItemSplice(
      old: last.old.lowerBound..<splice.old.upperBound, new: last.new.lowerBound..<splice.new.upperBound)
  }
}
