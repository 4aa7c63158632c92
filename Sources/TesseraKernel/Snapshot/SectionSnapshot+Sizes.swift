import TesseraLayout

// Which items have the sizes that they had, told without asking each: what a layout knows of the others is taken over.

/// The changes of a section that its layout has to look at.
struct SizeChanges {
  /// The items that came or went, and those that stayed and have to be asked again.
  var splices: [ItemSplice]
  /// Whether some of the others were not asked and might declare another size. See ``SectionFrames/hasUnaskedSizes``.
  var areOnTrust = false
}

extension SectionSnapshot {
  /// How many changes a layout takes one by one at most.
  private var mostChanges: Int { 64 + count / 16 }

  /// Returns what has changed for a layout; nil if each item has to be asked.
  ///
  /// The items of a run are alike, or each has to be asked, which makes its cell. Of these only those are asked whose elements
  /// have changed: the others are trusted to declare what they declared.
  ///
  /// - Parameter splices: How the items came about from those of the older section.
  /// - Complexity: O(*r* + *s*) for *r* runs and *s* splices where runs are uniform or share their storage; O(*n*) looks at
  ///   memory otherwise.
  func sizeChanges(since old: SectionSnapshot, besides splices: [ItemSplice]) -> SizeChanges? {
    // Where nearly everything is elsewhere, a layout is quicker from the start.
    guard splices.count <= mostChanges else { return nil }
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

  /// Whether items have the sizes that as many had, from one on, as far as can be told without asking each.
  ///
  /// - Parameter areOnTrust: Set where the answer is yes and some of them might declare another size.
  func hasSameSizes(
    in items: Range<Int>, as old: SectionSnapshot, from oldItem: Int, areOnTrust: inout Bool
  ) -> Bool {
    var changes = SizeChanges(splices: [], areOnTrust: areOnTrust)
    guard addSizeChanges(in: items, since: old, from: oldItem, to: &changes), changes.splices.isEmpty else {
      return false
    }
    areOnTrust = changes.areOnTrust
    return true
  }

  /// Adds those of some items, none of which has come, that have to be asked again.
  ///
  /// - Returns: False where each has to be asked.
  private func addSizeChanges(
    in items: Range<Int>, since old: SectionSnapshot, from oldItem: Int, to changes: inout SizeChanges
  ) -> Bool {
    var (oldItem, newItem) = (oldItem, items.lowerBound)
    while newItem < items.upperBound {
      guard let one = old.locate(oldItem), let other = locate(newItem),
        one.run.uniformSizing == other.run.uniformSizing, one.run.uniformTraits == other.run.uniformTraits
      else { return false }
      let step = min(one.run.count - one.index, other.run.count - other.index, items.upperBound - newItem)
      // Where all have one size, what they ask of the layout beside it would be noticed on no screen.
      guard other.run.uniformSizing == nil || other.run.uniformTraits != nil else { return false }
      if other.run.uniformSizing == nil {
        guard addChanged(one, other, (oldItem, newItem), limit: step, to: &changes) else { return false }
      }
      (oldItem, newItem) = (oldItem + step, newItem + step)
    }
    return true
  }

  /// Adds those of some items of two runs whose elements are not the very same.
  ///
  /// - Returns: False where each has to be asked.
  private func addChanged(
    _ one: Place, _ other: Place, _ start: (old: Int, new: Int), limit: Int, to changes: inout SizeChanges
  ) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    changes.areOnTrust = true
    var position = 0
    while position < limit {
      position += other.run.countOfSame(
        from: other.index + position, as: one.run, from: one.index + position, limit: limit - position)
      guard position < limit else { break }
      let (old, new) = (start.old + position, start.new + position)
      changes.add(ItemSplice(old: old..<old + 1, new: new..<new + 1))
      guard changes.splices.count <= mostChanges else { return false }
      position += 1
    }
    return true
    #endif
  }

  private typealias Place = (run: ItemRun, index: Int, start: Int)
}

extension SizeChanges {
  /// Adds a splice behind the others, as a part of the last one where it follows at once.
  fileprivate mutating func add(_ splice: ItemSplice) {
    if splice.old.isEmpty, splice.new.isEmpty { return }
    guard let last = splices.last, last.old.upperBound == splice.old.lowerBound,
      last.new.upperBound == splice.new.lowerBound, last.source == nil, splice.source == nil
    else { return splices.append(splice) }
    splices[splices.count - 1] = ItemSplice(
      old: last.old.lowerBound..<splice.old.upperBound, new: last.new.lowerBound..<splice.new.upperBound)
  }
}
